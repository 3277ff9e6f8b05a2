// The gatherings of Open Circle by state (specification, section 4 "Gatherings"; decisions, "Gatherings" and "Outbox").
import { fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { gatheringsMachine, standingBy } from '#machines/gatherings.machine.ts';
import type { GatheringsEvent, Standing } from '#machines/gatherings.machine.ts';
import type { DeskAnswer, Submission } from '#machines/meetingRequest.machine.ts';
import type { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { OnboardingInput, OnboardingOutput } from '#machines/onboarding.machine.ts';
import { brokenFeed, feed, listeningSession, play, port } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';

const [lisbon, paris, london] = ['lisbon-dinner', 'paris-walk', 'london-dinner'] as const;
const known = [
  { id: lisbon, title: 'Lisbon dinner', status: 'waitlist' },
  { id: paris, title: 'Paris walk', status: 'accepting' },
  { id: london, title: 'London dinner', status: 'full' },
] as const;
const applied: Standing = { is: 'applied', position: null, until: null };

const asFlow = (logic: unknown) => logic as typeof onboardingMachine;

function browsing(circleFeed = feed<GatheringsEvent>(), broken?: typeof onboardingMachine) {
  const onboarding = port<OnboardingOutput, OnboardingInput>();
  const requestDesk = port<DeskAnswer, Submission>();
  const session = listeningSession();
  const flow = play(
    gatheringsMachine.provide({
      actors: {
        circleFeed: circleFeed.logic,
        onboarding: broken ?? asFlow(onboarding.logic),
        requestDesk: requestDesk.logic,
      },
    }),
    { gatherings: known, session: session.ref },
  );
  return { ...flow, circleFeed, onboarding, requestDesk, session };
}

const looking = (id: string = paris) => {
  const flow = browsing();
  flow.send({ type: 'gathering.chosen', id });
  return flow;
};

const covered = (id: string = paris) => {
  const flow = looking(id);
  flow.send({ type: 'application.confirmed' });
  flow.wait(200);
  return flow;
};

const sending = (id: string = paris, ending: OnboardingOutput['ending'] = 'closed') => {
  const flow = covered(id);
  flow.onboarding.resolve({ ending });
  return flow;
};

const stored = (
  status: Parameters<typeof requestIn>[0],
  rest: Parameters<typeof requestIn>[1] = {},
): DeskAnswer => ({
  outcome: 'stored',
  request: requestIn(status, { kind: 'gathering', ...rest }),
});

test('the figures are the specification’s', () => {
  expect(gatheringsMachine.implementations.delays).toMatchObject({
    overlayDelay: 200,
    successShown: 2200,
    answerPatience: 4000,
  });
});

describe('in view', () => {
  test('an open gathering and one with a waitlist open their dialog, a full one does not', () => {
    for (const [id, opens] of [
      [lisbon, true],
      [paris, true],
      [london, false],
      ['nowhere', false],
    ] as const)
      expect(browsing().can({ type: 'gathering.chosen', id }), id).toBe(opens);
    const flow = looking();
    expect([flow.states(), flow.tags()]).toEqual([['detail'], ['detailOpen']]);
  });
  test('a full one opens to those who have applied', () => {
    const flow = browsing();
    flow.circleFeed.say({ type: 'standings.known', standings: { [london]: applied } });
    flow.send({ type: 'gathering.chosen', id: london });
    expect(flow.states()).toEqual(['detail']);
    expect(flow.can({ type: 'application.confirmed' })).toBe(false);
  });
  test('what the backend says of the seats holds, for those that it names', () => {
    const flow = browsing();
    flow.circleFeed.say({ type: 'seats.known', statuses: { [paris]: 'full', elsewhere: 'full' } });
    expect(flow.context().gatherings.map(({ status }) => status)).toEqual([
      'waitlist',
      'full',
      'full',
    ]);
    expect(flow.can({ type: 'gathering.chosen', id: paris })).toBe(false);
  });
  test('where nobody reads anything, everything but a full one can be applied for', () => {
    const flow = play(
      gatheringsMachine.provide({ actors: { circleFeed: brokenFeed<GatheringsEvent>() } }),
      { gatherings: known, session: listeningSession().ref },
    );
    flow.send({ type: 'gathering.chosen', id: paris });
    expect(flow.can({ type: 'application.confirmed' })).toBe(true);
  });
});

describe('in the dialog', () => {
  test('a note is kept over closing, and is another gathering’s no longer', () => {
    const flow = looking();
    flow.send({ type: 'note.edited', text: 'One decision.' });
    flow.send({ type: 'dialog.closed' });
    expect(flow.states()).toEqual(['browsing']);
    flow.send({ type: 'gathering.chosen', id: paris });
    expect(flow.context().note).toBe('One decision.');
    flow.send({ type: 'dialog.closed' });
    flow.send({ type: 'gathering.chosen', id: lisbon });
    expect(flow.context()).toMatchObject({ chosen: lisbon, note: '' });
  });
  test('nobody applies twice, or where it has been filled meanwhile', () => {
    const twice = looking();
    twice.circleFeed.say({ type: 'standings.known', standings: { [paris]: applied } });
    const late = looking();
    late.circleFeed.say({ type: 'seats.known', statuses: { [paris]: 'full' } });
    for (const flow of [twice, late]) {
      expect(flow.can({ type: 'application.confirmed' })).toBe(false);
      expect(flow.can({ type: 'note.edited', text: 'A' })).toBe(false);
      expect(flow.can({ type: 'dialog.closed' })).toBe(true);
    }
  });
});

describe('applying', () => {
  test('closes the dialog; onboarding opens 200 ms later, as from a gathering', () => {
    const flow = looking();
    flow.send({ type: 'application.confirmed' });
    expect([flow.states(), flow.tags()]).toEqual([['leaving'], []]);
    flow.wait(199);
    expect(flow.onboarding.asked).toEqual([]);
    flow.wait(1);
    expect([flow.states(), flow.tags()]).toEqual([['onboarding'], ['layerOpen']]);
    expect(flow.onboarding.asked).toEqual([
      { place: 'gathering', purpose: 'begin', session: flow.session.ref },
    ]);
  });
  test.each(['finished', 'closed'] as const)('%s onboarding is followed by the desk', (ending) => {
    const flow = covered(lisbon);
    flow.onboarding.resolve({ ending });
    expect([flow.states(), flow.tags()]).toEqual([['sending'], ['busy', 'overlayOpen']]);
    expect(flow.requestDesk.asked).toEqual([
      {
        kind: 'gathering',
        subject: 'Lisbon dinner',
        answers: { gathering: lisbon, note: '', onboarding: ending },
      },
    ]);
  });
  test('onboarding that breaks costs nobody their application', () => {
    const broken = fromPromise(() => Promise.reject(new Error('Broken')));
    const flow = browsing(feed(), asFlow(broken));
    flow.send({ type: 'gathering.chosen', id: paris });
    flow.send({ type: 'application.confirmed' });
    flow.wait(200);
    return expect
      .poll(() => [flow.states(), flow.context().ending])
      .toEqual([['sending'], 'closed']);
  });
});

describe('Application Submitted', () => {
  test('shows for 2.2 s, then the selection clears', () => {
    const flow = sending();
    flow.requestDesk.resolve(stored('submitted'));
    expect([flow.states(), flow.tags()]).toEqual([['submitted'], ['overlayOpen']]);
    // The overlay says it; a toast would lie over it.
    expect(flow.heard()).toEqual([]);
    expect(flow.context()).toMatchObject({ chosen: paris, told: applied });
    flow.wait(2199);
    expect(flow.states()).toEqual(['submitted']);
    flow.wait(1);
    expect(flow.states()).toEqual(['browsing']);
    expect(flow.context()).toMatchObject({
      chosen: null,
      note: '',
      standings: { [paris]: applied },
    });
  });
  test('can be left sooner', () => {
    const flow = sending();
    flow.requestDesk.resolve(stored('submitted'));
    flow.send({ type: 'dialog.closed' });
    expect([flow.states(), flow.context().chosen]).toEqual([['browsing'], null]);
    flow.wait(5000);
    expect(flow.states()).toEqual(['browsing']);
  });
  test.each([
    [stored('waitlisted', { position: 3 }), { is: 'waitlisted', position: 3, until: null }],
    [stored('expired'), applied],
    [
      { outcome: 'waiting', why: 'signedOut' } satisfies DeskAnswer,
      { is: 'waitingForAccount', position: null, until: null },
    ],
    [
      { outcome: 'waiting', why: 'offline' } satisfies DeskAnswer,
      { is: 'waitingForNetwork', position: null, until: null },
    ],
  ])('%o is told as it is', (answer, standing) => {
    const flow = sending();
    flow.requestDesk.resolve(answer);
    expect(flow.states()).toEqual(['submitted']);
    expect(flow.context()).toMatchObject({ told: standing, standings: { [paris]: standing } });
  });
  test('no answer for four seconds: it waits in the outbox', () => {
    const flow = sending();
    expect(flow.can({ type: 'dialog.closed' })).toBe(false);
    flow.wait(3999);
    expect(flow.states()).toEqual(['sending']);
    flow.wait(1);
    expect(flow.states()).toEqual(['submitted']);
    expect(flow.context().told).toMatchObject({ is: 'waitingForNetwork' });
  });
});

describe('a refusal', () => {
  const refused = (reason: 'already_applied' | 'gathering_full' | 'not_allowed') => {
    const flow = looking();
    flow.send({ type: 'note.edited', text: 'One decision.' });
    flow.send({ type: 'application.confirmed' });
    flow.wait(200);
    flow.onboarding.resolve({ ending: 'closed' });
    flow.requestDesk.resolve({ outcome: 'refused', reason, detail: {} });
    expect(flow.states()).toEqual(['detail']);
    expect(flow.context()).toMatchObject({ note: 'One decision.', problem: { key: reason } });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed' }]);
    return flow;
  };
  test('stands in the dialog until it is mended', () => {
    const flow = refused('not_allowed');
    expect(flow.context()).toMatchObject({ standings: {}, gatherings: known });
    flow.send({ type: 'note.edited', text: 'Two.' });
    expect(flow.context().problem).toBeNull();
    flow.send({ type: 'application.confirmed' });
    expect(flow.states()).toEqual(['leaving']);
  });
  test('is gone with the dialog', () => {
    const flow = refused('not_allowed');
    flow.send({ type: 'dialog.closed' });
    expect(flow.context().problem).toBeNull();
  });
  test('gathering_full: this one is full from now on, and no other', () => {
    const flow = refused('gathering_full');
    expect(flow.can({ type: 'application.confirmed' })).toBe(false);
    expect(flow.context().gatherings.map(({ status }) => status)).toEqual([
      'waitlist',
      'full',
      'full',
    ]);
  });
  test('already_applied: it was applied for', () => {
    const flow = refused('already_applied');
    expect(flow.context().standings).toEqual({ [paris]: applied });
    expect(flow.can({ type: 'application.confirmed' })).toBe(false);
  });
  test('of the browser is said in its own words, and can be tried again', () => {
    const flow = sending();
    flow.requestDesk.reject('No room.');
    expect(flow.states()).toEqual(['detail']);
    expect(flow.context().problem).toEqual({ key: 'failed', message: 'No room.' });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'requestFailed', message: 'No room.' }]);
    flow.send({ type: 'application.confirmed' });
    expect(flow.context().problem).toBeNull();
  });
});

test.each([
  ['looks', looking],
  ['goes through onboarding', covered],
  ['sends', sending],
] as const)('a member who leaves while somebody %s takes everything along', (_, at) => {
  const flow = at();
  flow.circleFeed.say({ type: 'standings.known', standings: { [lisbon]: applied } });
  flow.circleFeed.say({ type: 'member.left' });
  expect(flow.states()).toEqual(['browsing']);
  expect(flow.context()).toMatchObject({ chosen: null, note: '', standings: {}, told: null });
  expect(flow.onboarding.isWaiting() || flow.requestDesk.isWaiting()).toBe(false);
});

test.each([
  ['submitted', 'applied'],
  ['inReview', 'applied'],
  ['needsYou', 'applied'],
  ['waitlisted', 'waitlisted'],
  ['offered', 'offered'],
  ['accepted', 'accepted'],
  ['declined', 'declined'],
  ['withdrawn', undefined],
  ['expired', undefined],
] as const)('a request that is %s stands as %s', (status, is) => {
  const request = requestIn(status, { position: 2, offeredUntil: '2026-11-23T08:00:00.000Z' });
  expect(standingBy(request)).toEqual(
    is === undefined ? null : { is, position: 2, until: '2026-11-23T08:00:00.000Z' },
  );
});
