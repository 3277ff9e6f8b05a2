// The life of a plan by state: what is held, and its end (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { otherPeriod, shownPlan } from '#machines/plan.machine.ts';
import { begin, elsewhere, ended, ending, failing, known, running, toolkits } from './plan.kit.ts';

describe('what the member holds', () => {
  test('is asked first', () => {
    expect([begin().states(), begin().tags()]).toEqual([['reading'], ['loading']]);
  });
  test.each([
    ['nothing', [], 'none'],
    ['a running plan', [running], 'open.showing.running'],
    ['a cancelled plan', [ending], 'open.showing.ending'],
    ['an unpaid plan', [failing], 'open.showing.failing'],
    ['a plan of the checkout', [elsewhere], 'open.showing.elsewhere'],
    [
      'a cancelled plan of the checkout',
      [{ ...elsewhere, status: 'ending' }],
      'open.showing.elsewhere',
    ],
    ['an ended plan', [ended], 'ended'],
    ['an ended plan of the checkout', [{ ...ended, provider: 'stripe' }], 'ended'],
  ] as const)('%s', (_, plans, state) => {
    expect(known(...plans).states()).toEqual([state]);
  });
  test.each([
    ['cannot be read', (flow: ReturnType<typeof begin>) => flow.readPlans.reject()],
    ['is not known in time', (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
  ])('can be asked again where it %s', (_, end) => {
    const flow = begin();
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['unread'], ['unread']]);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['reading']);
  });
  test('a plan of the checkout is changed there alone, and read anew when it is pressed', () => {
    const flow = known(elsewhere);
    expect(flow.tags()).toContain('elsewhere');
    for (const type of [
      'cancellation.requested',
      'change.requested',
      'resumption.requested',
      'payment.requested',
    ] as const)
      expect(flow.can({ type })).toBe(false);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['reading']);
  });
  test('of two plans shows the membership first, and the other one when it is chosen', () => {
    const flow = known(ended, toolkits);
    expect(shownPlan(flow.context())).toEqual(ended);
    flow.send({ type: 'product.chosen', product: 'toolkits' });
    expect(flow.states()).toEqual(['reading']);
    flow.readPlans.resolve({ plans: [ended, toolkits], hasDemo: false });
    expect([flow.states(), shownPlan(flow.context())]).toEqual([
      ['open.showing.running'],
      toolkits,
    ]);
    flow.send({ type: 'product.chosen', product: 'membership' });
    flow.readPlans.resolve({ plans: [toolkits], hasDemo: false });
    expect([flow.context().hasDemo, shownPlan(flow.context())]).toEqual([false, toolkits]);
  });
  test('is the toolkits alone where nothing else is held', () => {
    expect(known(toolkits).context().product).toBe('toolkits');
  });
});

test('the other period is the one that is not due next', () => {
  expect(otherPeriod(running)).toBe('annually');
  expect(otherPeriod({ ...running, nextPeriod: 'annually' })).toBe('monthly');
  expect(otherPeriod({ ...running, period: 'annually' })).toBe('monthly');
});

describe('the end of the period', () => {
  test.each([
    ['running', running],
    ['ending', ending],
    ['failing', failing],
  ])('of a plan that is %s is noticed in its moment', (_, plan) => {
    const flow = known(plan);
    flow.wait(59_999);
    expect(flow.tags()).toContain('open');
    flow.wait(1);
    expect([flow.states(), flow.heard()]).toEqual([
      ['reading'],
      [{ type: 'subscription.changed' }],
    ]);
    flow.readPlans.resolve({ plans: [ended], hasDemo: true });
    expect([flow.states(), flow.tags()]).toEqual([['ended'], ['ended', 'held']]);
  });
  test('is noticed in a dialog too, and closes it', () => {
    const flow = known(running);
    flow.send({ type: 'cancellation.requested' });
    flow.wait(60_000);
    expect(flow.states()).toEqual(['reading']);
  });
  test('keeps its moment when a dialog is left and a step fails', () => {
    const flow = known(running);
    flow.wait(10_000);
    flow.send({ type: 'change.requested' });
    flow.send({ type: 'action.cancelled' });
    flow.send({ type: 'demo.played', act: 'failure' });
    flow.movePlan.reject('No line.');
    flow.wait(49_999);
    expect(flow.states()).toEqual(['open.showing.running']);
    flow.wait(1);
    expect([flow.states(), flow.context().problem]).toEqual([['reading'], null]);
  });
  test.each([
    ['without an end', null],
    ['beyond what a timer can wait for', 90 * 86_400_000],
  ])('%s is looked for when the longest timer is over', (_, endsIn) => {
    const flow = known({ ...running, endsIn });
    flow.wait(2_147_483_646);
    expect(flow.states()).toEqual(['open.showing.running']);
    flow.wait(1);
    expect(flow.states()).toEqual(['reading']);
  });
});
