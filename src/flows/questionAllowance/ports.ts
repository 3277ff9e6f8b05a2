// The ports of `questionAllowance`: who is signed in, and what the database counts.
import { questionAllowanceMachine } from '#machines/questionAllowance.machine.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import type { PortsContext } from '#boot/flows.ts';
import { readAllowance } from './ports/allowance.ts';
import { memberFeedOf } from './ports/memberFeed.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) =>
  connectFlow(
    'questionAllowance',
    questionAllowanceMachine.provide({
      actors: { memberFeed: memberFeedOf(currentUserOf(session)), readAllowance },
    }),
  );
