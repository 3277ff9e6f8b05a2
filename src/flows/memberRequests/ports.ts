// The ports of `memberRequests`, one for all flows of the page that depend on what the member has asked, and the
// feeds by which they hear of it.
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ActorRefFrom, EventObject } from 'xstate';
import { askedIn, memberRequestsMachine } from '#machines/memberRequests.machine.ts';
import type { AskedSoFar, MemberRequestsEvent } from '#machines/memberRequests.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import type { SessionRef } from '#boot/currentUser.ts';
import type { PortsContext } from '#boot/flows.ts';
import { readEntries, watchEntries } from '#adapters/outbox/store.ts';
import { onPageShown } from '#adapters/page/visibility.ts';
import { thisVisit } from '#adapters/storage/visit.ts';
import { readRequests } from '#adapters/supabase/requests.ts';
import { watchMembers } from '#adapters/user/members.ts';
import type { CurrentUser } from '#adapters/user/currentUser.ts';

export type MemberRequestsRef = ActorRefFrom<typeof memberRequestsMachine>;

/**
 * Port `memberFeed`: who is signed in, at the start and at every change of the session. A member who is replaced by another is
 * reported absent at once: the forms of the page are emptied before the next member is known.
 */
export const memberFeedOf = <Event extends EventObject = MemberRequestsEvent>(
  currentUser: CurrentUser,
) =>
  fromCallback<Event>(({ sendBack }) => {
    const absent = () => sendBack({ type: 'member.absent' });
    return watchMembers(currentUser, {
      arrived: (member) => sendBack({ type: 'member.arrived', member }),
      left: absent,
      absent,
    });
  });

/** Port `browserFeed`: the entries of the outbox, at the start and at every change, and when the page is visible again. */
export const browserFeed = fromCallback<MemberRequestsEvent>(({ sendBack }) => {
  const reportEntries = () => sendBack({ type: 'entries.changed', entries: readEntries() });
  reportEntries();
  const ends = [onPageShown(() => sendBack({ type: 'page.shown' })), watchEntries(reportEntries)];
  return () => {
    for (const end of ends) end();
  };
});

function open({ connectFlow, session }: PortsContext): MemberRequestsRef {
  const memberRequests = createActor(
    connectFlow(
      'memberRequests',
      memberRequestsMachine.provide({
        actors: {
          memberFeed: memberFeedOf(currentUserOf(session)),
          browserFeed,
          readRequests: fromPromise<readonly MemberRequest[]>(({ signal }) => readRequests(signal)),
        },
      }),
    ),
    { input: { visit: thisVisit() } },
  );
  return memberRequests.start();
}

const opened = new WeakMap<SessionRef, MemberRequestsRef>();

/** The page's `memberRequests`. The first flow that uses it starts it. */
export function memberRequestsOf(page: PortsContext): MemberRequestsRef {
  const known = opened.get(page.session) ?? open(page);
  opened.set(page.session, known);
  return known;
}

/**
 * Port `askedFeed` of a flow that depends on what was asked before: what is known at the start, then at every change and
 * after every reading, also a failed one.
 */
export const askedFeedOf = <Event extends EventObject>(page: PortsContext) =>
  reportsOf<Event>(() => memberRequestsOf(page));

/** `askedFeedOf`, of the actor that `find` opens when the feed starts. */
export const reportsOf = <Event extends EventObject>(find: () => MemberRequestsRef) =>
  fromCallback<Event>(({ sendBack }) => {
    const memberRequests = find();
    const report = ({ requests, entries }: AskedSoFar) =>
      sendBack({ type: 'asked.known', requests, entries });
    const snapshot = memberRequests.getSnapshot();
    if (['entriesKnown', 'known', 'unreadable'].some((tag) => snapshot.tags.has(tag)))
      report(askedIn(snapshot.context));
    const watches = [
      memberRequests.on('requests.known', report),
      memberRequests.on('requests.unreadable', report),
      memberRequests.on('entries.known', report),
      memberRequests.on('member.left', () => sendBack({ type: 'member.left' })),
    ];
    memberRequests.send({ type: 'requests.needed' });
    return () => {
      for (const watch of watches) watch.unsubscribe();
    };
  });

/**
 * Begins a reading that a flow makes itself.
 * @returns a function that tells the other flows what was read, or null after a failure; a reading for a member who
 * has left meanwhile is told to none
 */
export const beginReadingFor = (memberRequests: MemberRequestsRef) => () => {
  const { member } = memberRequests.getSnapshot().context;
  return (requests: readonly MemberRequest[] | null) => {
    if (member === null) return;
    memberRequests.send(
      requests === null
        ? { type: 'requests.failed', member }
        : { type: 'requests.read', member, requests },
    );
  };
};
