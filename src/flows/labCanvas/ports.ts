// The ports of `labCanvas`: the draft of its notes, and the sheet that is saved or printed.
import { labCanvasMachine } from '#machines/labCanvas.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { presenceOf } from '#boot/currentUser.ts';
import { keepCanvasOf, recallCanvasOf } from '#adapters/storage/labDrafts.ts';
import { whoComesTo } from '#adapters/user/whenUserKnown.ts';
import { onCall } from '#adapters/onCall.ts';

/** The machine with its ports. */
export const connect = ({ asFlow, session }: PortsContext) => {
  const presence = presenceOf(session);
  return asFlow(
    'labCanvas',
    labCanvasMachine.provide({
      actors: {
        recallCanvas: recallCanvasOf(whoComesTo(presence)),
        handOutCanvas: onCall(() =>
          import('#adapters/files/labSheets.ts').then((ports) => ports.handOutCanvas),
        ),
      },
    }),
    keepCanvasOf(presence.now),
  );
};
