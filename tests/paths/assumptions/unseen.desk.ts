// What the desk's journeys do not see.
import type { Unseen } from './compare.ts';

/** By reason. */
export const desk: readonly Unseen[] = [
  {
    reason:
      'The network is away, or the service is down, at the desk: journeys break it elsewhere (backendDown.spec.ts), and the paths in Chromium break each port of the desk.',
    facts: [
      'desk askStaff fails with words',
      'desk hears retry.requested',
      'deskBoard readBoard fails with words',
      'deskBoard takeAct fails with words',
      'deskBoard takeAct fails without words',
      'deskIssue sendIssue fails with words',
      'deskIssue sendIssue fails without words',
      'deskIssue hears sending.resumed',
      'deskLease sayPresent fails with words',
      'deskQueue clock fails with words',
      'deskQueue readQueue fails with words',
      'deskRequest hears retry.requested',
      'deskRequest readRequest fails with words',
      'deskRequest takeStep fails with words',
      'deskRequest takeStep fails without words',
    ],
  },
  {
    reason:
      'Two advisors, or one who is late: tests/backend has leases that meet and steps that are refused, and the paths in Chromium show both.',
    facts: [
      'deskBoard takeAct gives message: text',
      'deskBoard takeAct gives outcome: refused',
      'deskIssue sendIssue gives message: text',
      'deskIssue sendIssue gives outcome: refused',
      'deskLease hears takeover.requested',
      'deskRequest takeStep gives message: text',
      'deskRequest takeStep gives outcome: refused',
    ],
  },
  {
    reason:
      'More than a page of requests, a page that was hidden, or a slot that another member got: the paths in Chromium have them.',
    facts: [
      'deskBoard hears more.requested',
      'deskBoard readBoard gives next: text',
      'deskQueue hears more.requested',
      'deskQueue hears page.shown from clock',
      'deskQueue readQueue gives next: text',
      'deskRequest hears slot.chosen*',
    ],
  },
];
