// A link from a mail by state: accepted without a question if this browser asked for it, confirmed by the user
// otherwise (docs/product-decisions.md, "A session in the address").
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef, EventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { mailedLinkMachine } from '#machines/mailedLink.machine.ts';
import type { CheckedLink, LinkListener, MailedLink } from '#machines/mailedLink.machine.ts';
import { play, port } from './kit.ts';

const email = 'ada@example.com';
const planted: MailedLink = { kind: 'recovery', email, askedFor: null };
const asked: MailedLink = { ...planted, askedFor: email };
const delay = (name: 'readingTimeout' | 'serviceTimeout' | 'discardTimeout') =>
  Number(mailedLinkMachine.implementations.delays[name]);

function begin() {
  const told: EventObject[] = [];
  const session: AnyActorRef = createActor(
    fromCallback(({ receive }) => receive((event) => told.push(event))),
  ).start();
  const ports = {
    readLink: port<MailedLink | null>(),
    verifyLink: port<CheckedLink>(),
    keepSession: port(),
    discardLink: port(),
  };
  const flow = play(
    mailedLinkMachine.provide({
      actors: {
        readLink: ports.readLink.logic,
        verifyLink: ports.verifyLink.logic,
        keepSession: ports.keepSession.logic,
        discardLink: ports.discardLink.logic,
      },
    }),
    { session: session as LinkListener },
  );
  return { ...flow, ...ports, told };
}
type Flow = ReturnType<typeof begin>;

const read = (link: MailedLink | null) => {
  const flow = begin();
  flow.readLink.resolve(link);
  return flow;
};
const checking = () => {
  const flow = read(planted);
  flow.send({ type: 'link.accepted' });
  return flow;
};
const keeping = () => {
  const flow = checking();
  flow.verifyLink.resolve({ outcome: 'opened', email });
  return flow;
};
const refusing = () => {
  const flow = checking();
  flow.verifyLink.resolve({ outcome: 'opened', email: 'mallory@example.com' });
  return flow;
};
/** Nothing was sent, stored or ended. */
const isUntouched = (flow: Flow) =>
  [flow.verifyLink, flow.keepSession, flow.discardLink].every((one) => one.asked.length === 0);

describe('reading', () => {
  test.each([
    ['asked for here', asked],
    ['asked for here, without an account', { ...asked, email: null }],
  ])('%s → checking, without a question', (_, link) => {
    const flow = read(link);
    expect(flow.states()).toEqual(['checking']);
    expect(flow.verifyLink.isWaiting()).toBe(true);
  });

  test.each([
    ['not asked for', planted],
    ['another one was asked for', { ...planted, askedFor: 'ben@example.com' }],
    ['a sign-in', { ...planted, kind: 'account' as const }],
  ])('%s → asking, and nothing is changed', (_, link) => {
    const flow = read(link);
    expect(flow.states()).toEqual(['asking']);
    flow.wait(3_600_000);
    expect(flow.states()).toEqual(['asking']);
    expect(isUntouched(flow)).toBe(true);
    expect(flow.told).toEqual([]);
  });

  test.each([
    [
      'names no account and was not asked for',
      (flow: Flow) => flow.readLink.resolve({ ...planted, email: null }),
    ],
    ['is none', (flow: Flow) => flow.readLink.resolve(null)],
    ['cannot be read', (flow: Flow) => flow.readLink.reject('Refused.')],
    ['is never read', (flow: Flow) => flow.wait(delay('readingTimeout'))],
  ])('a link that %s → expired', (_, happen) => {
    const flow = begin();
    happen(flow);
    expect(flow.states()).toEqual(['expired']);
    expect(flow.told).toEqual([{ type: 'link.expired' }]);
    expect(isUntouched(flow)).toBe(true);
  });
});

