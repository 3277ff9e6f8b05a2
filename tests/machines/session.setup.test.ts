// Who leads a new member on: the session, or the flow of this page that sets up their account.
import { createActor, createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { setupFlow } from '#flows/session/ports/setupFlow.ts';
import { ada, anonymous, arriving, bob, member, settling } from './session.kit.ts';
import type { Session } from './session.kit.ts';
import { brokenFeed, play } from './kit.ts';
import { sessionMachine } from '#machines/session.machine.ts';

const here = ['visitor.member.presence.here'];

/** A flow that runs until it is told to end. */
const runningFlow = () =>
  createActor(
    createMachine({
      id: 'flow',
      initial: 'running',
      states: { running: { on: { end: 'over' } }, over: { type: 'final' } },
    }),
  ).start();

/** A flow of this page sets up an account. */
function settingUp(session: Session = anonymous(), flow = runningFlow()) {
  session.send({ type: 'setup.begun', flow });
  return session;
}

const complete = (session: Session) => {
  settling(ada, arriving(ada, session));
  session.settleBrowser.resolve({ complete: true });
};

describe('in course.flowLeads', () => {
  test('the session follows the flow that reported', () => {
    const flow = runningFlow();
    const session = settingUp(anonymous(), flow);
    expect(session.states()).toContain('course.flowLeads');
    expect(session.setupFlow.isOpen()).toBe(true);
  });

  test('the member arrives without a redirect: the flow navigates', () => {
    const session = settingUp();
    complete(session);
    expect(session.visitor()).toEqual(here);
    expect(session.heard()).toEqual([]);
  });

  test('no time limit ends it: a slow service is waited for as long as the flow waits', () => {
    const session = settingUp();
    session.wait(3_600_000);
    expect(session.states()).toContain('course.flowLeads');
    complete(session);
    expect(session.heard()).toEqual([]);
  });

  test.each([
    ['the flow reports it', (session: Session) => session.send({ type: 'setup.ended' })],
    ['the flow ends', (session: Session) => session.setupFlow.say({ type: 'setup.ended' })],
  ])('%s before the arrival ends: the arrival still ends where the flow leads', (_, end) => {
    const session = settingUp();
    arriving(ada, session);
    end(session);
    expect(session.states()).toContain('course.staying');
    expect(session.setupFlow.isOpen()).toBe(false);
    settling(ada, session);
    session.settleBrowser.resolve({ complete: false });
    expect(session.heard()).toEqual([]);
    expect(session.states()).toContain('course.open');
  });

  test.each([
    ['the flow reports it', (session: Session) => session.send({ type: 'setup.ended' })],
    ['the flow ends', (session: Session) => session.setupFlow.say({ type: 'setup.ended' })],
  ])('%s without an account: the next sign-in redirects', (_, end) => {
    const session = settingUp();
    end(session);
    expect(session.states()).toContain('course.open');
    complete(session);
    expect(session.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
  });

  test('after the arrival nothing is left over: the next member of this tab is redirected', () => {
    const session = settingUp();
    complete(session);
    session.send({ type: 'setup.ended' });
    expect(session.states()).toContain('course.open');
    settling(bob, arriving(bob, session));
    session.settleBrowser.resolve({ complete: true });
    expect(session.heard()).toEqual([{ type: 'navigate', to: '/dashboard', replace: true }]);
  });

  test.each(['flowLeads', 'staying'] as const)(
    '%s: keys that cannot be settled change nothing',
    (course) => {
      for (const fail of [
        (session: Session) => session.settleBrowser.reject('No storage'),
        (session: Session) => session.wait(1000),
      ]) {
        const session = settling(ada, arriving(ada, settingUp()));
        if (course === 'staying') session.send({ type: 'setup.ended' });
        expect(session.states()).toContain(`course.${course}`);
        fail(session);
        expect(session.visitor()).toEqual(here);
        expect(session.heard()).toEqual([]);
      }
    },
  );

  test('a second attempt during the first arrival leads again', () => {
    const session = arriving(ada, settingUp());
    session.send({ type: 'setup.ended' });
    settingUp(session);
    expect(session.states()).toContain('course.flowLeads');
    settling(ada, session);
    session.settleBrowser.resolve({ complete: true });
    expect(session.heard()).toEqual([]);
  });

  test('setup.begun of another flow: that one is followed from now on', () => {
    const [first, second] = [runningFlow(), runningFlow()];
    const session = play(sessionMachine.provide({ actors: { setupFlow } }));
    session.send({ type: 'setup.begun', flow: first });
    session.send({ type: 'setup.begun', flow: second });
    first.stop();
    expect(session.states()).toContain('course.flowLeads');
    second.stop();
    expect(session.states()).toContain('course.open');
  });

  test('a flow that cannot be followed leads no member: the session redirects', () => {
    const session = play(sessionMachine.provide({ actors: { setupFlow: brokenFeed() } }));
    session.send({ type: 'setup.begun', flow: runningFlow() });
    expect(session.states()).toContain('course.open');
  });
});

describe('in course.staying and course.open', () => {
  test('without a flow there is nothing to end', () => {
    expect(anonymous().can({ type: 'setup.ended' })).toBe(false);
    expect(member().can({ type: 'setup.ended' })).toBe(false);
  });

  test('a sign-in in another tab does not take the rule of a flow that begins meanwhile', () => {
    const session = settingUp(arriving(ada, anonymous(), '/library'));
    expect(session.states()).toContain('course.flowLeads');
  });
});

/** A session whose port follows a flow that sets up an account. */
const watching = (flow = runningFlow()) => {
  const session = play(sessionMachine.provide({ actors: { setupFlow } }));
  session.send({ type: 'setup.begun', flow });
  expect(session.states()).toContain('course.flowLeads');
  return { session, flow };
};

describe('port setupFlow', () => {
  test('a flow that reaches its end → course.open', () => {
    const { session, flow } = watching();
    flow.send({ type: 'end' });
    expect(session.states()).toContain('course.open');
  });

  test('a flow that is stopped, because its page was left or its layer closed → course.open', () => {
    const { session, flow } = watching();
    flow.stop();
    expect(session.states()).toContain('course.open');
  });

  test('a flow that has failed → course.open', () => {
    const flow = createActor(
      createMachine({
        on: {
          fail: {
            actions: () => {
              throw new Error('A flow fails.');
            },
          },
        },
      }),
    );
    flow.subscribe({ error: () => undefined });
    const { session } = watching(flow.start() as unknown as ReturnType<typeof runningFlow>);
    flow.send({ type: 'fail' });
    expect(session.states()).toContain('course.open');
  });

  test('a flow that is over already → course.open', () => {
    const flow = runningFlow();
    flow.send({ type: 'end' });
    const session = play(sessionMachine.provide({ actors: { setupFlow } }));
    session.send({ type: 'setup.begun', flow });
    expect(session.states()).toContain('course.open');
  });
});
