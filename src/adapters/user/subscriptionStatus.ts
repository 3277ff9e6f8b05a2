// How the visitor stands towards the plans: nobody, free, premium by this browser's word alone, or premium.
import { fromCallback } from 'xstate';
import type { ActorRefFrom, EventObject, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import { watchMembers } from './members.ts';
import type { CurrentUser } from './whenUserKnown.ts';
import type { Product, Standing, UpgradeEvent, UpgradeInput } from '#machines/upgrade.machine.ts';

type Session = Pick<ActorRefFrom<typeof sessionMachine>, 'getSnapshot' | 'subscribe'>;

/**
 * What is known of them; undefined while nobody knows, or while the tier has not been announced. That the service holds
 * no plan is said only once its row was looked for. The membership opens the toolkits too; they open nothing else.
 */
function standingIn(
  snapshot: SnapshotFrom<typeof sessionMachine>,
  product: Product,
): Standing | undefined {
  if (snapshot.hasTag('resolving')) return undefined;
  if (!snapshot.hasTag('signedIn')) return { type: 'member.absent' };
  const { entitled, flagged, hasToolkits } = snapshot.context;
  if (entitled || (product === 'toolkits' && hasToolkits)) return { type: 'member.premium' };
  if (snapshot.hasTag('tierUnknown')) return undefined;
  if (!flagged) return { type: 'member.free' };
  return snapshot.hasTag('rowUnknown') ? undefined : { type: 'member.flagged' };
}

/** Reports how a user stands towards a product, at once and whenever it changes; returns how to stop. */
function tellStanding(
  session: Session,
  product: Product,
  report: (standing: Standing) => void,
): () => void {
  let said: string | null = null;
  const tell = () => {
    const standing = standingIn(session.getSnapshot(), product);
    if (standing === undefined || standing.type === said) return;
    said = standing.type;
    report(standing);
  };
  tell();
  return session.subscribe(tell).unsubscribe;
}

/** Port `memberFeed` of whatever depends on the membership. */
export const subscriptionStatusFeedOf = <Event extends EventObject>(session: Session) =>
  fromCallback<Event>(({ sendBack }) => tellStanding(session, 'membership', sendBack));

/**
 * Port `memberFeed` of what a member also writes in: after a member has left, everything is said anew of the next one.
 * @param presence who is here
 */
export const memberStatusFeedOf = <Event extends EventObject>(
  session: Session,
  currentUser: CurrentUser,
) =>
  fromCallback<Event>(({ sendBack }) => {
    const tell = () =>
      tellStanding(session, 'membership', (standing: Standing) => sendBack(standing));
    let stop = tell();
    const end = watchMembers(currentUser, {
      left: () => {
        sendBack({ type: 'member.left' });
        stop();
        stop = tell();
      },
    });
    return () => {
      end();
      stop();
    };
  });

/** Port `memberFeed` of the upgrade: towards the product that its page sells. */
export const buyerFeedOf = (session: Session) =>
  fromCallback<UpgradeEvent, UpgradeInput>(({ sendBack, input }) =>
    tellStanding(session, input.product, sendBack),
  );
