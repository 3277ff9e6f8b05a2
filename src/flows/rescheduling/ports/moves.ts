// A wish for another slot, and its end; what the page's other flows read of the member's requests.
import { fromCallback, fromPromise } from 'xstate';
import type {
  MoveAnswer,
  RequestedMove,
  ReschedulingEvent,
} from '#machines/rescheduling.machine.ts';
import { beginReadingFor } from '#flows/memberRequests/ports.ts';
import type { MemberRequestsRef } from '#flows/memberRequests/ports.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';
import { readRequests } from '#adapters/supabase/requests.ts';

/** Port `newsFeed`: every reading from now on. */
export const newsFeedOf = (memberRequests: MemberRequestsRef) =>
  fromCallback<ReschedulingEvent>(({ sendBack }) => {
    const { unsubscribe } = memberRequests.on('requests.known', ({ requests }) =>
      sendBack({ type: 'requests.known', requests }),
    );
    return unsubscribe;
  });

const reasons = [
  'not_signed_in',
  'not_found',
  'illegal_move',
  'slot_closed',
  'slot_past',
  'invalid',
] as const;

/**
 * A function of the database about one office hour. What it changed is read again for all of the page, the history among it;
 * where that fails, the page's next reading brings it.
 */
const actionOf =
  <Input extends { id: string }>(name: string) =>
  (memberRequests: MemberRequestsRef) =>
    fromPromise<MoveAnswer, Input>(async ({ input }) => {
      const answer = await callFunction(name, input);
      if (answer.outcome !== 'stored') {
        const { reason, detail } = refusalIn(answer, reasons);
        const { nearest } = detail;
        const starts = Array.isArray(nearest)
          ? (nearest as unknown[]).filter((start) => typeof start === 'string')
          : null;
        return { outcome: 'refused', reason, nearest: starts };
      }
      const tell = beginReadingFor(memberRequests)();
      readRequests().then(tell, () => tell(null));
      const { request } = answer;
      const row = request as { wanted_slot?: unknown } | undefined;
      const wanted = row?.wanted_slot;
      return { outcome: 'stored', wanted: typeof wanted === 'string' ? wanted : null };
    });

/** Ports `askToMove` and `takeMoveBack`. */
export const askToMoveOf = actionOf<RequestedMove>('ask_to_move');
export const takeMoveBackOf = actionOf<{ id: string }>('take_move_back');
