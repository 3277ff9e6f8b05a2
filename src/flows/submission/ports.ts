// The ports of `submission`: the outbox of the page.
import { submissionMachine } from '#machines/submission.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import { reportTo, submissionPortsOf } from '#adapters/outbox/submitRequest.ts';
import type { RequestSubmitter } from '#adapters/outbox/submitRequest.ts';

/**
 * The machine, for the flows that run it as a child.
 * @param own what a flow adds to its submissions, and what it does once they are in the outbox
 */
export function connect(
  page: PortsContext,
  own: Pick<RequestSubmitter, 'complete' | 'whenQueued'> = {},
) {
  const submitter = { ...outboxOf(page).submitter, ...own };
  return page.connectFlow(
    'submission',
    submissionMachine.provide({ actors: submissionPortsOf(submitter) }),
    reportTo(submitter),
  );
}
