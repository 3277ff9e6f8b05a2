// The life of a plan by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { otherPeriod, planMachine, shownPlan } from '#machines/plan.machine.ts';
import type { Plan, PlanAnswer, PlanMove, PlansKnown } from '#machines/plan.machine.ts';
import { play, port } from './kit.ts';

const base: Plan = {
  product: 'membership',
  status: 'running',
  period: 'monthly',
  nextPeriod: null,
  since: '2026-11-26T12:00:00.000Z',
  until: '2026-12-26T12:00:00.000Z',
  failedAt: null,
  isCancelled: false,
  endsIn: 60_000,
};
const running = base;
const ending: Plan = { ...base, status: 'ending', isCancelled: true };
const failing: Plan = { ...base, status: 'failing', failedAt: '2026-11-26T12:00:00.000Z' };
const ended: Plan = { ...ending, status: 'ended', endsIn: -1 };
const toolkits: Plan = { ...base, product: 'toolkits' };

const begin = () => {
  const readPlans = port<PlansKnown>();
  const movePlan = port<PlanAnswer, PlanMove>();
  const flow = play(
    planMachine.provide({ actors: { readPlans: readPlans.logic, movePlan: movePlan.logic } }),
  );
  return { ...flow, readPlans, movePlan };
};
const known = (...plans: Plan[]) => {
  const flow = begin();
  flow.readPlans.resolve({ plans, hasDemo: true });
  return flow;
};
const stored = (...plans: Plan[]): PlanAnswer => ({ outcome: 'stored', plans });
const refused: PlanAnswer = { outcome: 'refused', message: 'It has ended.' };

