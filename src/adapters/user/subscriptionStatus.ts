// The user's subscription: no account, free, premium by this browser's storage only, or premium.
import { fromCallback } from 'xstate';
import type { ActorRefFrom, EventObject, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import { watchMembers } from './members.ts';
import type { CurrentUser } from './whenUserKnown.ts';
import type {
  Product,
  SubscriptionStatus,
  UpgradeEvent,
  UpgradeInput,
} from '#machines/upgrade.machine.ts';

type Session = Pick<ActorRefFrom<typeof sessionMachine>, 'getSnapshot' | 'subscribe'>;

/**
 * What is known of it; undefined while the user is unknown, or while the tier has not been announced. That the service
 * has no plan is reported only after its row was looked for. The membership includes the toolkits, not the reverse.
 */
function statusIn(
  snapshot: SnapshotFrom<typeof sessionMachine>,
  product: Product,
): SubscriptionStatus | undefined {
  if (snapshot.hasTag('resolving')) return undefined;
  if (!snapshot.hasTag('signedIn')) return { type: 'member.absent' };
  const { entitled, flagged, hasToolkits } = snapshot.context;
  if (entitled || (product === 'toolkits' && hasToolkits)) return { type: 'member.premium' };
  if (snapshot.hasTag('tierUnknown')) return undefined;
  if (!flagged) return { type: 'member.free' };
  return snapshot.hasTag('rowUnknown') ? undefined : { type: 'member.flagged' };
}

/** Reports a user's access to a product, at once and whenever it changes; returns a function that ends the watch. */
function tellStatus(
  session: Session,
  product: Product,
  report: (status: SubscriptionStatus) => void,
): () => void {
  let said: string | null = null;
  const tell = () => {
    const status = statusIn(session.getSnapshot(), product);
    if (status === undefined || status.type === said) return;
    said = status.type;
    report(status);
  };
  tell();
  return session.subscribe(tell).unsubscribe;
}

/** Port `memberFeed` of whatever depends on the membership. */
export const subscriptionStatusFeedOf = <Event extends EventObject>(session: Session) =>
  fromCallback<Event>(({ sendBack }) => tellStatus(session, 'membership', sendBack));

/**
 * Port `memberFeed` of a flow in which a member also writes: after a member has left, it reports the next one in full.
 * @param presence the current user
 */
export const memberStatusFeedOf = <Event extends EventObject>(
  session: Session,
  currentUser: CurrentUser,
) =>
  fromCallback<Event>(({ sendBack }) => {
    const tell = () =>
      tellStatus(session, 'membership', (status: SubscriptionStatus) => sendBack(status));
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
    tellStatus(session, input.product, sendBack),
  );
