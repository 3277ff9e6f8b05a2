// The member who applies for advisory: their address is filled in, and the form empties when they leave.
import { fromCallback } from 'xstate';
import type { AdvisoryApplicationEvent } from '#machines/advisoryApplication.machine.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import type { SessionRef } from '#boot/currentUser.ts';
import { watchMembers } from '#adapters/user/members.ts';

/** Port `memberFeed`: the member's address, and that they have left. */
export const applicantFeedOf = (session: SessionRef) =>
  fromCallback<AdvisoryApplicationEvent>(({ sendBack }) =>
    watchMembers(currentUserOf(session), {
      left: () => sendBack({ type: 'member.left' }),
      arrived: () =>
        sendBack({
          type: 'member.arrived',
          email: session.getSnapshot().context.member?.email ?? '',
        }),
    }),
  );
