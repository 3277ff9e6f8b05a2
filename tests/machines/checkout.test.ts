// The way to the checkout and back by state: leaving, the page that does not open, the wait for the confirmation, its end.
import { describe, expect, test } from 'vitest';
import { checkoutMachine } from '#machines/checkout.machine.ts';
import type { CheckoutInput, Grant } from '#machines/checkout.machine.ts';
import type { Product } from '#machines/upgrade.machine.ts';
import { play, port } from './kit.ts';

const url = 'https://checkout.example/pay/1';

const begin = (input: Partial<CheckoutInput> = {}) => {
  const leaveSite = port<void, { url: string }>();
  const readGrant = port<Grant, { product: Product }>();
  const flow = play(
    checkoutMachine.provide({ actors: { leaveSite: leaveSite.logic, readGrant: readGrant.logic } }),
    { product: 'membership', url: null, ...input },
  );
  return { ...flow, leaveSite, readGrant };
};
const leaves = () => begin({ url });
const retry = { type: 'leave.requested' } as const;
const again = { type: 'confirmation.requested' } as const;
const plans = { type: 'plans.requested' } as const;
const nothing = { state: 'none' } as const;

describe('leaving', () => {
  test('leads to the given address, and asks nothing', () => {
    const flow = leaves();
    expect([flow.states(), flow.tags()]).toEqual([['leaving'], ['leaving']]);
    expect(flow.leaveSite.asked).toEqual([{ url }]);
    expect(flow.readGrant.asked).toEqual([]);
  });
  test('Back from there shows the plans, and announces nothing', () => {
    const flow = leaves();
    flow.leaveSite.resolve();
    expect([flow.states(), flow.output()]).toEqual([['left'], { answer: null }]);
  });
  test.each<[string, (flow: ReturnType<typeof begin>) => void, string]>([
    ['is refused', (flow) => flow.leaveSite.reject('No page.'), 'No page.'],
    ['is refused without a word', (flow) => flow.leaveSite.reject(''), ''],
    ['does not open in 20 seconds', (flow) => flow.wait(20_000), ''],
  ])('a page that %s can be tried again, or left', (_, fail, problem) => {
    const flow = leaves();
    fail(flow);
    expect([flow.states(), flow.tags()]).toEqual([['unopened'], ['unopened']]);
    expect(flow.context().problem).toBe(problem);
    flow.send(retry);
    expect(flow.states()).toEqual(['leaving']);
    expect(flow.context().problem).toBeNull();
    flow.leaveSite.reject('');
    flow.send(plans);
    expect([flow.states(), flow.isOver()]).toEqual([['left'], true]);
  });
});

describe('coming back', () => {
  test('the service is asked about the product that was sold', () => {
    const flow = begin({ product: 'toolkits' });
    expect([flow.states(), flow.tags()]).toEqual([['waiting.asking'], ['waiting']]);
    expect(flow.readGrant.asked).toEqual([{ product: 'toolkits' }]);
    expect(flow.leaveSite.asked).toEqual([]);
  });
  test.each(['monthly', 'annually'] as const)('a new plan is announced: %s', (period) => {
    const flow = begin();
    flow.readGrant.resolve({ state: 'new', period });
    expect([flow.states(), flow.isOver()]).toEqual([['confirmed'], true]);
    expect(flow.output()).toEqual({
      answer: { outcome: 'granted', product: 'membership', period },
    });
  });
  test('a plan that was bought long ago is not: the address is an old one', () => {
    const flow = begin();
    flow.readGrant.resolve({ state: 'old' });
    expect([flow.states(), flow.output()]).toEqual([['left'], { answer: null }]);
  });
  test('it is asked every three seconds until the checkout has told it', () => {
    const flow = begin();
    flow.readGrant.resolve(nothing);
    expect(flow.states()).toEqual(['waiting.pausing']);
    flow.wait(2999);
    expect(flow.readGrant.asked).toHaveLength(1);
    flow.wait(1);
    expect(flow.states()).toEqual(['waiting.asking']);
    flow.readGrant.resolve({ state: 'new', period: 'monthly' });
    expect(flow.states()).toEqual(['confirmed']);
  });
  test.each<[string, (flow: ReturnType<typeof begin>) => void, string]>([
    ['out of reach', (flow) => flow.readGrant.reject('No line.'), 'No line.'],
    ['without an answer', (flow) => flow.wait(8000), ''],
  ])('a service %s is said, and asked again', (_, fail, problem) => {
    const flow = begin();
    fail(flow);
    expect([flow.states(), flow.context().problem]).toEqual([['waiting.pausing'], problem]);
    flow.wait(3000);
    expect(flow.readGrant.isWaiting()).toBe(true);
    flow.readGrant.resolve(nothing);
    expect(flow.context().problem).toBeNull();
  });
  test('nobody is signed in: after the sign-in it is asked again', () => {
    const flow = begin();
    flow.readGrant.resolve({ state: 'signedOut' });
    expect([flow.states(), flow.tags()]).toEqual([['signedOut'], ['signedOut']]);
    flow.send(again);
    expect(flow.states()).toEqual(['waiting.asking']);
  });
});

/** Ten seconds, and no confirmation. */
const isLate = () => {
  const flow = begin();
  flow.wait(10_000);
  return flow;
};

describe('a confirmation that is late', () => {
  test('after ten seconds the page says so, and asks less often', () => {
    const flow = isLate();
    expect([flow.states(), flow.tags()]).toEqual([['late.asking'], ['late', 'waiting']]);
    flow.readGrant.resolve(nothing);
    expect(flow.states()).toEqual(['late.pausing']);
    flow.wait(19_999);
    expect(flow.states()).toEqual(['late.pausing']);
    flow.wait(1);
    expect(flow.states()).toEqual(['late.asking']);
  });
  test.each<[Grant, string]>([
    [{ state: 'new', period: 'annually' }, 'confirmed'],
    [{ state: 'old' }, 'left'],
    [{ state: 'signedOut' }, 'signedOut'],
  ])('it arrives, or something else does: %j', (grant, state) => {
    const flow = isLate();
    flow.readGrant.resolve(grant);
    expect(flow.states()).toEqual([state]);
  });
  test('a service that is out of reach is said here too', () => {
    const flow = isLate();
    flow.readGrant.reject('No line.');
    expect(flow.context().problem).toBe('No line.');
    flow.wait(20_000);
    flow.wait(8000);
    expect([flow.states(), flow.context().problem]).toEqual([['late.pausing'], '']);
  });
  test('who has not paid goes back to the plans', () => {
    const flow = isLate();
    expect(flow.can(plans)).toBe(true);
    flow.send(plans);
    expect([flow.states(), flow.output()]).toEqual([['left'], { answer: null }]);
    expect(begin().can(plans)).toBe(false);
  });
});
