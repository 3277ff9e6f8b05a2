// The ports of `deskRequest`: the database, the draft of a note in this browser, and the editor.
import { deskRequestMachine } from '#machines/deskRequest.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectAnswer } from '#flows/deskAnswer/ports.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { stepDraft } from './ports/draft.ts';
import { readRequest } from './ports/record.ts';
import { takeStep } from './ports/steps.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'deskRequest',
    deskRequestMachine.provide({
      actors: {
        answer: connectAnswer(page),
        draft: connectDraft(page, stepDraft),
        readRequest,
        takeStep,
      },
    }),
  );
