// This browser is signed out by the session, as from the account menu: it says where that fails, and leads the member away.
import { fromPromise, waitFor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';

/** Port `signThisOut`: rejects where the member is still signed in. */
export const signThisOutBy = (session: ActorRefFrom<typeof sessionMachine>) =>
  fromPromise<void>(async ({ signal }) => {
    session.send({ type: 'signOut.requested' });
    const over = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'), { signal });
    if (over.hasTag('signedIn')) throw new Error('');
  });