describe('what the member holds', () => {
  test('is asked first', () => {
    expect([begin().states(), begin().tags()]).toEqual([['reading'], ['loading']]);
  });
  test.each([
    ['nothing', [], 'none'],
    ['a running plan', [running], 'open.showing.running'],
    ['a cancelled plan', [ending], 'open.showing.ending'],
    ['an unpaid plan', [failing], 'open.showing.failing'],
    ['an ended plan', [ended], 'ended'],
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
  test('of two plans shows the membership first, and the other one when it is chosen', () => {
    const flow = known(ended, toolkits);
    expect(shownPlan(flow.context())).toEqual(ended);
    flow.send({ type: 'product.chosen', product: 'toolkits' });
    expect(flow.states()).toEqual(['reading']);
    flow.readPlans.resolve({ plans: [ended, toolkits], hasDemo: false });
    expect([flow.states(), shownPlan(flow.context())]).toEqual([['open.showing.running'], toolkits]);
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
    expect([flow.states(), flow.heard()]).toEqual([['reading'], [{ type: 'subscription.changed' }]]);
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

const failures: [string, (flow: ReturnType<typeof begin>) => void, string][] = [
  ['out of reach', (flow) => flow.movePlan.reject('No line.'), 'No line.'],
  ['without words', (flow) => flow.movePlan.reject(''), ''],
  ['without an answer', (flow) => flow.wait(15_000), ''],
];

describe.each([
  {
    what: 'cancellation',
    asking: 'open.confirmingCancellation',
    doing: 'open.cancelling',
    tag: 'cancellationOpen',
    move: { product: 'membership', step: 'cancel' },
    after: ending,
    rest: 'open.showing.ending',
    said: [{ type: 'subscription.changed' }],
  },
  {
    what: 'change',
    asking: 'open.confirmingChange',
    doing: 'open.changing',
    tag: 'changeOpen',
    move: { product: 'membership', step: 'change', period: 'annually' },
    after: { ...running, nextPeriod: 'annually' },
    rest: 'open.showing.running',
    said: [],
  },
] as const)('a $what', ({ what, asking, doing, tag, move, after, rest, said }) => {
  const confirmed = () => {
    const flow = known(running);
    flow.send({ type: `${what}.requested` });
    flow.send({ type: `${what}.confirmed` });
    return flow;
  };
  test('is asked about, and can be left', () => {
    const flow = known(running);
    flow.send({ type: `${what}.requested` });
    expect([flow.states(), flow.tags()]).toEqual([[asking], [tag, 'held', 'open'].toSorted()]);
    flow.send({ type: 'action.cancelled' });
    expect([flow.states(), flow.movePlan.isWaiting()]).toEqual([['open.showing.running'], false]);
  });
  test('is stored by the service', () => {
    const flow = confirmed();
    expect([flow.states(), flow.tags(), flow.movePlan.asked.at(-1)]).toEqual([
      [doing],
      ['busy', tag, 'held', 'open'].toSorted(),
      move,
    ]);
    flow.movePlan.resolve(stored(after));
    expect([flow.states(), shownPlan(flow.context()), flow.heard()]).toEqual([[rest], after, said]);
  });
  test('that is refused reads the plan anew, and says why', () => {
    const flow = confirmed();
    flow.movePlan.resolve(refused);
    expect([flow.states(), flow.context().problem]).toEqual([['reading'], 'It has ended.']);
    flow.readPlans.resolve({ plans: [ended], hasDemo: true });
    expect([flow.states(), flow.context().problem]).toEqual([['ended'], 'It has ended.']);
  });
  test.each(failures)('that is %s keeps its dialog, and can be tried again', (_, end, sentence) => {
    const flow = confirmed();
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([[asking], sentence]);
    flow.send({ type: `${what}.confirmed` });
    expect([flow.states(), flow.context().problem]).toEqual([[doing], null]);
  });
  test('whose dialog is left forgets its problem', () => {
    const flow = confirmed();
    flow.movePlan.reject('No line.');
    flow.send({ type: 'action.cancelled' });
    expect([flow.states(), flow.context().problem]).toEqual([['open.showing.running'], null]);
  });
});

test('an unpaid plan can be cancelled, and its dialog leads back to it', () => {
  const flow = known(failing);
  flow.send({ type: 'cancellation.requested' });
  flow.send({ type: 'action.cancelled' });
  expect(flow.states()).toEqual(['open.showing.failing']);
});

test('a second change takes the first one back', () => {
  const flow = known({ ...running, nextPeriod: 'annually' });
  flow.send({ type: 'change.requested' });
  flow.send({ type: 'change.confirmed' });
  expect(flow.movePlan.asked.at(-1)).toEqual({
    product: 'membership',
    step: 'change',
    period: 'monthly',
  });
});

describe.each([
  ['resume', ending, { type: 'resumption.requested' }, running, 'open.showing.running'],
  ['pay', failing, { type: 'payment.requested' }, running, 'open.showing.running'],
  ['renewal', running, { type: 'demo.played', act: 'renewal' }, running, 'open.showing.running'],
  ['failure', running, { type: 'demo.played', act: 'failure' }, failing, 'open.showing.failing'],
  ['end', ending, { type: 'demo.played', act: 'end' }, ended, 'ended'],
] as const)('the step %s', (step, before, event, after, rest) => {
  const taken = () => {
    const flow = known(before);
    flow.send(event);
    return flow;
  };
  test('is taken at once', () => {
    const flow = taken();
    expect([flow.states(), flow.tags(), flow.movePlan.asked.at(-1)]).toEqual([
      ['open.stepping'],
      ['busy', 'held', 'open', 'stepping'],
      { product: 'membership', step },
    ]);
    flow.movePlan.resolve(stored(after));
    expect([flow.states(), flow.heard()]).toEqual([[rest], [{ type: 'subscription.changed' }]]);
  });
  test('that is refused reads the plan anew, and says why', () => {
    const flow = taken();
    flow.movePlan.resolve(refused);
    expect([flow.states(), flow.context().problem]).toEqual([['reading'], 'It has ended.']);
  });
  test.each(failures)('that is %s leaves the plan as it was, and can be taken again', (_, end, sentence) => {
    const flow = taken();
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([
      [`open.showing.${before.status}`],
      sentence,
    ]);
    flow.send(event);
    expect([flow.states(), flow.context().problem]).toEqual([['open.stepping'], null]);
  });
});

test('a change that was planned stays in place when a step is refused and the plan cannot be read', () => {
  const flow = known(running);
  flow.send({ type: 'demo.played', act: 'renewal' });
  flow.movePlan.resolve(refused);
  flow.readPlans.reject();
  expect([flow.states(), flow.context().problem]).toEqual([['unread'], 'It has ended.']);
  flow.send({ type: 'retry.requested' });
  expect(flow.context().problem).toBeNull();
});
