// How the protocol of a client is split into pieces for the embedded database, and the answer for a canceled
// statement.
import { describe, expect, it } from 'vitest';
import { simpleQuery, statementEnded, statusAfter, unitsOf } from '../../server/database/wire.mjs';

/** A message: its letter, its length, its content. */
function message(letter: string, content = '') {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, Buffer.from(content)]);
}
const start = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);

describe('the messages of a client', () => {
  it('are passed on in pieces that are answered one by one, and nothing is lost', () => {
    const [query, parse, bind] = [message('Q', 'select 1\0'), message('P', 'S'), message('B', 'Q')];
    const pieces = [
      [start],
      [query],
      [parse, message('D', 'S'), message('H')],
      [bind, message('E'), message('S')],
      [message('Q', 'Q'.repeat(100_000))],
      [message('X')],
    ].map((messages) => Buffer.concat(messages));
    const units = unitsOf(Buffer.concat(pieces));
    expect(units.map(({ bytes }) => Buffer.from(bytes))).toEqual(pieces);
    expect(units.map(({ isReadyAfter }) => isReadyAfter)).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    // Each has a buffer of its own, which can be transferred to another thread.
    expect(units.every(({ bytes }) => bytes.byteLength === bytes.buffer.byteLength)).toBe(true);
  });
});

describe('the answer for a canceled statement', () => {
  const unit = { bytes: new Uint8Array(), isReadyAfter: true };

  it.each([
    ['timeout', '57014'],
    ['overflow', '54001'],
  ] as const)('names the code of a %s, and the state of the session', (why, code) => {
    const answer = statementEnded(unit, why, 'E');
    expect(answer.toString()).toContain(`C${code}\0`);
    expect(statusAfter(answer)).toBe('E');
  });

  it('contains no state of the session if the client has not asked yet', () => {
    expect(
      statusAfter(statementEnded({ ...unit, isReadyAfter: false }, 'timeout', 'I')),
    ).toBeUndefined();
    expect(statusAfter(message('C', 'SELECT 1\0'))).toBeUndefined();
    expect(statusAfter(new Uint8Array())).toBeUndefined();
  });

  it('a statement of the server’s own gets no answer', () => {
    expect(simpleQuery('begin')).toMatchObject({ isOwn: true, isReadyAfter: true });
    expect(Buffer.from(simpleQuery('begin').bytes)).toEqual(message('Q', 'begin\0'));
  });
});
