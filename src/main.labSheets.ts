// Part of the composition root: the lab's tools that can be used in the page.
import { labCanvasMachine } from '#machines/labCanvas.machine.ts';
import { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import {
  keepCanvasOf,
  keepTimerOf,
  recallCanvasOf,
  recallTimerOf,
} from '#adapters/browser/labDrafts.ts';
import { whoComesTo } from '#adapters/browser/questionFeed.ts';
import { onCall } from '#adapters/onCall.ts';
import { presenceOf } from './main.presence.ts';

/** What is needed when a sheet is saved or printed. */
const sheets = () => import('#adapters/browser/labSheets.ts');

/** The second curve timer and the assumption canvas. */
export function labSheetFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['labSheets'] {
  const presence = presenceOf(session);
  const whoComes = whoComesTo(presence);
  return {
    labDiagnostic: asFlow(
      'labDiagnostic',
      labDiagnosticMachine.provide({
        actors: {
          recallTimer: recallTimerOf(whoComes),
          handOutTimer: onCall(() => sheets().then((ports) => ports.handOutTimer)),
        },
      }),
      keepTimerOf(presence.now),
    ),
    labCanvas: asFlow(
      'labCanvas',
      labCanvasMachine.provide({
        actors: {
          recallCanvas: recallCanvasOf(whoComes),
          handOutCanvas: onCall(() => sheets().then((ports) => ports.handOutCanvas)),
        },
      }),
      keepCanvasOf(presence.now),
    ),
  };
}
