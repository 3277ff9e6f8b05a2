// The test kit of a submission in the browser: the machine with its own adapters, and an outbox to which it reports.
import { createActor, fromCallback } from 'xstate';
import { outboxMachine } from '#machines/outbox.machine.ts';
import { submissionMachine } from '#machines/submission.machine.ts';
import { onEmitted } from '../../src/boot/effects.ts';
import { discardEntry } from '../../src/adapters/outbox/outbox.ts';
import { reportTo, submissionPortsOf } from '../../src/adapters/outbox/submitRequest.ts';
import type { RequestSubmitter } from '../../src/adapters/outbox/submitRequest.ts';

/** The submission, as the flows run it. */
export const submissionOf = (submitter: RequestSubmitter) =>
  onEmitted(
    submissionMachine.provide({ actors: submissionPortsOf(submitter) }),
    reportTo(submitter),
  );

/** An idle outbox, in a browser with or without a network. */
export function restingOutbox(network: 'there' | 'lost' = 'there') {
  const outbox = createActor(
    outboxMachine.provide({
      actors: {
        entriesFeed: fromCallback(() => {}),
        network: fromCallback(({ sendBack }) => {
          if (network === 'lost') sendBack({ type: 'network.lost' });
        }),
        discardEntry,
      },
    }),
  );
  return outbox.start();
}
