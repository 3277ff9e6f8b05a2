// The port of `deskIssue`: the database, which writes the mails of an issue in portions.
import { fromPromise } from 'xstate';
import { deskIssueMachine } from '#machines/deskIssue.machine.ts';
import type { IssueVerdict } from '#machines/deskIssue.machine.ts';
import type { Issue } from '#machines/deskBoard.machine.ts';
import { deskBoard } from '#content/deskBoard.ts';
import type { PortsContext } from '#boot/flows.ts';
import { callFunction } from '#adapters/supabase/functions.ts';
import { fieldOf } from '#flows/deskBoard/ports/acts.ts';
import { fillIn } from '#flows/shared/fillIn.ts';

const words = deskBoard.issue;

/** Port `sendIssue`. */
export const sendIssue = fromPromise<IssueVerdict, { issue: Issue; trial: string | null }>(
  async ({ input: { issue, trial } }) => {
    const path = `/${issue.list}/${issue.slug}`;
    const answer = await callFunction('desk_send_issue', { ...issue, path, trial });
    if (answer.outcome === 'stored')
      return {
        outcome: 'stored',
        written: Number(answer['written']),
        missing: Number(answer['missing']),
      };
    const field = fieldOf(answer);
    if (field === 'to') return { outcome: 'refused', message: words.malformed };
    return {
      outcome: 'refused',
      message: field === '' ? words.refusedElse : fillIn(words.refused, { field }),
    };
  },
);

/** The machine with its port. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('deskIssue', deskIssueMachine.provide({ actors: { sendIssue } }));

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'deskBoard/deskIssue': typeof deskIssueMachine;
  }
}
