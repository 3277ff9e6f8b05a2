// Comments name their subject (user, member, tab, caller): the pronouns that hide it are caught.
import { expect, test } from 'vitest';
import { parse, readJudged } from './source.ts';
import type { Source } from './source.ts';

const hidden = /\b(?:somebody|whoever|anybody)\b/i;

/** Content is prose for users. */
const isHeld = ({ path }: Source) => !path.startsWith('content/');

function hidingIn({ path, text, comments }: Source): string[] {
  return comments.flatMap(({ value, start }) => {
    const found = hidden.exec(value);
    if (found === null) return [];
    const line = text.slice(0, start + 2 + found.index).split('\n').length;
    return [`${path}:${line} says ${found[0]}: name the user, member, tab or caller`];
  });
}

test('in no comment', () => {
  expect(readJudged().filter(isHeld).flatMap(hidingIn)).toEqual([]);
});

test.each([
  ['// Waits until somebody signs in.', 1],
  ['const a = 1; // Whoever calls it gets 1.', 1],
  ['/**\n * Takes a name.\n * Throws before anybody is here.\n */\nexport const b = 2;', 3],
])('caught: %j', (text, line) => {
  expect(hidingIn(parse('src/a.ts', text))).toEqual([
    expect.stringContaining(`src/a.ts:${String(line)} says `),
  ]);
});

test.each(["export const words = 'Somebody else has this slot.';", '// The tab of somebodyElse.'])(
  'no offence: %s',
  (text) => {
    expect(hidingIn(parse('src/a.ts', text))).toEqual([]);
  },
);
