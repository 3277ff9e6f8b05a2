// The link images: every page has one, its text fits, and no font of the machine is used.
import { beforeAll, describe, expect, test } from 'vitest';
import { details } from '#content/details.ts';
import { routes, type RoutePath } from '#content/routes.ts';
import type { DetailAreaPath } from '#pages/parts/detailAreas.ts';
import { detailAt } from '#pages/parts/load.ts';
import { balanced, fitted, type Glyphs } from '../../src/boot/published/glyphs.ts';
import { altOf, cardOfItem, cardOfRoute } from '../../src/boot/published/linkCards.ts';
import { linkImageOf, type LinkCard } from '../../src/boot/published/linkImage.tsx';
import { openGlyphs } from '../../tools/site/glyphs.mjs';

let glyphs: Glyphs;
let cards: LinkCard[];

beforeAll(async () => {
  glyphs = await openGlyphs();
  const items = details.map(({ path }) => {
    const [, room = '', slug = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
    return detailAt(room as DetailAreaPath, slug);
  });
  cards = [
    ...(Object.keys(routes) as RoutePath[]).map(cardOfRoute),
    ...(await Promise.all(items)).map(cardOfItem),
  ];
});

test('every page can be drawn, no two of them alike, in outlines and in the colors of the dark theme', () => {
  const drawings = cards.map((card) => linkImageOf(card, glyphs));
  expect(new Set(drawings).size).toBe(cards.length);
  for (const svg of drawings) expect(svg).not.toMatch(/<text|font-family|var\(|NaN|undefined/);
});

test('an item has its room and its details, and its text names it', () => {
  const essay = cards.find(({ plate }) => plate.id === 'the-quiet-no');
  expect(essay).toMatchObject({ kicker: 'The Second Curve', title: 'The quiet no' });
  expect(essay?.facts).toEqual(['October 1, 2026', expect.stringMatching(/min/), 'Premium']);
  for (const card of cards) expect(altOf(card)).toMatch(/^\S.* · Axis One$/);
  for (const card of cards) expect(altOf(card)).toContain(card.title);
});

/** A font in which every character has the same width. */
const each = (text: string) => text.length;

describe('setting type', () => {
  test('lines are as few as the space allows, and then of similar length', () => {
    expect(balanced('one two three four five six', 30, each)).toEqual([
      'one two three four five six',
    ]);
    expect(balanced('one two three four five six', 22, each)).toEqual([
      'one two three',
      'four five six',
    ]);
    expect(balanced('one two three four five six', 11, each)).toEqual([
      'one two',
      'three four',
      'five six',
    ]);
    expect(balanced('unbreakable', 10, each)).toBeUndefined();
  });

  test('a text that is too long for one size gets the next, and is refused rather than cut off', () => {
    const room = { sizes: [90, 60], width: 1000, lines: 2, leading: 1 };
    const of = (words: number) =>
      fitted('display', Array(words).fill('question').join(' '), room, glyphs);
    expect(of(4)).toMatchObject({ size: 90 });
    expect(of(8)).toMatchObject({ size: 60 });
    for (const line of of(8).lines)
      expect(glyphs.widthOf('display', line, 60)).toBeLessThanOrEqual(room.width);
    expect(() => of(40)).toThrow('does not fit');
  });

  test('a line is as long as its characters, and a character that the fonts lack is named', () => {
    const width = glyphs.widthOf('mono', 'axis', 100);
    expect(glyphs.widthOf('mono', 'axisaxis', 100)).toBeCloseTo(2 * width + 2, 0);
    expect(glyphs.outlineOf('text', 'a', 40)).toMatch(/^M[\d.-]+ [\d.-]+.*Z$/);
    expect(() => glyphs.outlineOf('display', '漢', 40)).toThrow('漢');
  });
});
