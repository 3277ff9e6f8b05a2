// The ports of `notifications`: the member's requests, and which news they have seen.
import { notificationsMachine } from '#machines/notifications.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { presenceOf } from '#boot/currentUser.ts';
import { keepSeen, seenFeedOf } from '#flows/notifications/ports/seenNews.ts';
import { requestsFeedOf, tellRequests } from '#adapters/outbox/memberRequests.ts';
import { loadRequestsOf } from '#adapters/supabase/requests.ts';

/** The machine with its ports. */
export const connect = ({ asFlow, session }: PortsContext) => {
  const presence = presenceOf(session);
  return asFlow(
    'notifications',
    notificationsMachine.provide({
      actors: {
        requestsFeed: requestsFeedOf(presence),
        seenFeed: seenFeedOf(presence),
        loadRequests: loadRequestsOf((read) => tellRequests(presence.now(), read)),
      },
    }),
    (actor) => {
      actor.on('news.seen', ({ until }) => {
        const member = presence.now();
        if (typeof member === 'string') keepSeen(member, until);
      });
    },
  );
};
