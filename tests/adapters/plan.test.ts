// @vitest-environment happy-dom
// The ports of a plan: what the database tells of it, which steps the database takes, and which the server alone.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { plan as words } from '#content/plan.ts';
import { service } from '#content/service.ts';
import type { PlanMove } from '#machines/plan.machine.ts';
import { movePlan } from '../../src/flows/plan/ports/moves.ts';
import { readPlans } from '../../src/flows/plan/ports/plans.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';

const row = {
  product: 'membership',
  status: 'running',
  period: 'monthly',
  next_period: null,
  since: '2026-11-26T12:00:00+00:00',
  until: '2026-12-26T12:00:00+00:00',
  failed_at: null,
  cancelled: false,
  provider: 'server',
};
const found = (...plans: object[]) => ({
  outcome: 'found',
  now: '2026-12-26T11:59:00.500+00:00',
  plans,
});
const shown = {
  product: 'membership',
  status: 'running',
  period: 'monthly',
  nextPeriod: null,
  since: '2026-11-26T12:00:00.000Z',
  until: '2026-12-26T12:00:00.000Z',
  failedAt: null,
  isCancelled: false,
  provider: 'server',
  endsIn: 59_500,
};

beforeEach(() => {
  freshBrowser();
  holdSession();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const read = () => toPromise(createActor(readPlans).start());
const move = (input: PlanMove) => toPromise(createActor(movePlan, { input }).start());
const serves = (answer: unknown, demo: unknown = { demo: true }) =>
  wire(({ path }) => ({ body: path === '/demo/plan' ? demo : answer }));

describe('readPlans', () => {
  test('says who takes the payments', async () => {
    serves(found({ ...row, provider: 'stripe' }));
    expect((await read()).plans).toMatchObject([{ provider: 'stripe' }]);
    serves(found({ ...row, provider: 'nobody' }));
    await expect(read()).rejects.toThrow();
  });
  test('counts what is left by the clock of the answer, whatever this browser’s says', async () => {
    vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), toFake: ['Date'] });
    holdSession();
    serves(found(row));
    expect(await read()).toEqual({ plans: [shown], hasDemo: true });
    vi.useRealTimers();
  });
  test('reads a plan in every condition', async () => {
    serves(
      found({
        ...row,
        product: 'toolkits',
        status: 'ended',
        next_period: 'annually',
        until: null,
        failed_at: '2026-12-19T12:00:00+00:00',
        cancelled: true,
      }),
    );
    expect((await read()).plans).toEqual([
      {
        ...shown,
        product: 'toolkits',
        status: 'ended',
        nextPeriod: 'annually',
        until: null,
        endsIn: null,
        failedAt: '2026-12-19T12:00:00.000Z',
        isCancelled: true,
      },
    ]);
  });
  test.each([
    ['a published server', { demo: false }],
    ['a server of another kind', null],
  ])('%s has no demo', async (_, demo) => {
    serves(found(), demo);
    expect(await read()).toEqual({ plans: [], hasDemo: false });
  });
  test('a static host has none either, and the plans are read', async () => {
    wire(({ path }) =>
      path === '/demo/plan' ? { status: 404, html: '<title>404</title>' } : { body: found(row) },
    );
    expect(await read()).toEqual({ plans: [shown], hasDemo: false });
  });
  test('a Supabase elsewhere is not asked for a demo', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.example');
    const calls = serves(found());
    await read();
    expect(calls.map(({ path }) => path)).toEqual(['/rest/v1/rpc/my_plans']);
  });
  test.each([
    ['another product', { ...row, product: 'all' }],
    ['another status', { ...row, status: 'paused' }],
    ['another period', { ...row, period: 'weekly' }],
    ['another next period', { ...row, next_period: 'weekly' }],
    ['no beginning', { ...row, since: null }],
    ['no row at all', 'membership'],
  ])('rejects %s', async (_, plan) => {
    serves({ ...found(), plans: [plan] });
    await expect(read()).rejects.toEqual(new Error(''));
  });
  test.each([
    { outcome: 'refused', reason: 'not_signed_in' },
    { ...found(), now: null },
    { ...found(), plans: 1 },
  ])('rejects an answer that tells nothing: %j', async (answer) => {
    serves(answer);
    await expect(read()).rejects.toEqual(new Error(''));
  });
  test('rejects with the site’s own sentence where the service is out of reach', async () => {
    wire(() => 'broken');
    await expect(read()).rejects.toThrow(service.unreachable);
  });
});

