// The user's subscription: no account, free, premium by this browser's storage only, or premium.
import { fromCallback } from 'xstate';
import type { ActorRefFrom, EventObject, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { FullStackEvent } from '#machines/fullStack.machine.ts';
import { watchMembers } from './members.ts';
import { watchStackChanges } from './stackOwner.ts';
import type { CurrentUser } from './currentUser.ts';
import type {
  Product,
  SubscriptionStatus,
  UpgradeEvent,
  UpgradeInput,
} from '#machines/upgrade.machine.ts';

type Session = Pick<ActorRefFrom<typeof sessionMachine>, 'select'>;

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

/**
 * The same for an offer, which a premium member must not see for a moment: a member counts as free only after the row was looked for.
 */
function offerIn(snapshot: SnapshotFrom<typeof sessionMachine>): SubscriptionStatus | undefined {
  if (!snapshot.hasTag('signedIn')) return { type: 'member.absent' };
  const status = statusIn(snapshot, 'membership');
  const isAsked = snapshot.matches({ visitor: { member: { subscription: 'asking' } } });
  return status?.type === 'member.free' && isAsked ? undefined : status;
}

const statusFor = (product: Product) => (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  statusIn(snapshot, product);

type Known = { status: SubscriptionStatus | undefined; member: string | null };

/** Reports a user's status, at once and whenever it or the member changes; returns a function that ends the watch. */
function tellStatus(
  session: Session,
  statusOf: (snapshot: SnapshotFrom<typeof sessionMachine>) => SubscriptionStatus | undefined,
  report: (status: SubscriptionStatus) => void,
): () => void {
  const known = session.select(
    (snapshot): Known => ({
      status: statusOf(snapshot),
      member: snapshot.context.member?.id ?? null,
    }),
    // While the status is not known, the last one counts.
    (last, { status, member }) =>
      status === undefined || (status.type === last.status?.type && member === last.member),
  );
  const tell = ({ status }: Known) => {
    if (status !== undefined) report(status);
  };
  tell(known.get());
  return known.subscribe(tell).unsubscribe;
}

/** Port `memberFeed` of whatever depends on the membership. */
export const subscriptionStatusFeedOf = <Event extends EventObject>(session: Session) =>
  fromCallback<Event>(({ sendBack }) => tellStatus(session, statusFor('membership'), sendBack));

/** Port `memberFeed` of the full stack: also that another tab has changed the stack. */
export const fullStackFeedOf = (session: Session) =>
  fromCallback<FullStackEvent>(({ sendBack }) => {
    const stop = tellStatus(session, offerIn, sendBack);
    const unwatch = watchStackChanges(() => sendBack({ type: 'list.outdated' }));
    return () => {
      stop();
      unwatch();
    };
  });

/** Port `memberFeed` of an offer to free members. */
export const offerFeedOf = <Event extends EventObject>(session: Session) =>
  fromCallback<Event>(({ sendBack }) => tellStatus(session, offerIn, sendBack));

/**
 * Port `memberFeed` of a flow in which a member also writes: after a member has left, it reports the next one in full.
 * @param currentUser the current user
 */
export const memberStatusFeedOf = <Event extends EventObject>(
  session: Session,
  currentUser: CurrentUser,
) =>
  fromCallback<Event>(({ sendBack }) => {
    const ends = [
      // The first of both to watch the session: the flow forgets a member before it learns of the next one.
      watchMembers(currentUser, { left: () => sendBack({ type: 'member.left' }) }),
      tellStatus(session, statusFor('membership'), sendBack),
    ];
    return () => {
      for (const end of ends) end();
    };
  });

/** Port `memberFeed` of the upgrade: towards the product that its page sells. */
export const buyerFeedOf = (session: Session) =>
  fromCallback<UpgradeEvent, UpgradeInput>(({ sendBack, input }) =>
    tellStatus(session, statusFor(input.product), sendBack),
  );
