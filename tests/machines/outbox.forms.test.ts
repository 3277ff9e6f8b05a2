// What the outbox remembers of the forms: which have said that a request is stored, and which have their words again.
import { describe, expect, test } from 'vitest';
import { outboxMachine } from '#machines/outbox.machine.ts';
import { begin, entry, file, sending, stored } from './outbox.kit.ts';

const asked = entry('a', { attachments: [file] });
const uploading = { ...asked, isStored: true };

const withFiles = (isAttended: boolean) => {
  const outbox = sending(asked);
  outbox.sendRequest.resolve(stored('a', { left: uploading, isAttended }));
  expect([outbox.post(), outbox.heard()]).toEqual(['post.sending.file', []]);
  return outbox;
};
describe('the files of a request', () => {
  test('whose form has said that it is stored show no toast of their own', () => {
    const outbox = withFiles(true);
    outbox.sendAttachment.resolve(stored('a'));
    expect([outbox.post(), outbox.heard()]).toEqual(['post.empty', []]);
  });
  test('whose form was gone show the toast', () => {
    const outbox = withFiles(false);
    outbox.sendAttachment.resolve(stored('a'));
    expect(outbox.heard()).toEqual([{ type: 'toast', key: 'requestDelivered' }]);
  });
  test('that are refused are told in any case', () => {
    const outbox = withFiles(true);
    const left = { ...uploading, refusal: { reason: 'too_large', detail: {} } } as const;
    outbox.sendAttachment.resolve(stored('a', { outcome: 'returned', left }));
    expect(outbox.heard()).toEqual([{ type: 'toast', key: 'requestReturned' }]);
  });
  test('are those of one request: another one without a form shows the toast', () => {
    const outbox = withFiles(true);
    outbox.entriesFeed.say({ type: 'entries.changed', entries: [uploading, entry('b')] });
    outbox.sendAttachment.resolve(stored('a'));
    outbox.sendRequest.resolve(stored('b'));
    expect(outbox.heard()).toEqual([{ type: 'toast', key: 'requestDelivered' }]);
  });
});

const taken = (id: string) => ({ type: 'refusal.taken', id, needed: [file] }) as const;
const discarding = () => {
  const outbox = begin();
  expect(outbox.returns()).toBe('returns.none');
  outbox.send(taken('a'));
  expect(outbox.returns()).toBe('returns.discarding');
  return outbox;
};

describe('a form has its words again', () => {
  test('its entry is deleted, except the files that it needs', () => {
    const outbox = discarding();
    expect(outbox.discardEntry.asked).toEqual([{ id: 'a', needed: [file] }]);
    outbox.discardEntry.resolve();
    expect(outbox.returns()).toBe('returns.none');
  });
  test.each(['fails', 'takes longer than three seconds'])(
    'the deletion %s: the entry stays',
    (how) => {
      const outbox = discarding();
      if (how === 'fails') outbox.discardEntry.reject('Storage is refused.');
      else {
        expect(outboxMachine.implementations.delays.outboxTimeout).toBe(3000);
        outbox.wait(3000);
      }
      expect(outbox.returns()).toBe('returns.none');
    },
  );
  test('and another one meanwhile: both are deleted', () => {
    const outbox = discarding();
    outbox.send(taken('b'));
    expect(outbox.returns()).toBe('returns.discarding');
    expect(outbox.discardEntry.asked.map(({ id }) => id)).toEqual(['a', 'b']);
    outbox.discardEntry.resolve();
    expect(outbox.returns()).toBe('returns.none');
  });
  test('while another request is sent: neither waits for the other', () => {
    const outbox = sending(entry('c'));
    outbox.send(taken('a'));
    expect([outbox.returns(), outbox.post()]).toEqual([
      'returns.discarding',
      'post.sending.request',
    ]);
  });
});
