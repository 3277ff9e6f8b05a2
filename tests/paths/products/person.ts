// The session in a product: the moves that change who is here, and who that is.
import type { AnyMachineSnapshot } from 'xstate';
import { currentUserId } from '../../../src/boot/currentUser.ts';
import type { SessionRef } from '../../../src/boot/currentUser.ts';
import type { Paths } from '../kit/define.ts';
import { models } from '../models.ts';
import type { Part, World } from './product.ts';
import { seen } from './product.ts';

export const modelOf = (flow: string) => models[flow] as Paths;

/** The moves of the session that change who is here: by this tab, by another tab, and by the service. */
const changes = new Set([
  'authReports>session.found/elsewhere',
  'authReports>session.absent',
  'authReports>session.ended/inside',
  'authReports>session.refreshed/other',
  'authReports>member.signedIn/elsewhere',
  'authReports>member.signedIn/other',
  'authReports>member.signedOut',
  'authReports>recovery.opened/somebody',
  'signOut.requested',
  'fetchProfile=known',
  'settleBrowser=complete',
  'signOut=done',
  'signOut=unreachable',
]);

/** The session as a part of a product. */
export const sessionPart: Part = {
  model: modelOf('session'),
  starts: 'site',
  moves: (id) => changes.has(id),
  key: ({ context }) => (context.member as { id: string } | null)?.id ?? null,
};

/** The member who is signed in, as the app sees it: undefined while that is being found out. */
export const userIn = (world: World): string | null | undefined => {
  const snapshot = seen(world, 'session');
  if (snapshot === null) return undefined;
  return currentUserId({ getSnapshot: () => snapshot } as SessionRef);
};

const memberIn = (snapshot: AnyMachineSnapshot | null) =>
  snapshot?.hasTag('signedIn') ? (snapshot.context.member as { id: string }).id : null;

/** Whether a member was signed in before this move and is not any more, or is another one. */
export function hasLeft(before: World, world: World): boolean {
  const was = memberIn(seen(before, 'session'));
  return was !== null && was !== memberIn(seen(world, 'session'));
}
