// @vitest-environment happy-dom
// What the page of Open Circle reports of seats and presses, and what it writes on an application.
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { gatheringSeatsMachine } from '#machines/gatheringSeats.machine.ts';
import type { GatheringStatus } from '#machines/gatherings.machine.ts';
import { lackingIn, withLacking } from '../../src/flows/gatherings/ports/lacking.ts';
import { browserFeed, seatsFeedOf } from '../../src/flows/gatheringSeats/ports.ts';
import { memberFeedOf } from '../../src/flows/memberRequests/ports.ts';
import { toAnswers } from '../../src/adapters/storage/answers.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);

test('onboarding lacks the steps without an answer, and no step once it is complete', () => {
  const some = toAnswers({ identities: ['founder'], sector: 'Deep Tech', modules: ['asyncq'] });
  expect(lackingIn(some, false)).toEqual(['signals', 'account']);
  expect(lackingIn(null, false)).toEqual(['identity', 'profile', 'modules', 'signals', 'account']);
  expect(lackingIn(null, true)).toEqual([]);
});

test('an application names what onboarding lacks, and keeps its own answers', () => {
  const application = {
    kind: 'gathering',
    subject: 'Paris walk',
    answers: { gathering: 'paris-walk-2026-12-03', note: '' },
  } as const;
  const lacking = ['identity', 'profile', 'modules', 'signals', 'account'];
  expect(withLacking(application, null)).toEqual({
    ...application,
    answers: { ...application.answers, lacking },
  });
});

test('the seats are reported when they were read, and no longer than the gatherings are on the page', async () => {
  const readSeats = vi.fn<() => Promise<Record<string, GatheringStatus>>>();
  readSeats.mockResolvedValue({ 'berlin-salon-2026-12-10': 'full' });
  const said: unknown[] = [];
  const feed: AnyActorLogic = seatsFeedOf(
    gatheringSeatsMachine.provide({
      actors: {
        memberFeed: memberFeedOf({
          now: () => 'ada',
          watch: () => () => undefined,
          onChange: () => () => undefined,
        }),
        browserFeed,
        readSeats: fromPromise(readSeats),
      },
    }),
  );
  const machine = setup({ actors: { feed }, actions: { note: ({ event }) => said.push(event) } });
  const actor = createActor(
    machine.createMachine({ invoke: { src: 'feed' }, on: { '*': { actions: 'note' } } }),
  ).start();
  await expect
    .poll(() => said)
    .toEqual([{ type: 'seats.known', statuses: { 'berlin-salon-2026-12-10': 'full' } }]);
  actor.stop();
  expect(readSeats).toHaveBeenCalledTimes(1);
});

test('a press among the gatherings is reported, and one elsewhere is not; so is a page that is shown again', () => {
  document.body.innerHTML =
    '<div data-flow="gatherings"><button>A</button></div><button>B</button>';
  const [inside, outside] = document.querySelectorAll('button');
  const said: string[] = [];
  const machine = setup({
    actors: { browserFeed },
    actions: { note: ({ event }) => said.push(event.type) },
  });
  const actor = createActor(
    machine.createMachine({ invoke: { src: 'browserFeed' }, on: { '*': { actions: 'note' } } }),
  ).start();
  outside?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(said).toEqual([]);
  inside?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  inside?.dispatchEvent(new Event('keydown', { bubbles: true }));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(said).toEqual(['gatherings.pressed', 'gatherings.pressed', 'page.shown']);
  actor.stop();
  inside?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(said).toHaveLength(3);
});
