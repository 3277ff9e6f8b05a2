// Part of the composition root: who is signed in, for ports that ask or wait for it.
import { waitFor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { CurrentUser } from '#adapters/user/currentUser.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** The id of the signed-in user; null without a user, undefined before the first session lookup ends. */
export function currentUserId(session: SessionRef): string | null | undefined {
  const snapshot = session.getSnapshot();
  if (snapshot.hasTag('resolving')) return undefined;
  return snapshot.hasTag('signedIn') ? (snapshot.context.member?.id ?? null) : null;
}

/** Resolves when it is known who is here: whether a member is signed in, to whom members' pages may be shown. */
export async function isMemberHere(session: SessionRef): Promise<boolean> {
  const seen = await waitFor(session, (snapshot) => !snapshot.hasTag('resolving'));
  return seen.hasTag('signedIn');
}

/** The current user, and every change of them, for ports that ask, watch or wait for a user. */
export const currentUserOf = (session: SessionRef): CurrentUser => ({
  now: () => currentUserId(session),
  watch: (notice) => {
    const { unsubscribe } = session.subscribe(notice);
    return unsubscribe;
  },
  onChange: ({ arrived, left, absent }) => {
    const watches = [
      session.on('member.arrived', ({ member }) => arrived?.(member)),
      session.on('member.left', () => left?.()),
      session.on('member.absent', () => absent?.()),
    ];
    return () => {
      for (const watch of watches) watch.unsubscribe();
    };
  },
});
