// The ports of `notifications`: the member's requests, and which news they have seen.
import { notificationsMachine } from '#machines/notifications.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { beginReadingFor, memberRequestsOf } from '#flows/memberRequests/ports.ts';
import { requestsFeedOf } from './ports/requestsFeed.ts';
import { saveSeen, seenFeedOf } from './ports/seenNews.ts';
import { loadRequestsOf } from '#adapters/supabase/requests.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const currentUser = currentUserOf(page.session);
  const memberRequests = memberRequestsOf(page);
  return page.connectFlow(
    'notifications',
    notificationsMachine.provide({
      actors: {
        requestsFeed: requestsFeedOf(memberRequests),
        seenFeed: seenFeedOf(currentUser),
        loadRequests: loadRequestsOf(beginReadingFor(memberRequests)),
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
