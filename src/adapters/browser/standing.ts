// How the visitor stands towards the plans: nobody, free, premium by this browser's word alone, or premium.
import { fromCallback } from 'xstate';
import type { ActorRefFrom, EventObject, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { Standing } from '#machines/upgrade.machine.ts';

type Session = Pick<ActorRefFrom<typeof sessionMachine>, 'getSnapshot' | 'subscribe'>;

/**
 * What is known of them; undefined while nobody knows, or while the tier has not been announced. That the service holds
 * no plan is said only once its row was looked for.
 */
function standingIn(snapshot: SnapshotFrom<typeof sessionMachine>): Standing | undefined {
  if (snapshot.hasTag('resolving')) return undefined;
  if (!snapshot.hasTag('signedIn')) return { type: 'member.absent' };
  const { entitled, flagged } = snapshot.context;
  if (entitled) return { type: 'member.premium' };
  if (snapshot.hasTag('tierUnknown')) return undefined;
  if (!flagged) return { type: 'member.free' };
  return snapshot.hasTag('rowUnknown') ? undefined : { type: 'member.flagged' };
}

/** Port `memberFeed` of whatever depends on the plan: reports at once, and whenever it changes. */
export const standingFeedOf = <Event extends EventObject>(session: Session) =>
  fromCallback<Event>(({ sendBack }) => {
    let said: string | null = null;
    const tell = () => {
      const standing = standingIn(session.getSnapshot());
      if (standing === undefined || standing.type === said) return;
      said = standing.type;
      sendBack(standing);
    };
    tell();
    const { unsubscribe } = session.subscribe(tell);
    return unsubscribe;
  });
