// The Library's two series: real articles of one newsletter, each with a next part; and what a followed signal brings.
import { expect, it } from 'vitest';
import { essays } from '#content/essays.ts';
import { feed } from '#content/feed.ts';
import { onboarding } from '#content/onboarding.ts';
import { readership } from '#content/readership.ts';
import { routes } from '#content/routes.ts';
import { series, seriesWords } from '#content/series.ts';
import { signals } from '#content/signals.ts';
import { signalStack } from '#content/signalStack.ts';
import { detailAt } from '#pages/parts/load.ts';

it('there are two, one of each newsletter, and no article is in both', () => {
  expect(series.map(({ from }) => from)).toEqual(['The Second Curve', 'Next Curve']);
  const hrefs = series.flatMap(({ parts }) => parts.map(({ href }) => href));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

it.each(series.flatMap(({ from, parts }) => parts.map((part) => ({ from, ...part }))))(
  '‘$title’ is published under this title, for these readers',
  ({ from, title, href, premium = false }) => {
    const article = [...essays, ...signals].find((one) => one.href === href);
    expect(article).toMatchObject({ title, category: from, tier: premium ? 'premium' : 'free' });
  },
);

it.each(series)(
  'each part of ‘$title’ leads to the next, and the last one back to the first',
  async ({ parts, title }) => {
    for (const [at, { href }] of parts.entries()) {
      const [, area = '', slug = ''] = /^(\/[\w-]+)\/(.+)$/.exec(href) ?? [];
      // oxlint-disable-next-line no-await-in-loop -- three pages
      const { part } = await detailAt(area as '/second-curve', slug);
      const next = parts[at + 1];
      expect(part).toEqual({
        place: `Part ${at + 1} of ${parts.length}`,
        label: (next ? seriesWords.next : seriesWords.last).replace('{title}', title),
        link: next
          ? { path: next.href, title: next.title }
          : { path: parts[0]?.href, title: seriesWords.again },
      });
    }
  },
);

it('an article outside of them has no next part', async () => {
  const { part } = await detailAt('/second-curve', 'the-price-of-being-the-fastest');
  expect(part).toBeNull();
});

it('who follows Quasar Updates gets what it says: offers of partners, and hours with experts', () => {
  const { sources } = signalStack.feed;
  const kinds = Object.entries(sources).filter(
    ([, source]) => 'signal' in source && source.signal === 'quasarUpdates',
  );
  const brought = feed.filter(({ type }) => kinds.some(([kind]) => kind === type));
  expect(brought.map(({ link }) => link.split('/')[1]).toSorted()).toEqual([
    'co-lab',
    'signal-exchange',
  ]);
  const option = onboarding.signals.options.find(({ id }) => id === 'quasarUpdates');
  expect(option?.label).toBe('Quasar Updates');
  expect(option?.description).toMatch(/offers from partners.*hours with.*experts/i);
});

it('the readership shows figures: two of the specification, and the count of the archive', () => {
  expect(readership.map(({ value }) => value)).toEqual(['17', '2', String(signals.length)]);
});

/** The reading times of the signals of a tier. */
const minutes = (tier: string) => [
  ...new Set(signals.filter((one) => one.tier === tier).map(({ readTime }) => readTime)),
];

it('the readership is told how long a signal takes, and the signals take as long', () => {
  const [, , readers] = routes['/next-curve'].sections;
  expect(readers?.paragraphs.join(' ')).toContain(
    'A free signal takes two minutes to read, and a premium signal takes four.',
  );
  expect([minutes('free'), minutes('premium')]).toEqual([['2 min'], ['4 min']]);
});
