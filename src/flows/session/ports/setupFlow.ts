// The end of a flow that sets up an account: its own, or that of its page.
import { fromCallback, type AnyActorRef } from 'xstate';
import type { SessionEvent } from '#machines/session.machine.ts';

/** Port `setupFlow` of the session machine: a flow ends when it is finished, fails, or is stopped with its page. */
export const setupFlow = fromCallback<SessionEvent, { flow: AnyActorRef | null }>(
  ({ input, sendBack }) => {
    const end = () => sendBack({ type: 'setup.ended' });
    const subscription = input.flow?.subscribe({ complete: end, error: end });
    return () => subscription?.unsubscribe();
  },
);
