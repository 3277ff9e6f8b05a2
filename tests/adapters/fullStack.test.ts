// @vitest-environment happy-dom
// The full stack in the browser: everything published once each, and what is asked of the backend.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';
import { feed } from '#content/feed.ts';
import { gatherings } from '#content/gatherings.ts';
import { service } from '#content/service.ts';
import { fullStack } from '#content/fullStack.ts';
import { loadFullStack, storeChange } from '../../src/flows/fullStack/ports/rows.ts';
import { fullItems } from '../../src/flows/fullStack/ports/items.ts';
import { foundIn } from '../../src/flows/fullStack/FullRows.tsx';
import { loadStack } from '../../src/flows/stack/ports/rows.ts';
import { publications } from '../../src/pages/parts/publicationRows.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

const words = fullStack.problems;
const run = <Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input) =>
  toPromise(createActor(logic, { input }).start());

beforeEach(() => {
  freshBrowser();
  holdSession();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const nextDinner = gatherings.find(({ series }) => series === 'lisbon-dinner')?.id;

describe('everything published', () => {
  const links = fullItems.map(({ link }) => link);

  test('is there once each: the feed, and what the public lists hold', () => {
    expect(new Set(links).size).toBe(links.length);
    for (const { link } of feed) expect(links).toContain(link);
    // The feed names the next dinner in Lisbon by its series.
    const listed = Object.values(publications)
      .flat()
      .map(({ href }) => href)
      .filter((href) => href !== `/open-circle#${nextDinner}`);
    for (const href of listed) expect(links).toContain(href);
    expect(links.filter((link) => !listed.includes(link)).toSorted()).toEqual(
      feed
        .map(({ link }) => link)
        .filter((link) => !listed.includes(link))
        .toSorted(),
    );
  });

  test('can be put on a stack, each: its row is named again', async () => {
    wire(() => ({ body: fullItems.map(({ kind, id }) => ({ kind, item: id })) }));
    const { items } = await run(loadStack, undefined);
    expect(items.map(({ link }) => link)).toEqual(links);
    expect(items.every(({ title }) => title !== '')).toBe(true);
  });

  test('is searched in titles, summaries and subjects of the chosen kind', () => {
    const reader = { member: null, modules: [], signals: [], hidden: [], today: '' };
    const search = (text: string, show: 'all' | 'tool-drops') =>
      foundIn(fullItems, { words: text, show }, reader).map(({ item }) => item.title);
    expect(search('', 'all')).toHaveLength(fullItems.length);
    expect(search('IP moat', 'all')).toContain('IP Moat Map');
    expect(search('gtm', 'tool-drops')).toEqual(['Pilot to Contract Kit']);
    expect(search('zzz', 'all')).toEqual([]);
  });
});

describe('the backend', () => {
  test('gives the searches with their chips, and the items that have a place', async () => {
    wire(({ path }) => ({
      body: path.endsWith('saved_searches')
        ? [
            { words: 'moat', kind: 'tool-drops' },
            { words: 'old', kind: 'a-kind-of-earlier' },
          ]
        : [{ kind: 'asyncq', item: 'one' }],
    }));
    const { items, searches, order } = await run(loadFullStack, undefined);
    expect(items).toBe(fullItems);
    expect(searches).toEqual([
      { words: 'moat', show: 'tool-drops' },
      { words: 'old', show: 'all' },
    ]);
    expect(order).toEqual([{ kind: 'asyncq', id: 'one' }]);
  });

  test.each(['saved_searches', 'stack_items'])(
    'does not give %s: nothing is half loaded',
    async (table) => {
      wire(({ path }) => (path.endsWith(table) ? { status: 503, body: {} } : { body: [] }));
      await expect(run(loadFullStack, undefined)).rejects.toThrow();
    },
  );

  test('is asked to save and to delete a search, and the other tabs hear of it', async () => {
    const search = { words: 'moat', show: 'tool-drops' as const };
    const calls = wire(({ method }) => ({ status: method === 'POST' ? 201 : 204 }));
    await run(storeChange, { change: { does: 'save', search } });
    await run(storeChange, { change: { does: 'delete', search } });
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { member_id: 'ada', words: 'moat', kind: 'tool-drops' }],
      ['DELETE', undefined],
    ]);
    expect(calls[0]?.headers.get('prefer')).toContain('resolution=ignore-duplicates');
    expect(localStorage.getItem('axisOneStackBell')).not.toBeNull();
  });

  test('is asked to store an order', async () => {
    const calls = wire(() => ({ body: { outcome: 'stored' } }));
    await run(storeChange, { change: { does: 'order', order: [{ kind: 'asyncq', id: 'one' }] } });
    expect(calls[0]).toMatchObject({
      path: '/rest/v1/rpc/order_stack',
      body: { kinds: ['asyncq'], items: ['one'] },
    });
  });

  const save = { does: 'save', search: { words: 'moat', show: 'all' } } as const;
  const order = { does: 'order', order: [] } as const;
  test.each([
    ['a full list', save, { status: 409, body: { message: 'searches_full' } }, words.full],
    ['no plan', save, { status: 403, body: { code: '42501', message: 'policy' } }, words.ended],
    [
      'no plan for an order',
      order,
      { body: { outcome: 'refused', reason: 'not_allowed', detail: {} } },
      words.ended,
    ],
    ['no network', save, 'broken', service.unreachable],
  ] as const)('says why it refuses: %s', async (_, change, reply, sentence) => {
    wire(() => reply);
    await expect(run(storeChange, { change })).rejects.toThrow(sentence);
    expect(localStorage.getItem('axisOneStackBell')).toBeNull();
  });
});
