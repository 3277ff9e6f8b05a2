// Part of the composition root: who is signed in, for ports that ask or wait for it.
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import { watchMembers } from '#adapters/user/members.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** The id of the signed-in user; null without a user, undefined before the first session lookup ends. */
export function currentUserId(session: SessionRef): string | null | undefined {
  const snapshot = session.getSnapshot();
  if (snapshot.hasTag('resolving')) return undefined;
  return snapshot.hasTag('signedIn') ? (snapshot.context.member?.id ?? null) : null;
}

/** The current user, and a notice of every change, for ports that wait for a user. */
export const currentUserOf = (session: SessionRef) => ({
  now: () => currentUserId(session),
  watch: (notice: () => void) => {
    const { unsubscribe } = session.subscribe(notice);
    return unsubscribe;
  },
});

/** Calls back whenever a member signs out, here or in another tab, or another member replaces them. */
export const whenMemberLeaves = (session: SessionRef, notice: () => void) =>
  watchMembers(currentUserOf(session), { left: notice });
