// @vitest-environment happy-dom
// Onboarding's answers over a reload on a connection so slow that the auth library does not load.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import type { MemberChange } from '#machines/authReports.machine.ts';
import type { AnyActorRef } from 'xstate';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { Answers } from '#machines/onboarding.machine.ts';
import type { SessionRef } from '#boot/currentUser.ts';
import { draftOf } from '#flows/draft/ports.ts';
import { toAnswers } from '../../src/adapters/storage/answers.ts';
import { holderOf, onboardingDraft } from '../../src/flows/onboarding/ports/draft.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { restoreOf } from '../../src/flows/onboarding/ports/restore.ts';
import { presentSession } from '../../src/adapters/supabase/account.ts';
import { tokenKey } from '../../src/adapters/supabase/client.ts';
import { readProfile } from '../../src/adapters/supabase/profiles.ts';
import { listeningSession, secret } from '../machines/kit.ts';
import { keepDraft } from './onboardingDraft.kit.ts';
import { freshBrowser, holdSession } from './wire.ts';

// It never loads.
vi.mock('@supabase/supabase-js', () => new Promise(() => {}));

const restore = restoreOf(() => Promise.resolve({ presentSession, readProfile }));

beforeEach(() => {
  freshBrowser();
  holdSession();
});
afterEach(() => vi.unstubAllGlobals());

const answers = toAnswers({ identities: ['founder'], modules: ['asyncq'], companyName: 'Halden' });
const keptBy = (owner: string, purpose: 'begin' | 'edit' = 'begin') =>
  write(
    keys.draft,
    JSON.stringify({ version: 1, owner, purpose, step: 'signals', email: '', answers }),
  );

/** A service for the last step: it makes the account of a visitor. */
const service = {
  currentSession: fromPromise<{ email: string } | null>(() => Promise.resolve(null)),
  signUp: fromPromise<
    { email: string } | null,
    { email: string; password: string; answers: Answers }
  >(() => Promise.resolve({ email: 'ada@example.com' })),
  saveProfile: fromPromise<void, { answers: Answers; stored: Answers | null }>(() =>
    Promise.resolve(),
  ),
  saveAnswers: fromPromise<void, { answers: Answers }>(() => Promise.resolve()),
};

/** Onboarding as the page starts it, and what tells it that the session has changed. */
function opened() {
  const clock = new SimulatedClock();
  const { ref } = listeningSession();
  const hears = new Map<string, (change: MemberChange) => void>();
  const session = {
    on: (type: string, hear: (change: MemberChange) => void) => {
      hears.set(type, hear);
      return { unsubscribe: () => {} };
    },
  } as unknown as SessionRef;
  const draft = draftOf(holderOf(session), onboardingDraft);
  const actor = createActor(onboardingMachine.provide({ actors: { ...service, draft, restore } }), {
    clock,
    input: { place: 'page', purpose: 'begin', session: ref },
  });
  actor.start();
  return { actor, clock, sessionTells: (change: MemberChange) => hears.get(change.type)?.(change) };
}
const isAt = (actor: AnyActorRef, step: 'signals' | 'welcome') =>
  vi.waitFor(() => expect((actor.getSnapshot() as { value: unknown }).value).toBe(step));

/** The profile is requested, and never arrives. */
const asksInVain = async ({ actor, clock }: ReturnType<typeof opened>) => {
  await vi.waitFor(() =>
    expect(actor.getSnapshot().value).toEqual({ restoring: 'readingProfile' }),
  );
  clock.increment(3000);
  await isAt(actor, 'welcome');
};
const isRefused = ({ actor }: ReturnType<typeof opened>) =>
  actor.getSnapshot().children.draft?.getSnapshot().hasTag('refused');

test.each([
  ['the member', () => keptBy('ada')],
  [
    'no owner, written in this visit',
    () => keepDraft(null, 'begin', { step: 'signals', email: '', answers, stored: null }),
  ],
])('reloaded at step 4 it continues there, with the draft of %s', async (_, keep) => {
  keep();
  const { actor } = opened();
  await isAt(actor, 'signals');
  expect(actor.getSnapshot().context).toMatchObject({ answers, memberEmail: 'ada@example.com' });
  actor.send({ type: 'signal.toggled', id: 'toolDrops' });
  const again = opened();
  await isAt(again.actor, 'signals');
  expect(again.actor.getSnapshot().context.answers).toEqual({
    ...answers,
    signals: ['toolDrops'],
  });
});

