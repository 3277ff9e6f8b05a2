// The steps of a plan by state: cancelled and changed after a dialog, resumed, paid, and what the demo plays.
import { describe, expect, test } from 'vitest';
import { shownPlan } from '#machines/plan.machine.ts';
import { ended, ending, failing, known, refused, running, stored } from './plan.kit.ts';
import type { begin } from './plan.kit.ts';

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
  test.each(failures)(
    'that is %s leaves the plan as it was, and can be taken again',
    (_, end, sentence) => {
      const flow = taken();
      end(flow);
      expect([flow.states(), flow.context().problem]).toEqual([
        [`open.showing.${before.status}`],
        sentence,
      ]);
      flow.send(event);
      expect([flow.states(), flow.context().problem]).toEqual([['open.stepping'], null]);
    },
  );
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