describe('movePlan', () => {
  const product = 'membership';
  test.each<[PlanMove, string, object]>([
    [{ product, step: 'cancel' }, '/rest/v1/rpc/cancel_plan', { product }],
    [{ product, step: 'resume' }, '/rest/v1/rpc/resume_plan', { product }],
    [
      { product, step: 'change', period: 'annually' },
      '/rest/v1/rpc/change_plan',
      { product, period: 'annually' },
    ],
    [{ product, step: 'pay' }, '/demo/plan', { product, act: 'pay' }],
    [{ product, step: 'renewal' }, '/demo/plan', { product, act: 'renewal' }],
    [{ product, step: 'failure' }, '/demo/plan', { product, act: 'failure' }],
    [{ product, step: 'end' }, '/demo/plan', { product, act: 'end' }],
  ])('%j asks %s', async (order, path, body) => {
    const calls = wire(() => ({ body: { ...found(row), outcome: 'stored' } }));
    expect(await move(order)).toEqual({ outcome: 'stored', plans: [shown] });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ path, method: 'POST', body });
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer header.e30.signature');
  });
  test.each(Object.keys(words.problems) as (keyof typeof words.problems)[])(
    'says why the service refuses: %s',
    async (reason) => {
      wire(() => ({ body: { outcome: 'refused', reason, detail: {} } }));
      const answer = { outcome: 'refused', message: words.problems[reason] };
      expect(await move({ product, step: 'cancel' })).toEqual(answer);
      expect(await move({ product, step: 'pay' })).toEqual(answer);
    },
  );
  test('rejects a refusal that nobody knows', async () => {
    wire(() => ({ body: { outcome: 'refused', reason: 'mood', detail: {} } }));
    await expect(move({ product, step: 'cancel' })).rejects.toEqual(new Error(''));
  });
  const unavailable = { outcome: 'refused', message: words.problems.not_available };
  test.each([
    ['a published server', { status: 404, body: { message: 'Not found' } }],
    ['a static host that takes no posts', { status: 405, html: '<title>405</title>' }],
    ['a static host that answers everything with a page', { html: '<title>Axis One</title>' }],
  ] as const)('a payment is not available from %s', async (_, reply) => {
    wire(() => reply);
    expect(await move({ product, step: 'pay' })).toEqual(unavailable);
  });
  test('a payment is not asked of a Supabase elsewhere', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.example');
    const calls = wire(() => ({ body: {} }));
    expect(await move({ product, step: 'pay' })).toEqual(unavailable);
    expect(calls).toEqual([]);
  });
  test.each([
    ['this browser has no session', () => localStorage.clear(), { body: {} }],
    ['the server does not know the token', () => {}, { status: 401, body: {} }],
  ] as const)('a payment needs a sign-in: %s', async (_, arrange, reply) => {
    arrange();
    wire(() => reply);
    expect(await move({ product, step: 'pay' })).toEqual({
      outcome: 'refused',
      message: words.problems.not_signed_in,
    });
  });
  test.each<[string, 'cancel' | 'pay']>([
    ['the database', 'cancel'],
    ['the server', 'pay'],
  ])('rejects with the site’s own sentence where %s is out of reach', async (_, step) => {
    wire(() => 'broken');
    await expect(move({ product, step })).rejects.toThrow(service.unreachable);
  });
  test('a fault of the server has no sentence', async () => {
    wire(() => ({ status: 500, body: { message: 'stack trace' } }));
    await expect(move({ product, step: 'pay' })).rejects.toEqual(new Error(''));
  });
});
