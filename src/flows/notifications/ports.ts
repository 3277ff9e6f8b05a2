// The ports of `notifications`: the member's requests, and which news they have seen.
import { notificationsMachine } from '#machines/notifications.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { saveSeen, seenFeedOf } from './ports/seenNews.ts';
import { requestsFeedOf, tellRequests } from '#adapters/outbox/memberRequests.ts';
import { loadRequestsOf } from '#adapters/supabase/requests.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) => {
  const currentUser = currentUserOf(session);
  return connectFlow(
    'notifications',
    notificationsMachine.provide({
      actors: {
        requestsFeed: requestsFeedOf(currentUser),
        seenFeed: seenFeedOf(currentUser),
        loadRequests: loadRequestsOf((read) => tellRequests(currentUser.now(), read)),
      },
    }),
    (actor) => {
      actor.on('news.seen', ({ until }) => {
        const member = currentUser.now();
        if (typeof member === 'string') saveSeen(member, until);
      });
    },
  );
};
