// The ports of `decisionLedger`: its draft, the day, and saving or printing the ledger.
import { decisionLedgerMachine } from '#machines/decisionLedger.machine.ts';
import type { DecisionLedgerEvent } from '#machines/decisionLedger.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { localDayFeedOf } from '#flows/clock/ports/localDay.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectHandOut } from '#flows/handOut/ports.ts';
import { ledgerDraft } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'decisionLedger',
    decisionLedgerMachine.provide({
      actors: {
        draft: connectDraft(page, ledgerDraft),
        dayFeed: localDayFeedOf<DecisionLedgerEvent>(page),
        handOut: connectHandOut(page, () =>
          import('./ports/handOut.ts').then((ports) => ports.handOutLedger),
        ),
      },
    }),
  );
