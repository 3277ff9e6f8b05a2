// What the page's `memberRequests` tells the notifications.
import { fromCallback } from 'xstate';
import type { NotificationsEvent } from '#machines/notifications.machine.ts';
import type { MemberRequestsRef } from '#flows/memberRequests/ports.ts';

/** Port `requestsFeed`: the last reading at the start, then every reading that ends or fails. */
export const requestsFeedOf = (memberRequests: MemberRequestsRef) =>
  fromCallback<NotificationsEvent>(({ sendBack }) => {
    const snapshot = memberRequests.getSnapshot();
    const { requests } = snapshot.context;
    if (snapshot.hasTag('known')) sendBack({ type: 'requests.known', requests });
    if (snapshot.hasTag('unreadable')) sendBack({ type: 'requests.unreadable' });
    const watches = [
      memberRequests.on('requests.known', (report) =>
        sendBack({ type: 'requests.known', requests: report.requests }),
      ),
      memberRequests.on('requests.unreadable', () => sendBack({ type: 'requests.unreadable' })),
    ];
    return () => {
      for (const watch of watches) watch.unsubscribe();
    };
  });
