// The ledger as a sheet that cannot be changed: the sample of its preview, or what was saved before a plan ended.
import type { LedgerLine } from '#machines/decisionLedger.machine.ts';
import { Stack } from '#ui/Stack.tsx';
import { LedgerLines } from './LedgerLines.tsx';
import { LedgerYear } from './LedgerYear.tsx';

/** The sheet. */
export const LedgerReading = ({ lines }: { lines: readonly LedgerLine[] }) => (
  <Stack $gap="two">
    <LedgerLines lines={lines} day={null} />
    <LedgerYear lines={lines} />
  </Stack>
);
