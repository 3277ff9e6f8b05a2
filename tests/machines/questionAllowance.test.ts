// The month's questions by state (docs/product-spec.md, "6. Roles and permissions"; docs/product-decisions.md, the quota).
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { describe, expect, test } from 'vitest';
import { questionAllowanceMachine } from '#machines/questionAllowance.machine.ts';
import type {
  Allowance,
  AllowanceHolder,
  AllowanceReport,
  QuestionAllowanceEvent,
} from '#machines/questionAllowance.machine.ts';
import { monthWith } from './asynq.kit.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const { delays } = questionAllowanceMachine.implementations;

/** An owning flow that records what it is told. */
function listeningHolder() {
  const reports: AllowanceReport['allowance'][] = [];
  const ref: AnyActorRef = createActor(
    fromCallback<AllowanceReport>(({ receive }) => {
      receive(({ allowance }) => reports.push(allowance));
    }),
  ).start();
  return { ref: ref as AllowanceHolder, told: () => reports.splice(0) };
}

function opened(memberFeed = feed<QuestionAllowanceEvent>()) {
  const readAllowance = port<Allowance>();
  const holder = listeningHolder();
  const flow = play(
    questionAllowanceMachine.provide({
      actors: { memberFeed: memberFeed.logic, readAllowance: readAllowance.logic },
    }),
    { holder: holder.ref },
  );
  return { ...flow, readAllowance, said: holder.told, say: memberFeed.say };
}

/** A member is here; `left` says how many questions the month still has, if it has been read. */
function member(left?: number) {
  const flow = opened();
  flow.say({ type: 'member.arrived' });
  if (left !== undefined) flow.readAllowance.resolve(monthWith(left));
  return flow;
}

describe('anonymous', () => {
  test('nothing is read until a member is signed in', () => {
    const flow = opened();
    flow.say({ type: 'page.shown' });
    flow.say({ type: 'questions.counted', count: 1 });
    flow.say({ type: 'questions.counted', count: 0 });
    expect([flow.states(), flow.readAllowance.asked, flow.said()]).toEqual([['anonymous'], [], []]);
  });
  test('a feed that cannot be read leaves the visitor anonymous', () => {
    const flow = play(questionAllowanceMachine.provide({ actors: { memberFeed: brokenFeed() } }), {
      holder: listeningHolder().ref,
    });
    expect(flow.states()).toEqual(['anonymous']);
  });
});

describe('a member', () => {
  test('gets the month read, and the owning flow is told', () => {
    const flow = member(1);
    expect([flow.states(), flow.said()]).toEqual([['known'], [monthWith(1)]]);
  });
  test('who leaves takes the month along', () => {
    const flow = member(1);
    flow.said();
    flow.say({ type: 'member.left' });
    expect([flow.states(), flow.said()]).toEqual([['anonymous'], [null]]);
    expect(flow.context().allowance).toBeNull();
  });
  test('who is replaced has the month of the other read', () => {
    const flow = member(1);
    flow.say({ type: 'member.left' });
    flow.say({ type: 'member.arrived' });
    expect([flow.states(), flow.readAllowance.asked.length]).toEqual([['reading'], 2]);
  });
});

describe('the month is read again', () => {
  test('when the tab becomes visible: until then what was known stays', () => {
    const flow = member(0);
    flow.said();
    flow.say({ type: 'page.shown' });
    expect([flow.states(), flow.said()]).toEqual([['reading'], []]);
    expect(flow.context().allowance).toEqual(monthWith(0));
  });
  test('when fewer questions wait in this browser, and not when one more does', () => {
    const flow = member(1);
    flow.say({ type: 'questions.counted', count: 1 });
    expect(flow.states()).toEqual(['known']);
    flow.say({ type: 'questions.counted', count: 0 });
    expect([flow.states(), flow.readAllowance.asked.length]).toEqual([['reading'], 2]);
  });
  test('also while it is being read: that answer may be older than the question', () => {
    const flow = member();
    flow.say({ type: 'questions.counted', count: 2 });
    expect(flow.readAllowance.asked).toHaveLength(1);
    flow.say({ type: 'questions.counted', count: 1 });
    flow.say({ type: 'questions.counted', count: 1 });
    expect([flow.states(), flow.readAllowance.asked.length]).toEqual([['reading'], 2]);
    flow.readAllowance.resolve(monthWith(0));
    expect(flow.said()).toEqual([monthWith(0)]);
    flow.say({ type: 'questions.counted', count: 0 });
    expect(flow.states()).toEqual(['reading']);
  });
});

describe('a month that cannot be read', () => {
  test.each([
    ['is refused', (flow: ReturnType<typeof member>) => flow.readAllowance.reject()],
    [
      'does not come in 15 seconds',
      (flow: ReturnType<typeof member>) => flow.wait(Number(delays.serviceTimeout)),
    ],
  ])('%s: the owning flow is told, and it is read again after 30 seconds', (_, end) => {
    const flow = member(1);
    flow.said();
    flow.say({ type: 'page.shown' });
    end(flow);
    expect([flow.states(), flow.said()]).toEqual([['unreadable'], ['unreadable']]);
    expect(flow.context().allowance).toBeNull();
    expect([delays.serviceTimeout, delays.allowanceRetry]).toEqual([15_000, 30_000]);
    flow.wait(30_000);
    expect([flow.states(), flow.said()]).toEqual([['reading'], [null]]);
    flow.readAllowance.reject();
    flow.say({ type: 'page.shown' });
    expect(flow.states()).toEqual(['reading']);
  });
});
