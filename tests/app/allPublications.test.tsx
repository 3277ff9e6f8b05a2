// The Library's list of everything published: complete, newest first, with date and kind.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answers } from '#content/answers.ts';
import { essays } from '#content/essays.ts';
import { signals } from '#content/signals.ts';
import { AllPublications } from '#pages/library/AllPublications.tsx';

const html = renderToStaticMarkup(<AllPublications />);
const lines = html.match(/<li.*?<\/li>/g) ?? [];
const hrefOf = (line: string) => /href="([^"]+)"/.exec(line)?.[1];
const textOf = (line: string) => line.replaceAll(/<[^>]+>/g, '');

test('each essay, signal and answer is listed once', () => {
  const published = [...essays, ...signals, ...answers].map(({ href }) => href);
  expect(lines.map(hrefOf).toSorted()).toEqual(published.toSorted());
});

test('the newest are first', () => {
  const dates = lines.map((line) =>
    Date.parse(/^[A-Z]\w+ \d+, \d{4}/.exec(textOf(line))?.[0] ?? ''),
  );
  expect(dates.every((date) => date > 0)).toBe(true);
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
});

test('a line names the kind, and says what is premium', () => {
  const line = (id: string) => lines.filter((one) => one.includes(`/${id}"`)).map(textOf);
  expect(line('the-quiet-no')).toEqual(['October 1, 2026 · Essay · PremiumThe quiet no']);
  expect(line('the-price-of-being-the-fastest')).toEqual([
    'October 29, 2026 · EssayThe price of being the fastest',
  ]);
});
