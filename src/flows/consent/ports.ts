// The ports of `consent`: the service.
import { fromPromise } from 'xstate';
import { consentMachine } from '#machines/consent.machine.ts';
import type { ConsentAnswer } from '#machines/consent.machine.ts';
import { afterAnswer } from '#content/afterAnswer.ts';
import type { PortsContext } from '#boot/flows.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';

/** Port `storeConsent`. Rejects with the shared Error of functions.ts where there is no answer. */
export const storeConsent = fromPromise<ConsentAnswer, { id: string; consents: boolean }>(
  async ({ input: { id, consents } }) => {
    const answer = await callFunction('consent_to_export', { id, consents });
    if (answer.outcome !== 'stored') {
      const { reason } = refusalIn(answer, ['not_signed_in', 'not_found', 'no_answer']);
      return { outcome: 'refused', message: afterAnswer.consent.problems[reason] };
    }
    const { consent } = answer;
    return { outcome: 'stored', givenAt: isRecord(consent) ? moment(consent['given_at']) : null };
  },
);

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('consent', consentMachine.provide({ actors: { storeConsent } }));

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'requestPage/consent': typeof consentMachine;
  }
}
