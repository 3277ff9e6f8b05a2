// Port `memberFeed` of `asynq`: who is signed in.
import { fromCallback } from 'xstate';
import type { AsynqEvent } from '#machines/asynq.machine.ts';
import { watchMembers } from '#adapters/user/members.ts';
import type { CurrentUser } from '#adapters/user/whenUserKnown.ts';

/** Port `memberFeed`. */
export const memberFeedOf = (currentUser: CurrentUser) =>
  fromCallback<AsynqEvent>(({ sendBack }) =>
    watchMembers(currentUser, {
      arrived: () => sendBack({ type: 'member.arrived' }),
      left: () => sendBack({ type: 'member.left' }),
    }),
  );
