// The ports of `labDiagnostic`: the draft of its answers, and the sheet that is saved or printed.
import { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { presenceOf } from '#boot/currentUser.ts';
import { keepTimerOf, recallTimerOf } from '#adapters/storage/labDrafts.ts';
import { whoComesTo } from '#adapters/user/whenUserKnown.ts';
import { onCall } from '#adapters/onCall.ts';

/** The machine with its ports. */
export const connect = ({ asFlow, session }: PortsContext) => {
  const presence = presenceOf(session);
  return asFlow(
    'labDiagnostic',
    labDiagnosticMachine.provide({
      actors: {
        recallTimer: recallTimerOf(whoComesTo(presence)),
        handOutTimer: onCall(() =>
          import('#adapters/files/labSheets.ts').then((ports) => ports.handOutTimer),
        ),
      },
    }),
    keepTimerOf(presence.now),
  );
};
