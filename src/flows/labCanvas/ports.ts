// The ports of `labCanvas`: its draft, and saving or printing the sheet.
import { labCanvasMachine } from '#machines/labCanvas.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { onCall } from '#adapters/onCall.ts';
import { canvasDraft } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'labCanvas',
    labCanvasMachine.provide({
      actors: {
        draft: connectDraft(page, canvasDraft),
        handOutCanvas: onCall(() =>
          import('#adapters/files/labSheets.ts').then((ports) => ports.handOutCanvas),
        ),
      },
    }),
  );
