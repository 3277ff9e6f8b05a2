// @vitest-environment happy-dom
// What the page of Open Circle knows of applications and seats, and what it writes on an application.
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import type { GatheringStatus } from '#machines/gatherings.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { lackingIn, withLacking } from '../../src/flows/gatherings/ports/lacking.ts';
import { circleFeedOf, statusesOf } from '../../src/flows/gatherings/ports/feed.ts';
import { toAnswers } from '../../src/adapters/storage/answers.ts';
import { keys, write } from '../../src/adapters/storage/keys.ts';
import { requestIn } from '../machines/myRequests.kit.ts';
import { entryOf } from '../paths/requests.samples.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);

const about = (status: MemberRequest['status'], subject: string, position: number | null = null) =>
  requestIn(status, { kind: 'gathering', subject, position });
const waits = (owner: string | null, gathering = 'paris-walk') =>
  entryOf('one', { owner, kind: 'gathering', answers: { gathering } });
/** Replaces the entries of the outbox. */
const box = (...entries: OutboxEntry[]) => write(keys.outbox, JSON.stringify(entries));
const plain = (is: string) => ({ is, position: null, until: null });

test('queued applications have precedence over stored ones, and those that have ended do not count', () => {
  expect(
    statusesOf(
      [
        about('withdrawn', 'Lisbon dinner'),
        about('waitlisted', 'Lisbon dinner', 2),
        about('expired', 'Berlin salon'),
        about('submitted', 'Paris walk'),
        requestIn('submitted', { kind: 'channel', subject: 'Zurich salon' }),
      ],
      [waits(null), waits('ada', 'tallinn-conference')],
    ),
  ).toEqual({
    'lisbon-dinner': { is: 'waitlisted', position: 2, until: null },
    'paris-walk': plain('waitingForAccount'),
    'tallinn-conference': plain('waitingForNetwork'),
  });
  const refusal = { reason: 'gathering_full' as const, detail: {} };
  expect(statusesOf([], [{ ...waits('ada'), refusal }])).toEqual({});
});

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
    answers: { gathering: 'paris-walk', note: '' },
  } as const;
  const lacking = ['identity', 'profile', 'modules', 'signals', 'account'];
  expect(withLacking(application, null)).toEqual({
    ...application,
    answers: { ...application.answers, lacking },
  });
});

function listen(who: string | null) {
  let member: string | null = who;
  const notices = new Set<() => void>();
  const currentUser = {
    now: () => member,
    watch: (notice: () => void) => {
      notices.add(notice);
      return () => notices.delete(notice);
    },
  };
  const readRequests = vi.fn<() => Promise<readonly MemberRequest[]>>();
  const readSeats = vi.fn<() => Promise<Record<string, GatheringStatus>>>();
  readRequests.mockResolvedValue([about('submitted', 'Paris walk')]);
  readSeats.mockResolvedValue({ 'berlin-salon': 'full' });
  const said: { type: string }[] = [];
  const feed: AnyActorLogic = circleFeedOf({ currentUser, readRequests, readSeats });
  const machine = setup({
    actors: { feed },
    actions: { note: ({ event }) => said.push(event) },
  }).createMachine({ invoke: { src: 'feed' }, on: { '*': { actions: 'note' } } });
  const actor = createActor(machine).start();
  const become = (next: string | null) => {
    member = next;
    for (const notice of notices) notice();
  };
  return { said, readRequests, readSeats, become, stop: () => actor.stop() };
}
const known = (statuses: object) => ({ type: 'statuses.known', statuses });

test('a member’s applications are reported as they are read, again when one has been sent, and cleared when the member leaves', async () => {
  const feed = listen('ada');
  await expect.poll(() => feed.said).toHaveLength(2);
  expect(feed.said).toEqual([
    { type: 'seats.known', statuses: { 'berlin-salon': 'full' } },
    known({ 'paris-walk': plain('applied') }),
  ]);
  const lisbon = waits('ada', 'lisbon-dinner');
  box(lisbon);
  expect(feed.said.at(-1)).toEqual(
    known({ 'paris-walk': plain('applied'), 'lisbon-dinner': plain('waitingForNetwork') }),
  );
  feed.readRequests.mockResolvedValue([about('waitlisted', 'Lisbon dinner', 1)]);
  box();
  await expect
    .poll(() => feed.said.at(-1))
    .toEqual(known({ 'lisbon-dinner': { is: 'waitlisted', position: 1, until: null } }));
  expect(feed.readRequests).toHaveBeenCalledTimes(2);
  feed.become(null);
  expect(feed.said.at(-1)).toEqual({ type: 'member.left' });
  feed.stop();
});

test('a visitor’s own applications are known from this browser; the backend is asked at their first press among the gatherings', async () => {
  box(waits(null));
  document.body.innerHTML =
    '<div data-flow="gatherings"><button>A</button></div><button>B</button>';
  const [inside, outside] = document.querySelectorAll('button');
  const feed = listen(null);
  expect(feed.said).toEqual([known({ 'paris-walk': plain('waitingForAccount') })]);
  outside?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(feed.readSeats).not.toHaveBeenCalled();
  inside?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  inside?.dispatchEvent(new Event('keydown', { bubbles: true }));
  await expect.poll(() => feed.said).toHaveLength(2);
  expect([feed.readSeats.mock.calls.length, feed.readRequests.mock.calls.length]).toEqual([1, 0]);
  feed.stop();
});
