// Samples of the gatherings, for their path model and their driver: the page's gatherings, and what was applied for.
import { gatherings } from '#content/gatherings.ts';
import type { SubmissionOutput } from '#machines/submission.machine.ts';
import { requestOf } from './requests.samples.ts';

export const known = gatherings.map(({ id, title, status }) => ({ id, title, status }));
/** One that takes applications, one with a waitlist, one that is full. */
export const [open, waitlist, full] = [
  'paris-walk-2026-12-03',
  'lisbon-dinner-2026-11-26',
  'london-dinner-2026-12-15',
] as const;

/** The member's requests: an application for the waitlist, in this state. */
export const before = (status: 'waitlisted' | 'withdrawn', position: number | null) => ({
  requests: [
    requestOf('m', status, {
      kind: 'gathering',
      gathering: waitlist,
      subject: known.find(({ id }) => id === waitlist)?.title ?? '',
      position,
    }),
  ],
  entries: [],
});
export const stored = (
  status: 'submitted' | 'waitlisted',
  position: number | null,
): SubmissionOutput => ({
  outcome: 'stored',
  request: requestOf('m', status, { kind: 'gathering', position }),
});
