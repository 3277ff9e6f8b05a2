// The session for the auth page: the page does not look for one itself, but waits for the session machine.
import { fromPromise, waitFor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { KnownSession } from '#machines/authForm.machine.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import { isComplete } from '#adapters/storage/flags.ts';

/** Port `currentSession` of the auth page: the session of a recovery does not count. */
export const knownSessionOf = (session: ActorRefFrom<typeof sessionMachine>) =>
  fromPromise<KnownSession>(async ({ signal }) => {
    const known = await waitFor(session, (snapshot) => !snapshot.hasTag('resolving'), { signal });
    return {
      exists: known.hasTag('signedIn'),
      complete: isComplete(),
      linkExpired: known.hasTag('linkExpired'),
    };
  });
