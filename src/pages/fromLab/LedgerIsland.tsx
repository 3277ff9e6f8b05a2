// The decision ledger, on demand: the tool for those whose plan includes it.
import { labSamples } from '#content/labSamples.ts';
import type { LedgerSheet } from '#machines/decisionLedger.machine.ts';
import { DecisionLedger as Tool } from '#flows/decisionLedger/DecisionLedger.tsx';
import { LedgerReading } from '#flows/decisionLedger/LedgerReading.tsx';
import { PlanTool } from './PlanTool.tsx';

const draw = ({ lines }: LedgerSheet) => <LedgerReading lines={lines} />;

/** The ledger, or its preview. */
export const DecisionLedger = () => (
  <PlanTool<LedgerSheet> tool="decision-ledger" sample={labSamples.ledger} draw={draw}>
    <Tool />
  </PlanTool>
);
