// @vitest-environment happy-dom
// Onboarding's answers over a reload on a connection so slow that the auth library does not load.
import { beforeEach, expect, test, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import { toAnswers } from '../../src/adapters/storage/answers.ts';
import { saveDraft } from '../../src/flows/onboarding/ports/saveDraft.ts';
import { keys, read, write } from '../../src/adapters/storage/keys.ts';
import { onboardingStore } from '../../src/adapters/storage/onboardingStore.ts';
import { restoreOf } from '../../src/flows/onboarding/ports/restoreDraft.ts';
import { presentSession } from '../../src/adapters/supabase/account.ts';
import { readProfile } from '../../src/adapters/supabase/profiles.ts';
import { listeningSession } from '../machines/kit.ts';
import { freshBrowser, holdSession } from './wire.ts';

// It never loads.
vi.mock('@supabase/supabase-js', () => new Promise(() => {}));

const restore = restoreOf(() => Promise.resolve({ presentSession, readProfile }));

beforeEach(() => {
  freshBrowser();
  holdSession();
});

const answers = toAnswers({ identities: ['founder'], modules: ['asyncq'], companyName: 'Halden' });
const keptBy = (owner: string, purpose: 'begin' | 'edit' = 'begin') =>
  write(
    keys.draft,
    JSON.stringify({ version: 1, owner, purpose, step: 'signals', email: '', answers }),
  );

/** Onboarding as the page starts it. */
function opened() {
  const clock = new SimulatedClock();
  const { ref } = listeningSession();
  const actor = createActor(onboardingMachine.provide({ actors: { restore } }), {
    clock,
    input: { place: 'page', purpose: 'begin', session: ref },
  });
  saveDraft(actor);
  actor.start();
  return { actor, clock };
}
const isAt = (actor: AnyActorRef, step: 'signals' | 'welcome') =>
  vi.waitFor(() => expect((actor.getSnapshot() as { value: unknown }).value).toBe(step));

test.each([
  ['the member', () => keptBy('ada')],
  [
    'no owner, written in this visit',
    () => onboardingStore.save(null, { version: 1, step: 'signals', email: '', answers }, 'begin'),
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
  const { actor, clock } = opened();
  // The profile is requested, and never arrives.
  clock.increment(3000);
  await isAt(actor, 'welcome');
  actor.send({ type: 'step.continued' });
  actor.send({ type: 'identity.toggled', id: 'exploring' });
  expect(read(keys.draft)).toContain('"exploring"');
  expect(read(keys.draft)).toContain('"Halden"');
});
