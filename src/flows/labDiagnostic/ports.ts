// The ports of `labDiagnostic`: its draft, and saving or printing the sheet.
import { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { onCall } from '#adapters/onCall.ts';
import { timerDraft } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'labDiagnostic',
    labDiagnosticMachine.provide({
      actors: {
        draft: connectDraft(page, timerDraft),
        handOutTimer: onCall(() =>
          import('#adapters/files/labSheets.ts').then((ports) => ports.handOutTimer),
        ),
      },
    }),
  );
