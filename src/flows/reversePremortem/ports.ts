// The ports of `reversePremortem`: its draft, and saving or printing the sheet.
import { reversePremortemMachine } from '#machines/reversePremortem.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectHandOut } from '#flows/handOut/ports.ts';
import { premortemDraft } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'reversePremortem',
    reversePremortemMachine.provide({
      actors: {
        draft: connectDraft(page, premortemDraft),
        handOut: connectHandOut(page, () =>
          import('./ports/handOut.ts').then((ports) => ports.handOutPremortem),
        ),
      },
    }),
  );
