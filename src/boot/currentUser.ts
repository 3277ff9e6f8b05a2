// Part of the composition root: who is signed in, for ports that ask or wait for it.
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import { watchMembers } from '#adapters/user/members.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** Who is signed in: an id, null for nobody, undefined while nobody knows. */
export function currentUserId(session: SessionRef): string | null | undefined {
  const snapshot = session.getSnapshot();
  if (snapshot.hasTag('resolving')) return undefined;
  return snapshot.hasTag('signedIn') ? (snapshot.context.member?.id ?? null) : null;
}

/** Who is here, and a notice of every change, for ports that wait for a user. */
export const currentUserOf = (session: SessionRef) => ({
  now: () => currentUserId(session),
  watch: (notice: () => void) => {
    const { unsubscribe } = session.subscribe(notice);
    return unsubscribe;
  },
});

/** Calls back whenever a member is signed out, here or in another tab, or gives way to another. */
export const whenMemberLeaves = (session: SessionRef, notice: () => void) =>
  watchMembers(currentUserOf(session), { left: notice });
