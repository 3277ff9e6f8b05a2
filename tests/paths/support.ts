// What several models share: users, an address, the services' refusals, and a session that only listens.
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef } from 'xstate';
import type { SetupListener } from '#machines/onboarding.machine.ts';
import { service } from '#content/service.ts';

export const ada = { id: 'ada', email: 'ada@example.com' };
export const ben = { id: 'ben', email: 'ben@example.com' };

/** A password that the service accepts, and one that it finds too short. */
export const password = 'correct horse';
export const shortPassword = 'short';

/** The service is unreachable: the sentence that the adapters use instead of the browser's own. */
export const unreachable = {
  fails: service.unreachable,
  say: 'The service cannot be reached',
};

/** The service refuses because of too many tries. */
export const tooMany = {
  fails: 'Too many tries.',
  retryAfter: 40,
  say: 'The service has had too many tries, and takes none for 40 seconds',
};

/** The outcome of the pause that follows: triesPause has its own paths. */
export const pauseEnds = {
  over: { gives: undefined, say: 'The seconds are over' },
  broken: { fails: 'The pause is broken.', say: 'The pause breaks off' },
};

/** An error without a message. */
export const wordless = { fails: '', say: 'The service fails without a word' };

/** Stands in for the owner of a flow that only sends to it. */
export const listener: AnyActorRef = createActor(fromCallback(() => {})).start();
/** The same as the session. */
export const listeningSession = listener as SetupListener;

/** A form that hears from a feed that its member leaves does not hear it from its draft as well. */
export const leavingHeardFrom = (feed: string) => ({
  draft: {
    'draft.withdrawn': `That the member leaves is heard from ${feed}: it empties the form.`,
  },
});

/** A list of a member's own page does not hear from its draft that the member leaves. */
export const leavingWithItsPage = {
  draft: {
    'draft.withdrawn': 'The page of a member who leaves is taken down, and this list with it.',
  },
};

/** Whether a form says nothing beyond what it offered itself. */
export const saysNothing = (answers: Readonly<Record<string, string>>, offered = '') =>
  Object.values(answers).every((text) => ['', offered].includes(text.trim()));
