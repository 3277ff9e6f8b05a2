// What the other flows of the page have read of the member's requests.
import { fromCallback } from 'xstate';
import type { RequestPageEvent } from '#machines/requestPage.machine.ts';
import type { MemberRequestsRef } from '#flows/memberRequests/ports.ts';
import { onPageShown } from '#adapters/page/visibility.ts';

/** Port `newsFeed`: every reading from now on, and when the page is visible again. */
export const newsFeedOf = (memberRequests: MemberRequestsRef) =>
  fromCallback<RequestPageEvent>(({ sendBack }) => {
    const { unsubscribe } = memberRequests.on('requests.known', ({ requests }) =>
      sendBack({ type: 'requests.known', requests }),
    );
    const end = onPageShown(() => sendBack({ type: 'page.shown' }));
    return () => {
      unsubscribe();
      end();
    };
  });