describe('asking', () => {
  test('Continue → checking', () => {
    const flow = checking();
    expect(flow.states()).toEqual(['checking']);
    expect(flow.tags()).toEqual(['busy']);
  });
  test('Not now → closing → declined: nothing was sent or stored', () => {
    const flow = read(planted);
    flow.send({ type: 'link.declined' });
    expect([flow.states(), flow.tags()]).toEqual([['closing'], ['busy', 'closing']]);
    flow.discardLink.resolve();
    expect(flow.states()).toEqual(['declined']);
    expect(flow.told).toEqual([{ type: 'link.closed' }]);
    expect(flow.verifyLink.asked).toEqual([]);
    expect(flow.keepSession.asked).toEqual([]);
  });
  test.each([
    ['refuses', (flow: Flow) => flow.discardLink.reject('No')],
    ['never answers', (flow: Flow) => flow.wait(delay('discardTimeout'))],
  ])('Not now when the service %s → declined all the same', (_, happen) => {
    const flow = read(planted);
    flow.send({ type: 'link.declined' });
    happen(flow);
    expect(flow.states()).toEqual(['declined']);
  });
});

describe('checking', () => {
  test('its own account → keeping → kept', () => {
    const flow = keeping();
    expect(flow.states()).toEqual(['keeping']);
    flow.keepSession.resolve();
    expect(flow.states()).toEqual(['kept']);
    expect(flow.told).toEqual([{ type: 'link.kept', kind: 'recovery' }]);
  });
  test('a sign-in is reported as a sign-in', () => {
    const flow = read({ ...asked, kind: 'account' });
    flow.verifyLink.resolve({ outcome: 'opened', email });
    flow.keepSession.resolve();
    expect(flow.told).toEqual([{ type: 'link.kept', kind: 'account' }]);
  });
  test('used or too old → expired', () => {
    const flow = checking();
    flow.verifyLink.resolve({ outcome: 'expired' });
    expect(flow.told).toEqual([{ type: 'link.expired' }]);
    expect(flow.keepSession.asked).toEqual([]);
  });
  test.each([planted, asked, { ...asked, email: null }])(
    'an account other than the expected one → refusing, and it is never stored (%j)',
    (link) => {
      const flow = read(link);
      if (flow.can({ type: 'link.accepted' })) flow.send({ type: 'link.accepted' });
      flow.verifyLink.resolve({ outcome: 'opened', email: 'mallory@example.com' });
      expect(flow.states()).toEqual(['refusing']);
      flow.discardLink.resolve();
      expect(flow.states()).toEqual(['foreign']);
      expect(flow.keepSession.asked).toEqual([]);
      flow.send({ type: 'link.declined' });
      expect(flow.states()).toEqual(['declined']);
      expect(flow.told).toEqual([{ type: 'link.closed' }]);
    },
  );
  test.each([
    ['refuses', (flow: Flow) => flow.discardLink.reject('No')],
    ['never answers', (flow: Flow) => flow.wait(delay('discardTimeout'))],
  ])('refusing when the service %s → foreign all the same', (_, happen) => {
    const flow = refusing();
    happen(flow);
    expect(flow.states()).toEqual(['foreign']);
    expect(flow.tags()).toEqual(['foreign']);
  });
});

describe.each([
  {
    state: 'checking',
    next: 'failed',
    at: checking,
    fail: (flow: Flow) => flow.verifyLink.reject('Too many tries.'),
  },
  {
    state: 'keeping',
    next: 'unkept',
    at: keeping,
    fail: (flow: Flow) => flow.keepSession.reject('Too many tries.'),
  },
])('$state fails', ({ state, next, at, fail }) => {
  test("with the service's sentence → failed", () => {
    const flow = at();
    fail(flow);
    expect(flow.states()).toEqual([next]);
    expect(flow.tags()).toEqual(['failed']);
    expect(flow.context().problem).toBe('Too many tries.');
  });
  test('without an answer → the user can retry', () => {
    const flow = at();
    flow.wait(delay('serviceTimeout'));
    expect(flow.states()).toEqual([next]);
    expect(flow.tags()).toEqual(['failed']);
    expect(flow.context().problem).toBeNull();
  });
  test('a retry sends the same request, and clears the last problem; Not now ends what was opened', () => {
    const flow = at();
    fail(flow);
    flow.send({ type: 'link.retried' });
    expect(flow.states()).toEqual([state]);
    expect(flow.context().problem).toBeNull();
    fail(flow);
    flow.send({ type: 'link.declined' });
    flow.discardLink.resolve();
    expect(flow.told).toEqual([{ type: 'link.closed' }]);
  });
});
