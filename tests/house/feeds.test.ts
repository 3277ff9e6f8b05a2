// Feeds translate, charts decide: no feed holds a variable, a wait, a request or a timer.
import { describe, expect, test } from 'vitest';
import { decidingFeeds } from './feeds.ts';
import { feedExceptions, feedSamples, translatingFeeds } from './samples.feeds.ts';
import { parse, readSources } from './source.ts';

const holds = (path: string, text: string) => decidingFeeds([parse(path, text)]);

test('every feed that decides is a listed exception, with exactly what it holds', () => {
  const sources = readSources(['src']);
  const feeds = sources.filter(({ text }) => text.includes('fromCallback'));
  expect(feeds.length).toBeGreaterThan(20);
  expect(decidingFeeds(sources)).toEqual(
    Object.fromEntries(
      Object.entries(feedExceptions).map(([feed, { holds: known }]) => [feed, known]),
    ),
  );
});

test.each(Object.entries(feedExceptions))('%s has a reason', (_, { reason }) => {
  expect(reason).toMatch(/^\S.*\.$/);
});

describe('caught', () => {
  test.each(feedSamples)('%s: %s', (fault, text) => {
    for (const path of ['src/flows/a/ports.ts', 'src/adapters/user/a.ts'])
      expect(holds(path, text)).toEqual({ [`${path} feed`]: [fault] });
  });
  test('in another file of the flow’s folder', () => {
    const feed = parse(
      'src/flows/a/ports.ts',
      "import { watchIt as watch } from './ports/watch.ts'; const feed = fromCallback(() => watch());",
    );
    const text = 'export function watchIt() { let known = null; known = 1; return known; }';
    expect(decidingFeeds([feed, parse('src/flows/a/ports/watch.ts', text)])).toEqual({
      'src/flows/a/ports.ts feed': ['let'],
    });
  });
  test.each(['src/flows/a/ports.ts', 'src/adapters/user/a.ts', 'src/adapters/outbox/a.ts'])(
    'in the outbox’s adapters, from %s',
    (path) => {
      const feed = parse(
        path,
        "import { hear } from '#adapters/outbox/store.ts'; const feed = fromCallback(() => hear());",
      );
      const text = 'export function hear() { setTimeout(() => {}, 60); }';
      expect(decidingFeeds([feed, parse('src/adapters/outbox/store.ts', text)])).toEqual({
        [`${path} feed`]: ['timer'],
      });
    },
  );
});

describe('a feed that translates', () => {
  test.each(translatingFeeds)('%s', (text) =>
    expect(holds('src/flows/a/ports.ts', text)).toEqual({}),
  );
  test('is judged neither by another flow’s folder nor by what it does not use', () => {
    const feed = parse(
      'src/flows/a/ports.ts',
      "import { watch } from '#flows/b/ports.ts'; let other = 1; const feed = fromCallback(() => watch());",
    );
    const text = 'export function watch() { let known = 1; return known; }';
    expect(decidingFeeds([feed, parse('src/flows/b/ports.ts', text)])).toEqual({});
  });
});
