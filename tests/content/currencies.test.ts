// One currency mark a page: a reader who compares two sums does not have to convert one of them first.
import { describe, expect, it } from 'vitest';
import { details } from '#content/details.ts';
import { isRecord } from '#content/findings.words.ts';
import { answers } from '#content/answers.ts';
import { essays } from '#content/essays.ts';
import { insights } from '#content/insights.ts';
import { routes } from '#content/routes.ts';
import { signals } from '#content/signals.ts';
import { documents } from '#content/validate.ts';
import type { Block } from '#content/schema.publications.ts';
import { plainText } from '../../tools/content/markdown.mjs';

/** The currency marks of a text. */
const marksOf = (text: string) => [
  ...new Set(
    text.match(/[$£€¥]|\b(?:EUR|USD|GBP)\b/g)?.map((mark) => (mark === 'EUR' ? '€' : mark)),
  ),
];

const blocksOf = (value: unknown): Block[] =>
  isRecord(value) && Array.isArray(value['blocks']) ? (value['blocks'] as Block[]) : [];

/** What is listed on one page: titles and excerpts. */
const listed = (items: readonly { title: string; excerpt: string }[]) =>
  items.map(({ title, excerpt }) => `${title} ${excerpt}`).join('\n');

/** What each page lists and says of itself. */
const pages: readonly (readonly [string, string])[] = [
  ['/second-curve', listed(essays)],
  ['/next-curve', `${listed(signals)} ${JSON.stringify(insights)}`],
  ['/library', listed([...essays, ...signals, ...answers])],
  ...Object.values(routes).map((route) => [route.path, JSON.stringify(route)] as const),
];

describe('one currency mark', () => {
  it.each(documents.map(({ file, value }) => [file, plainText(blocksOf(value))] as const))(
    'in %s',
    (_, text) => {
      expect(marksOf(text).length).toBeLessThanOrEqual(1);
    },
  );

  it.each(
    details.map(({ path, summary, body }) => [path, `${summary} ${plainText(body)}`] as const),
  )('at %s', (_, text) => {
    expect(marksOf(text).length).toBeLessThanOrEqual(1);
  });

  it.each(pages)('in what %s lists and says', (_, text) => {
    expect(marksOf(text).length).toBeLessThanOrEqual(1);
  });
});

it('two marks are told apart, and a code is its mark', () => {
  expect(marksOf('$3 and £4')).toEqual(['$', '£']);
  expect(marksOf('49 EUR, or €49')).toEqual(['€']);
  expect(marksOf('3.5M pre-seed')).toEqual([]);
});
