// The ports of `forwardedAnswer`: the service, which answers every reader who has the link.
import { fromPromise } from 'xstate';
import { forwardedAnswerMachine } from '#machines/forwardedAnswer.machine.ts';
import type { ForwardedReply } from '#machines/forwardedAnswer.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { toVersions } from '#flows/requestPage/ports/versions.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';

/** Port `readAnswer`. */
const readAnswer = fromPromise<ForwardedReply, { token: string }>(async ({ input: { token } }) => {
  const answer = await callFunction('forwarded_answer', { token });
  if (answer.outcome === 'found')
    return { outcome: 'found', versions: toVersions(answer['answer']) };
  const { reason } = refusalIn(answer, ['revoked', 'deleted', 'not_found']);
  return { outcome: 'refused', reason };
});

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('forwardedAnswer', forwardedAnswerMachine.provide({ actors: { readAnswer } }));

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'requestPage/forwardedAnswer': typeof forwardedAnswerMachine;
  }
}
