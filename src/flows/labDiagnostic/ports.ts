// The ports of `labDiagnostic`: the draft of its answers, and saving or printing the sheet.
import { labDiagnosticMachine } from '#machines/labDiagnostic.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { saveTimerOf, restoreTimerOf } from '#adapters/storage/labDrafts.ts';
import { whenUserKnownOf } from '#adapters/user/whenUserKnown.ts';
import { onCall } from '#adapters/onCall.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) => {
  const currentUser = currentUserOf(session);
  return connectFlow(
    'labDiagnostic',
    labDiagnosticMachine.provide({
      actors: {
        restoreTimer: restoreTimerOf(whenUserKnownOf(currentUser)),
        handOutTimer: onCall(() =>
          import('#adapters/files/labSheets.ts').then((ports) => ports.handOutTimer),
        ),
      },
    }),
    saveTimerOf(currentUser.now),
  );
};
