// The ports of `followUp`: the service, and the draft in this browser.
import { fromPromise } from 'xstate';
import { followUpMachine } from '#machines/followUp.machine.ts';
import type { FollowUpAnswer } from '#machines/followUp.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { memberRequestsOf } from '#flows/memberRequests/ports.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';
import { isRow, toRequest } from '#adapters/supabase/requestRows.ts';
import { followUpDraft } from './ports/draft.ts';

const reasons = [
  'not_signed_in',
  'not_found',
  'invalid',
  'follow_up_over',
  'follow_up_used',
  'illegal_move',
] as const;

/** Port `sendQuestion`. Rejects with the shared Error of functions.ts where there is no answer. */
export const sendQuestion = fromPromise<FollowUpAnswer, { id: string; note: string }>(
  async ({ input: { id, note } }) => {
    const answer = await callFunction('follow_up', { id, note });
    if (answer.outcome !== 'stored')
      return { outcome: 'refused', reason: refusalIn(answer, reasons).reason };
    const { request } = answer;
    if (!isRow(request)) throw new Error('');
    const { dueAt, isBreached } = toRequest(request);
    return { outcome: 'stored', dueAt: isBreached ? null : dueAt };
  },
);

/** The machine with its ports. What the page knows of the request is read again once it has moved. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'followUp',
    followUpMachine.provide({
      actors: { draft: connectDraft(page, followUpDraft), sendQuestion },
    }),
    (actor) => {
      actor.on('request.moved', () => memberRequestsOf(page).send({ type: 'requests.needed' }));
    },
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'requestPage/followUp': typeof followUpMachine;
  }
}
