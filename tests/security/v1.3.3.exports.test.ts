// ASVS 5.0, 1.3.3 and 1.3.5: calendar files and Markdown contain the user's words and nothing else.
import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../server/mail/calendar.mjs';
import { canvasText } from '../../src/adapters/files/labSheets.ts';

const appointment = {
  id: '0b1f6c1e-7f5e-4b6e-9a64-5e1c2b1b7a10',
  slot: '2026-11-24T14:20',
  at: '2026-11-22T09:05:31.000Z',
  summary: 'Office hours',
  description: 'One decision.',
};

/** The lines of a calendar file by every rule that a reader could use: names only. */
const namesIn = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => /^[^:;]*/.exec(line)?.[0] ?? '');

const lineBreaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\n\r', '\r\r\n'];

describe('a calendar file', () => {
  const plain = namesIn(calendarFile(appointment));

  it.each(lineBreaks)('keeps %j and what follows on the line of its property', (lineBreak) => {
    const evil = `Hours${lineBreak}END:VEVENT${lineBreak}BEGIN:VALARM${lineBreak}ATTACH:http://evil.example`;
    for (const field of ['summary', 'description', 'id'] as const)
      expect(namesIn(calendarFile({ ...appointment, [field]: evil }))).toEqual(plain);
  });

  it('escapes what separates values, the backslash first', () => {
    const file = calendarFile({ ...appointment, summary: 'a\\,b;c\\n"d":e' }).replaceAll(
      '\r\n ',
      '',
    );
    expect(file).toContain('\r\nSUMMARY:a\\\\\\,b\\;c\\\\n"d":e\r\n');
  });

  it('holds no control character but its own line ends', () => {
    const all = Array.from({ length: 160 }, (_, code) => String.fromCharCode(code)).join('');
    const file = calendarFile({ ...appointment, summary: all, description: all });
    const left = Array.from(file.replaceAll('\r\n', '')).filter((sign) =>
      /[\p{Cc}\u2028\u2029]/u.test(sign),
    );
    expect(left.filter((sign) => sign !== '\t')).toEqual([]);
  });

  it.each(['é', '漢', '🇫🇷', '\\;', ',\n'])(
    'folds %j by octets, and no line is longer than 75',
    (sign) => {
      const file = calendarFile({ ...appointment, description: sign.repeat(300) });
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toContain('\ufffd');
      }
      const unfolded = file.replaceAll('\r\n ', '');
      expect(unfolded).toContain(
        sign
          .repeat(300)
          .replaceAll(/[\\;,]/g, '\\$&')
          .replaceAll('\n', '\\n'),
      );
    },
  );
});

const note = (text: string, cell: 'dies-madeUp' | null) => ({
  id: 'n1',
  text,
  cell,
  line: { falsify: text, cheapest: text, who: text, by: text },
  learnt: [{ what: text, whom: text }],
});

/** The number of cells of each line: an unescaped bar ends one. */
const shape = (markdown: string) =>
  markdown
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll(/\\[^]/g, '').split('|').length - 1);

const sheet = (text: string, cell: 'dies-madeUp' | null) =>
  canvasText([note(text, cell)], '2026-11-22');

describe('a sheet as Markdown', () => {
  const hostile = [
    'a | b',
    'a \\| b | c',
    'a\n\n# Heading\n\n| x | y |',
    'a\r| b |\r---',
    'a\u2028# Heading',
    '<img src=x onerror=alert(1)>',
    '[click](javascript:alert(1))',
    '![](https://tracker.example/p.png)',
    '`code` ``` fence',
    '*bold* __strong__',
  ];

  it.each(hostile)('keeps its tables and headings with any text: %j', (text) => {
    for (const cell of ['dies-madeUp', null] as const) {
      const markdown = sheet(text, cell);
      expect(shape(markdown)).toEqual(shape(sheet('plain', cell)));
      expect(markdown.match(/^#+ .*/gm)).toEqual(sheet('plain', cell).match(/^#+ .*/gm));
      const bare = markdown.replaceAll(/\\[^]/g, '');
      expect(bare).not.toMatch(/<img|\]\(|`|\*|__/);
    }
  });

  it.each(['# a', '- a', '+ a', '> a', '1. a', '12) a', '=== a', '~~~ a'])(
    'starts no block with %j in a list',
    (text) => {
      const item = sheet(text, null)
        .split('\n')
        .find((line) => line.startsWith('- '));
      expect(item?.slice(2)).toMatch(/^(\\|\d+\\)/);
    },
  );
});
