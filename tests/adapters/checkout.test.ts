// @vitest-environment happy-dom
// The ports of the checkout: leaving the site, what the address says of the way back, what the service knows of the plan, and the
// page on which a plan is managed.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup, toPromise } from 'xstate';
import { entitlement } from '#content/entitlement.ts';
import { portal } from '#content/portal.ts';
import { service } from '#content/service.ts';
import type { UpgradeEvent } from '#machines/upgrade.machine.ts';
import { leaveSite } from '../../src/adapters/page/leaveSite.ts';
import { readGrant } from '../../src/flows/checkout/ports/grant.ts';
import { openPortal } from '../../src/flows/portal/ports/open.ts';
import { forgetReturn, returnFeedOf } from '../../src/flows/upgrade/ports/returns.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

const url = 'https://checkout.example/pay/1';

beforeEach(() => {
  freshBrowser();
  holdSession();
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const leave = (to: string) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const actor = createActor(leaveSite, { input: { url: to } });
  const end = toPromise(actor);
  actor.start();
  return { actor, assign, end };
};
const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('leaveSite', () => {
  test('leads to the address, and ends when the history shows this page again as it was', async () => {
    const { actor, assign, end } = leave(url);
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
    shown(false);
    expect(actor.getSnapshot().status).toBe('active');
    shown(true);
    await end;
  });
  test.each(['', 'nowhere', 'javascript:alert(1)', 'data:text/html,x'])(
    'leads to pages alone, and not to %j',
    async (to) => {
      const { assign, end } = leave(to);
      await expect(end).rejects.toThrow(entitlement.unopened);
      expect(assign).not.toHaveBeenCalled();
    },
  );
});

const heardAt = (search: string) => {
  const heard: UpgradeEvent[] = [];
  const book = { here: () => ({ pathname: '/upgrade', search }), onNavigation: () => () => {} };
  const page = setup({
    types: { events: {} as UpgradeEvent },
    actors: { returnFeed: returnFeedOf(book) },
    actions: { hear: ({ event }) => void heard.push(event) },
  }).createMachine({ invoke: { src: 'returnFeed' }, on: { '*': { actions: 'hear' } } });
  createActor(page).start();
  return heard;
};

describe('the way back in the address', () => {
  test.each([
    ['?checkout=returned', [{ type: 'checkout.returned' }]],
    ['?for=kit&checkout=cancelled', [{ type: 'checkout.cancelled' }]],
    ['?checkout=elsewhere', []],
    ['?for=kit', []],
    ['', []],
  ])('%s', (search, events) => {
    expect(heardAt(search)).toEqual(events);
  });
  test.each([
    ['/upgrade?checkout=returned', '/upgrade'],
    ['/upgrade?for=kit&checkout=returned#premium', '/upgrade?for=kit#premium'],
    ['/upgrade?for=kit', '/upgrade?for=kit'],
  ])('%s is forgotten: %s', (before, after) => {
    window.history.replaceState({ kept: true }, '', before);
    forgetReturn();
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(after);
    expect(window.history.state).toEqual({ kept: true });
  });
});

describe('readGrant', () => {
  const now = '2026-11-26T12:00:00+00:00';
  const plan = {
    product: 'membership',
    status: 'running',
    period: 'annually',
    since: '2026-11-26T11:59:00+00:00',
  };
  const read = (...plans: object[]) => {
    const calls = wire(() => ({ body: { outcome: 'found', now, plans } }));
    const input = { product: 'membership' } as const;
    return { calls, grant: toPromise(createActor(readGrant, { input }).start()) };
  };

  test('a plan that has just begun is new, by the clock of the database', async () => {
    const { calls, grant } = read(plan);
    expect(await grant).toEqual({ state: 'new', period: 'annually' });
    expect(calls[0]).toMatchObject({ path: '/rest/v1/rpc/my_plans', method: 'POST' });
  });
  test('a day later it is old', async () => {
    expect(await read({ ...plan, since: '2026-11-25T12:00:01+00:00' }).grant).toMatchObject({
      state: 'new',
    });
    expect(await read({ ...plan, since: '2026-11-25T12:00:00+00:00' }).grant).toEqual({
      state: 'old',
    });
  });
  test('another product, and a plan that has ended, are none', async () => {
    expect(await read({ ...plan, product: 'toolkits' }).grant).toEqual({ state: 'none' });
    expect(await read({ ...plan, status: 'ended' }).grant).toEqual({ state: 'none' });
    expect(await read().grant).toEqual({ state: 'none' });
  });
  test('nobody is signed in', async () => {
    wire(() => ({ body: { outcome: 'refused', reason: 'not_signed_in', detail: {} } }));
    const input = { product: 'membership' } as const;
    expect(await toPromise(createActor(readGrant, { input }).start())).toEqual({
      state: 'signedOut',
    });
  });
  test.each([{ now: null }, { plans: null }])(
    'an answer of another shape is none: %j',
    async (of) => {
      wire(() => ({ body: { outcome: 'found', now, plans: [plan], ...of } }));
      const input = { product: 'membership' } as const;
      await expect(toPromise(createActor(readGrant, { input }).start())).rejects.toThrow();
    },
  );
});

const openPage = () => toPromise(createActor(openPortal).start());

describe('openPortal', () => {
  test('asks the server of this site with the member’s own token', async () => {
    const calls = wire(() => ({ body: { outcome: 'leaving', url } }));
    expect(await openPage()).toEqual({ outcome: 'leaving', url });
    expect(calls[0]).toMatchObject({ path: '/checkout/portal', method: 'POST', body: {} });
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer header.e30.signature');
  });
  test.each([
    ['no_plan', { body: { outcome: 'refused', reason: 'no_plan' } }],
    ['not_available', { body: { outcome: 'refused', reason: 'no_checkout' } }],
    ['not_available', { status: 404, body: {} }],
    ['not_available', { html: '<title>Axis One</title>' }],
    ['not_signed_in', { status: 401, body: {} }],
    ['unreachable', { status: 502, body: { outcome: 'refused', reason: 'unreachable' } }],
  ] as const)('refused, in a sentence: %s', async (reason, reply) => {
    wire(() => reply);
    expect(await openPage()).toEqual({ outcome: 'refused', message: portal.problems[reason] });
  });
  test('a line that is broken rejects', async () => {
    wire(() => 'broken');
    await expect(openPage()).rejects.toThrow(service.unreachable);
  });
});
