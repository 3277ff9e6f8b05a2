// A ledger as an earlier plan has left it in this browser.
import type { LedgerSheet } from '#machines/decisionLedger.machine.ts';

export const ledgerSheet: LedgerSheet = {
  entry: { decision: '', owner: '', expect: '', knowBy: '', reverseIf: '' },
  lines: [
    {
      decision: 'No third office',
      owner: 'Jon',
      expect: 'One candidate lost by the end of the year',
      knowBy: '2026-12-31',
      reverseIf: 'Three lost by summer',
      id: 'd1',
      day: '2026-11-22',
      outcome: null,
    },
  ],
};
