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
      'deskAnswer attachFile fails with*',
      'deskAnswer fetchIndex fails with words',
      'deskAnswer hears retry.requested',
      'deskAnswer readFate fails with words',
      'deskAnswer sendAnswer fails without words',
      'deskAnswer takeBack fails with*',
      'deskLease presence fails with words',
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
      'Two advisors, or one who is late: tests/backend has steps that are refused and answers that are taken back too late, and the paths in Chromium show both.',
    facts: [
      'deskAnswer readFate gives outcome: waiting',
      'deskAnswer readFate gives sent: an object',
      'deskAnswer takeBack gives message: text',
      'deskAnswer takeBack gives outcome: refused',
      'deskBoard takeAct gives message: text',
      'deskBoard takeAct gives outcome: refused',
      'deskIssue sendIssue gives message: text',
      'deskIssue sendIssue gives outcome: refused',
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
  {
    reason:
      'The editor or its draft breaks off, an advisor who signs out leaves the desk with it, and a dialog of links that is closed, or a field that is emptied, shows nothing new: the paths in Chromium have them.',
    facts: [
      'deskAnswer hears draft.withdrawn from draft',
      'deskAnswer hears hit.pointed*',
      'deskAnswer hears link.cancelled',
      'deskAnswer hears words.edited with text: empty text',
      'deskBoard hears draft.withdrawn from draft',
      'deskRequest answer fails with words',
      'deskRequest hears draft.restored from draft with words: an object',
      'deskRequest hears draft.withdrawn from draft',
    ],
  },
];
