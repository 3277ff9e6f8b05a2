// The ports of `signalTriage`: its draft, the day, and saving or printing the log.
import { signalTriageMachine } from '#machines/signalTriage.machine.ts';
import type { SignalTriageEvent } from '#machines/signalTriage.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { localDayFeedOf } from '#flows/clock/ports/localDay.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectHandOut } from '#flows/handOut/ports.ts';
import { triageDraft } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'signalTriage',
    signalTriageMachine.provide({
      actors: {
        draft: connectDraft(page, triageDraft),
        dayFeed: localDayFeedOf<SignalTriageEvent>(page),
        handOut: connectHandOut(page, () =>
          import('./ports/handOut.ts').then((ports) => ports.handOutTriage),
        ),
      },
    }),
  );
