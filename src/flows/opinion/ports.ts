// The ports of `opinion`: the service, and the draft in this browser.
import { fromPromise } from 'xstate';
import { opinionMachine } from '#machines/opinion.machine.ts';
import type { OpinionAnswer } from '#machines/opinion.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { toOpinion } from '#flows/requestPage/ports/opinion.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';
import { opinionDraft } from './ports/draft.ts';

const reasons = ['not_signed_in', 'not_found', 'no_answer', 'invalid'] as const;

/** Port `storeOpinion`. Rejects with the shared Error of functions.ts where there is no answer. */
export const storeOpinion = fromPromise<
  OpinionAnswer,
  { id: string; helped: boolean; why: string }
>(async ({ input: { id, helped, why } }) => {
  const answer = await callFunction('say_of_answer', { id, helped, why });
  if (answer.outcome !== 'stored')
    return { outcome: 'refused', reason: refusalIn(answer, reasons).reason };
  const opinion = toOpinion(answer['opinion']);
  if (opinion === null) throw new Error('');
  return { outcome: 'stored', opinion };
});

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'opinion',
    opinionMachine.provide({
      actors: { draft: connectDraft(page, opinionDraft), storeOpinion },
    }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'requestPage/opinion': typeof opinionMachine;
  }
}
