// The order of the feed and its reasons, as a table.
import { describe, expect, test } from 'vitest';
import type { Reader } from '#machines/feed.machine.ts';
import { onboarding } from '#content/onboarding.ts';
import type { FeedItem, FeedType } from '#content/schema.items.ts';
import { signalStack } from '#content/signalStack.ts';
import { ranked, sentenceOf } from '#flows/feed/order.ts';

const item = (type: FeedType, date: string, ...tags: string[]): FeedItem => ({
  id: type,
  title: type,
  type,
  summary: type,
  link: `/${type}`,
  tags,
  date,
});
/** The newest first, as a visitor sees them. */
const items = [
  item('second-curve', '2026-11-20', 'timing'),
  item('next-curve', '2026-11-12', 'patents'),
  item('tool-drops', '2026-11-10', 'pricing'),
  item('asyncq', '2026-11-03', 'pricing', 'pilots'),
  item('signal-exchange', '2026-10-26', 'pilots'),
];
const newestFirst = items.map(({ id }) => id);
const ada: Reader = { member: 'ada', modules: [], signals: [], hidden: [], today: '2026-11-22' };
const order = (reader: Partial<Reader>, hidden: string[] = []) =>
  ranked(items, { ...ada, ...reader }, hidden).map(({ item: { id } }) => id);
const why = (reader: Partial<Reader>, id: string, hidden: string[] = []) => {
  const reason = ranked(items, { ...ada, ...reader }, hidden).find(
    (one) => one.item.id === id,
  )?.reason;
  return reason ? sentenceOf(reason) : reason;
};

describe('the order', () => {
  test.each<[string, Partial<Reader>, string[], string[]]>([
    ['a visitor: the newest first', { member: null }, [], newestFirst],
    [
      'a module comes first',
      { modules: ['asyncq'] },
      [],
      ['asyncq', 'tool-drops', 'signal-exchange', 'second-curve', 'next-curve'],
    ],
    [
      'a module before a signal',
      { modules: ['signalExchange'], signals: ['nextCurve'] },
      [],
      ['signal-exchange', 'next-curve', 'asyncq', 'second-curve', 'tool-drops'],
    ],
    [
      'module and signal before a module',
      { modules: ['secondCurve', 'nextCurve'], signals: ['nextCurve'] },
      [],
      ['next-curve', 'second-curve', 'tool-drops', 'asyncq', 'signal-exchange'],
    ],
    [
      'equals: the newest first',
      { modules: ['nextCurve', 'secondCurve'] },
      [],
      ['second-curve', 'next-curve', 'tool-drops', 'asyncq', 'signal-exchange'],
    ],
    [
      'what is hidden is left out, and what shares its subject sinks',
      {},
      ['tool-drops'],
      ['second-curve', 'next-curve', 'signal-exchange', 'asyncq'],
    ],
    [
      'a hidden subject costs a visitor’s order as much',
      { member: null },
      ['asyncq'],
      ['second-curve', 'next-curve', 'tool-drops', 'signal-exchange'],
    ],
  ])('%s', (_, reader, hidden, expected) => {
    expect(order(reader, hidden)).toEqual(expected);
  });
  test('one ‘less like this’ outweighs a chosen module', () => {
    const two = [...items, { ...item('next-curve', '2026-11-21'), id: 'another' }];
    const reader: Reader = { ...ada, modules: ['nextCurve'] };
    expect(ranked(two, reader, []).at(0)?.item.id).toBe('another');
    expect(ranked(two, reader, ['next-curve']).at(-1)?.item.id).toBe('another');
  });
  test('does not change its input', () => {
    const before = JSON.stringify(items);
    order({ modules: ['asyncq'] }, ['tool-drops']);
    expect(JSON.stringify(items)).toBe(before);
  });
});

describe('the reason', () => {
  test.each<[string, Partial<Reader>, string, string[], string | null]>([
    ['a visitor is told none', { member: null, modules: ['nextCurve'] }, 'next-curve', [], null],
    ['a module', { modules: ['nextCurve'] }, 'next-curve', [], 'Because you chose The Next Curve'],
    [
      'the module before the signal',
      { modules: ['nextCurve'], signals: ['nextCurve'] },
      'next-curve',
      [],
      'Because you chose The Next Curve',
    ],
    ['a signal', { signals: ['toolDrops'] }, 'tool-drops', [], 'Because you follow Tool Drops'],
    ['two days old', {}, 'second-curve', [], 'New this week, outside your modules'],
    [
      'six days old',
      { today: '2026-11-26' },
      'second-curve',
      [],
      'New this week, outside your modules',
    ],
    ['seven days old', { today: '2026-11-27' }, 'second-curve', [], 'Outside your modules'],
    ['of tomorrow', { today: '2026-11-19' }, 'second-curve', [], 'Outside your modules'],
    ['an unknown day', { today: '' }, 'second-curve', [], 'Outside your modules'],
    [
      'a shared subject',
      { modules: ['asyncq'] },
      'tool-drops',
      [],
      'Outside your modules, on a subject of yours: pricing',
    ],
    ['neither', {}, 'next-curve', [], 'Outside your modules'],
    [
      'less of it',
      { modules: ['asyncq'] },
      'asyncq',
      ['tool-drops'],
      'Further down: you asked for less like this',
    ],
  ])('%s', (_, reader, id, hidden, expected) => {
    expect(why(reader, id, hidden)).toBe(expected);
  });
});

const named = ({ options }: { options: readonly { id: string; label: string }[] }) =>
  new Map(options.map(({ id, label }) => [id, label]));

test('modules and signals have their names of onboarding', () => {
  const [modules, signals] = [named(onboarding.modules), named(onboarding.signals)];
  const sources: readonly {
    module: string;
    moduleName: string;
    signal?: string;
    signalName?: string;
  }[] = Object.values(signalStack.feed.sources);
  for (const { module, moduleName, signal, signalName } of sources) {
    expect(modules.get(module)).toBe(moduleName);
    expect(signal === undefined ? undefined : signals.get(signal)).toBe(signalName);
  }
  expect(new Set(sources.map(({ module }) => module)).size).toBe(modules.size);
});
