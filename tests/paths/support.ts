// What several models share: people, an address, the services' refusals, and a session that only listens.
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef } from 'xstate';
import type { RedirectHolder } from '#machines/onboarding.machine.ts';
import { service } from '#content/service.ts';

export const ada = { id: 'ada', email: 'ada@example.com' };
export const ben = { id: 'ben', email: 'ben@example.com' };

/** A password that the service takes, and one that it finds too short. */
export const password = 'correct horse';
export const shortPassword = 'short';

/** The service is not there: the sentence that the adapters put in the place of the browser's own. */
export const unreachable = {
  fails: service.unreachable,
  say: 'The service cannot be reached',
};

/** The service has had too many tries. */
export const tooMany = {
  fails: 'Too many tries.',
  retryAfter: 40,
  say: 'The service has had too many tries, and takes none for 40 seconds',
};

/** What comes of the pause that follows: triesPause has its own paths. */
export const pauseEnds = {
  over: { gives: undefined, say: 'The seconds are over' },
  broken: { fails: 'The pause is broken.', say: 'The pause breaks off' },
};

/** An error that carries no sentence. */
export const wordless = { fails: '', say: 'The service fails without a word' };

/** Stands in for the session where a flow only speaks to it. */
const listener: AnyActorRef = createActor(fromCallback(() => {})).start();
export const listeningSession = listener as RedirectHolder;