test.each([
  ['another member’s', 'grace', 'begin'],
  ['an unfinished Edit Profile', 'ada', 'edit'],
] as const)('started next to %s it leaves that unchanged', async (_, owner, purpose) => {
  keptBy(owner, purpose);
  const flow = opened();
  await asksInVain(flow);
  flow.actor.send({ type: 'step.continued' });
  flow.actor.send({ type: 'identity.toggled', id: 'exploring' });
  expect(read(keys.draft)).toContain('"exploring"');
  expect(read(keys.draft)).toContain('"Halden"');
});

test('a member who leaves takes their answers off the screen, and they wait in this browser', async () => {
  keptBy('ada');
  const flow = opened();
  await isAt(flow.actor, 'signals');
  const before = read(keys.draft);
  localStorage.removeItem(tokenKey);
  flow.sessionTells({ type: 'member.left' });
  flow.sessionTells({ type: 'member.absent' });
  await isAt(flow.actor, 'welcome');
  expect(flow.actor.getSnapshot().context).toMatchObject({
    answers: toAnswers({}),
    memberEmail: null,
  });
  expect(read(keys.draft)).toBe(before);
  holdSession();
  await isAt(opened().actor, 'signals');
});

test('a session that turns out to be over takes the answers of its member off the screen', async () => {
  keptBy('ada');
  const flow = opened();
  await isAt(flow.actor, 'signals');
  localStorage.removeItem(tokenKey);
  flow.sessionTells({ type: 'member.absent' });
  await isAt(flow.actor, 'welcome');
  expect(flow.actor.getSnapshot().context.answers).toEqual(toAnswers({}));
});

test('a visitor who becomes a member keeps what they have typed', async () => {
  localStorage.removeItem(tokenKey);
  keepDraft(null, 'begin', { step: 'signals', email: '', answers, stored: null });
  const flow = opened();
  await isAt(flow.actor, 'signals');
  holdSession();
  flow.sessionTells({ type: 'member.arrived', member: 'ada' });
  flow.actor.send({ type: 'signal.toggled', id: 'toolDrops' });
  expect(flow.actor.getSnapshot().value).toBe('signals');
  expect(JSON.parse(read(keys.draft) ?? '{}')).toMatchObject({
    drafts: [{ owner: 'ada', draft: { step: 'signals', answers: { signals: ['toolDrops'] } } }],
  });
});

test('it says where this browser has no room for the answers, and tries again with the next one', async () => {
  const flow = opened();
  await asksInVain(flow);
  const { localStorage: roomy } = window;
  vi.stubGlobal('localStorage', {
    length: 0,
    getItem: (key: string) => roomy.getItem(key),
    setItem: () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
  });
  flow.actor.send({ type: 'step.continued' });
  await vi.waitFor(() => expect(isRefused(flow)).toBe(true));
  vi.unstubAllGlobals();
  flow.actor.send({ type: 'identity.toggled', id: 'exploring' });
  await vi.waitFor(() => expect(isRefused(flow)).toBe(false));
  expect(read(keys.draft)).toContain('"exploring"');
});

test('finished, it leaves no draft, not even one that a visitor wrote in an earlier visit', async () => {
  localStorage.removeItem(tokenKey);
  const draft = { version: 1, step: 'account', email: 'ada@example.com', answers };
  const stored = { id: 'd1', owner: null, visit: 'earlier', form: 'begin', draft };
  write(keys.draft, JSON.stringify({ version: 2, drafts: [stored] }));
  const { actor } = opened();
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ account: 'asking' }));
  expect(read(keys.draft)).not.toBeNull();
  actor.send({ type: 'password.filled' });
  actor.send({ type: 'terms.toggled', accepted: true });
  actor.send({ type: 'stack.started', password: secret });
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
  expect(read(keys.draft)).toBeNull();
});
