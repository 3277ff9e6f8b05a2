// Part of the composition root: the bell, fetched with the dashboard.
import { notificationsMachine } from '#machines/notifications.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { keepSeen, seenFeedOf } from '#adapters/browser/newsSeen.ts';
import { requestsFeedOf, tellRequests } from '#adapters/browser/requestsHub.ts';
import { loadRequestsOf } from '#adapters/supabase/requests.ts';
import { presenceOf } from './main.presence.ts';

/** What has become of the member's requests, as My requests reads them. */
export function notificationFlows(
  asFlow: AsFlow,
  session: SessionRef,
): FlowGroups['notifications'] {
  const presence = presenceOf(session);
  return {
    notifications: asFlow(
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
    ),
  };
}
