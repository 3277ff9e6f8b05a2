// Cutting text: whole words, whole characters as a user sees them, and "…" where something was cut.
import { array, assert, constantFrom, integer, property } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginningOf, ellipsize } from '../../src/adapters/ellipsize.mjs';

const family = '👨‍👩‍👧‍👦';
const flag = '🇫🇷';
const accented = 'e\u0301\u0323';

const charactersIn = (text: string) =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);

afterEach(() => vi.unstubAllGlobals());

describe('a text that is too long', () => {
  test.each([
    ['ends at a word', 'Which of the two boards decides first?', 20, 'Which of the two…'],
    ['keeps a word that just fits', 'Which of the boards', 9, 'Which of…'],
    [
      'leaves the comma before the cut away',
      'First the buyers, then the price',
      18,
      'First the buyers…',
    ],
    ['loses the end of one very long word', 'Donaudampfschifffahrtsgesellschaft', 10, 'Donaudamp…'],
    [
      'keeps most of a long word after a short one',
      `On ${'w'.repeat(40)}`,
      20,
      `On ${'w'.repeat(16)}…`,
    ],
    ['keeps a family together', family.repeat(5), 4, `${family.repeat(3)}…`],
    ['keeps flags together', flag.repeat(5), 3, `${flag.repeat(2)}…`],
    ['keeps marks on their letter', accented.repeat(5), 3, `${accented.repeat(2)}…`],
    [
      'keeps an emoji behind words whole',
      `We sell sensors ${family}${family}`,
      17,
      'We sell sensors…',
    ],
  ])('%s', (_, text, length, expected) => {
    expect(ellipsize(text, length)).toBe(expected);
  });

  test('of Chinese, which has no spaces, ends between two words', () => {
    const cut = ellipsize('我们应该先和哪一个董事会谈判价格问题', 12);
    expect(cut).toMatch(/…$/);
    expect(charactersIn(cut).length).toBeLessThanOrEqual(12);
    expect(charactersIn(cut).length).toBeGreaterThan(6);
    expect('我们应该先和哪一个董事会谈判价格问题').toContain(cut.slice(0, -1));
  });

  test('holds no more code points than the database stores, however many a character has', () => {
    const cut = ellipsize(family.repeat(120), 120, 200);
    expect(Array.from(cut).length).toBeLessThanOrEqual(200);
    expect(cut).toBe(`${family.repeat(28)}…`);
    // A single character longer than the limit: its beginning is kept.
    expect(Array.from(ellipsize(`e${'\u0301'.repeat(500)}`, 120, 200))).toHaveLength(200);
  });

  test('is cut without Intl.Segmenter too, and never through a code point', () => {
    vi.stubGlobal('Intl', {});
    expect(ellipsize('Which of the two boards decides first?', 20)).toBe('Which of the two…');
    expect(ellipsize('😀'.repeat(5), 3)).toBe('😀😀…');
  });
});

test.each([['Two boards'], [''], [family.repeat(10)], [accented.repeat(10)]])(
  'a text that fits is unchanged: %s',
  (text) => expect(ellipsize(text, 10)).toBe(text),
);

test('any text: within the limit, with the same beginning, whole characters', () => {
  const words = array(
    constantFrom('Halden', ' ', family, flag, accented, '董事会', '한국', 'नमस्ते', ', '),
  ).map((parts) => parts.join(''));
  assert(
    property(words, integer({ min: 2, max: 30 }), (text, length) => {
      const cut = ellipsize(text, length);
      expect(charactersIn(cut).length).toBeLessThanOrEqual(length);
      if (cut === text) return;
      const kept = cut.slice(0, -1);
      expect(cut.endsWith('…') && text.startsWith(kept)).toBe(true);
      expect(charactersIn(text).slice(0, charactersIn(kept).length).join('')).toBe(kept);
    }),
  );
});

test('a beginning is cut through no character, and has no mark', () => {
  expect(beginningOf(`ab${family}${family}`, 3)).toBe(`ab${family}`);
});
