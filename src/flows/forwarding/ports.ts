// The ports of `forwarding`: the service, which makes links and ends them.
import { fromPromise } from 'xstate';
import { forwardingMachine } from '#machines/forwarding.machine.ts';
import type { ForwardingAnswer } from '#machines/forwarding.machine.ts';
import { requestForms } from '#content/requests.forms.ts';
import type { PortsContext } from '#boot/flows.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';

/** A function of the database that takes the id of a request, and may answer with the token of a link. */
const action = (name: string) =>
  fromPromise<ForwardingAnswer, { id: string }>(async ({ input: { id } }) => {
    const answer = await callFunction(name, { id });
    if (answer.outcome === 'stored') {
      const { token } = answer;
      return { outcome: 'stored', token: typeof token === 'string' ? token : null };
    }
    const { reason } = refusalIn(answer, ['not_signed_in', 'not_found', 'no_answer']);
    const { not_signed_in, not_found } = requestForms.problems;
    return {
      outcome: 'refused',
      message: reason === 'not_signed_in' ? not_signed_in : not_found,
    };
  });

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow(
    'forwarding',
    forwardingMachine.provide({
      actors: { makeLink: action('forward_answer'), revokeLink: action('revoke_forwarding') },
    }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'requestPage/forwarding': typeof forwardingMachine;
  }
}
