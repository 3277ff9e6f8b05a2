// The gatherings of Open Circle by state (docs/product-spec.md, "Gatherings"; docs/product-decisions.md, "Gatherings").
import { fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { gatheringsMachine, longestNote, statusBy } from '#machines/gatherings.machine.ts';
import type { GatheringsEvent } from '#machines/gatherings.machine.ts';
import { submissionMachine } from '#machines/submission.machine.ts';
import {
  about,
  asked,
  connectFlow,
  browsing,
  covered,
  fetching,
  known,
  lisbon,
  london,
  looking,
  paris,
  sending,
} from './gatherings.kit.ts';
import { brokenFeed, feed, listeningSession, play } from './kit.ts';
import { entryOf } from '../paths/requests.samples.ts';
import { requestIn } from './myRequests.kit.ts';

/** An application that waits in this browser. */
const waits = (owner: string | null) =>
  entryOf('one', { owner, kind: 'gathering', answers: { gathering: paris } });

test('the delays are the specification’s', () => {
  expect(gatheringsMachine.implementations.delays).toMatchObject({
    overlayDelay: 200,
    successShown: 2200,
  });
  expect(submissionMachine.implementations.delays).toMatchObject({ answerTimeout: 4000 });
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
  test('a full one opens for members who have applied', () => {
    const flow = browsing();
    flow.askedFeed.say(asked([about('London dinner')]));
    flow.send({ type: 'gathering.chosen', id: london });
    expect(flow.states()).toEqual(['detail']);
    expect(flow.can({ type: 'application.confirmed' })).toBe(false);
  });
  test('the backend’s report of seats overrides the content, for the gatherings it names', () => {
    const flow = browsing();
    flow.seatsFeed.say({ type: 'seats.known', statuses: { [paris]: 'full', elsewhere: 'full' } });
    expect(flow.context().gatherings.map(({ status }) => status)).toEqual([
      'waitlist',
      'full',
      'full',
    ]);
    expect(flow.can({ type: 'gathering.chosen', id: paris })).toBe(false);
  });
  test.each(['askedFeed', 'seatsFeed'])(
    'when %s fails, every gathering that is not full can be applied for',
    (broken) => {
      const flow = play(
        gatheringsMachine.provide({
          actors: {
            askedFeed: feed<GatheringsEvent>().logic,
            seatsFeed: feed<GatheringsEvent>().logic,
            [broken]: brokenFeed<GatheringsEvent>(),
          },
        }),
        { gatherings: known, session: listeningSession().ref },
      );
      flow.send({ type: 'gathering.chosen', id: paris });
      expect(flow.can({ type: 'application.confirmed' })).toBe(true);
    },
  );
});

test('queued applications have precedence over stored ones, and those that have ended do not count', () => {
  const flow = browsing();
  flow.askedFeed.say(
    asked(
      [
        about('Lisbon dinner', 'withdrawn'),
        about('Lisbon dinner', 'waitlisted', 2),
        about('London dinner', 'expired'),
        about('Paris walk'),
        requestIn('submitted', { kind: 'channel', subject: 'London dinner' }),
      ],
      [waits(null)],
    ),
  );
  const plain = { position: null, until: null };
  expect(flow.context().statuses).toEqual({
    [lisbon]: { is: 'waitlisted', position: 2, until: null },
    [paris]: { is: 'waitingForAccount', ...plain },
  });
  flow.askedFeed.say(asked([], [waits('ada')]));
  expect(flow.context().statuses).toEqual({ [paris]: { is: 'waitingForNetwork', ...plain } });
  const refusal = { reason: 'gathering_full' as const, detail: {} };
  flow.askedFeed.say(asked([], [{ ...waits('ada'), refusal }]));
  expect(flow.context().statuses).toEqual({});
});

describe('in the dialog', () => {
  test('a note that is too long is kept whole, and blocks the submit until it is shortened', () => {
    const flow = looking();
    const beyond = 'x'.repeat(longestNote + 1);
    flow.send({ type: 'note.edited', text: beyond });
    flow.send({ type: 'application.confirmed' });
    expect(flow.states()).toEqual(['detail']);
    expect(flow.context()).toMatchObject({ note: beyond, problem: { key: 'tooLong' } });
    flow.send({ type: 'note.edited', text: beyond.slice(1) });
    flow.send({ type: 'application.confirmed' });
    expect(flow.states()).toEqual(['leaving']);
  });
  test('a note survives closing, and does not carry over to another gathering', () => {
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
  test('a member cannot apply twice, or to a gathering that has filled meanwhile', () => {
    const twice = looking();
    twice.askedFeed.say(asked([about('Paris walk')]));
    const late = looking();
    late.seatsFeed.say({ type: 'seats.known', statuses: { [paris]: 'full' } });
    for (const flow of [twice, late]) {
      expect(flow.can({ type: 'application.confirmed' })).toBe(false);
      expect(flow.can({ type: 'note.edited', text: 'A' })).toBe(false);
      expect(flow.can({ type: 'dialog.closed' })).toBe(true);
    }
  });
});

describe('applying', () => {
  test('closes the dialog; onboarding opens 200 ms later, with the gathering as its origin', () => {
    const flow = looking();
    flow.send({ type: 'application.confirmed' });
    expect([flow.states(), flow.tags()]).toEqual([['leaving'], []]);
    flow.wait(199);
    expect(flow.onboarding.asked).toEqual([]);
    flow.wait(1);
    expect([flow.states(), flow.tags()]).toEqual([['fetching'], []]);
    flow.fetchOnboarding.resolve();
    expect([flow.states(), flow.tags()]).toEqual([['onboarding'], ['layerOpen']]);
    expect(flow.onboarding.asked).toEqual([
      { place: 'gathering', purpose: 'begin', session: flow.session.ref },
    ]);
  });
  test.each(['finished', 'closed'] as const)(
    '%s onboarding is followed by submitRequest',
    (ending) => {
      const flow = covered(lisbon);
      flow.onboarding.resolve({ ending });
      expect([flow.states(), flow.tags()]).toEqual([['sending'], ['busy', 'overlayOpen']]);
      expect(flow.submitRequest.asked).toEqual([
        {
          kind: 'gathering',
          subject: 'Lisbon dinner',
          answers: { gathering: lisbon, note: '', onboarding: ending },
        },
      ]);
    },
  );
  test('an application survives onboarding that fails', () => {
    const broken = fromPromise(() => Promise.reject(new Error('Broken')));
    const flow = browsing(connectFlow(broken));
    flow.send({ type: 'gathering.chosen', id: paris });
    flow.send({ type: 'application.confirmed' });
    flow.wait(200);
    flow.fetchOnboarding.resolve();
    return expect
      .poll(() => [flow.states(), flow.context().ending])
      .toEqual([['sending'], 'closed']);
  });
});

test.each([
  ['looks', looking],
  ['waits for onboarding', fetching],
  ['goes through onboarding', covered],
  ['sends', sending],
] as const)('a member who leaves while the user %s clears everything', (_, at) => {
  const flow = at();
  flow.askedFeed.say(asked([about('Lisbon dinner')]));
  flow.askedFeed.say({ type: 'member.left' });
  expect(flow.states()).toEqual(['browsing']);
  expect(flow.context()).toMatchObject({ chosen: null, note: '', statuses: {}, announced: null });
  expect(
    flow.fetchOnboarding.isWaiting() ||
      flow.onboarding.isWaiting() ||
      flow.submitRequest.isWaiting(),
  ).toBe(false);
});

test.each([
  ['submitted', 'applied'],
  ['inReview', 'applied'],
  ['needsYou', 'applied'],
  ['waitlisted', 'waitlisted'],
  ['offered', 'offered'],
  ['accepted', 'accepted'],
  ['declined', 'declined'],
  ['held', 'accepted'],
  ['withdrawn', undefined],
  ['expired', undefined],
] as const)('a request that is %s is shown as %s', (status, is) => {
  const request = requestIn(status, { position: 2, offeredUntil: '2026-11-23T08:00:00.000Z' });
  expect(statusBy(request)).toEqual(
    is === undefined ? null : { is, position: 2, until: '2026-11-23T08:00:00.000Z' },
  );
});
