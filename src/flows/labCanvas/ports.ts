// The ports of `labCanvas`: the draft of its notes, and saving or printing the sheet.
import { labCanvasMachine } from '#machines/labCanvas.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { saveCanvasOf, restoreCanvasOf } from '#adapters/storage/labDrafts.ts';
import { whenUserKnownOf } from '#adapters/user/whenUserKnown.ts';
import { onCall } from '#adapters/onCall.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) => {
  const currentUser = currentUserOf(session);
  return connectFlow(
    'labCanvas',
    labCanvasMachine.provide({
      actors: {
        restoreCanvas: restoreCanvasOf(whenUserKnownOf(currentUser)),
        handOutCanvas: onCall(() =>
          import('#adapters/files/labSheets.ts').then((ports) => ports.handOutCanvas),
        ),
      },
    }),
    saveCanvasOf(currentUser.now),
  );
};
