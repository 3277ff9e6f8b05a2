// Samples for the models around requests: entries of the outbox and requests in every state that matters.
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import type { SubmissionOutput, SubmissionProblem } from '#machines/submission.machine.ts';
import { nearest, takenSlot } from './officeHours.samples.ts';
import { ada, ben } from './support.ts';

/** A queued entry; without owner and files unless said otherwise. */
export const entryOf = (id: string, rest: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  owner: null,
  visit: null,
  kind: 'meeting',
  subject: `Subject of ${id}`,
  answers: { reason: 'Two boards', project: 'Halden', value: 'A decision' },
  attachments: [],
  madeAt: '2026-11-21T20:00:00.000Z',
  isStored: false,
  refusal: null,
  ...rest,
});

export const file = { id: 'file', name: 'deck.pdf', type: 'application/pdf', size: 2048 };

export const waiting = entryOf('waiting');
export const adas = entryOf('adas', { owner: ada.id });
/** An entry of another member in the same browser. */
export const bens = entryOf('bens', { owner: ben.id });
export const withFile = entryOf('withFile', { owner: ada.id, isStored: true, attachments: [file] });
export const refused = entryOf('refused', {
  owner: ada.id,
  refusal: { reason: 'quota_spent', detail: { limit: 1 } },
});
/** A refused office hour whose slot went to another member; the database has offered two open ones. */
export const lost = entryOf('lost', {
  owner: ada.id,
  kind: 'office-hours',
  answers: { slot: takenSlot.slot, role: 'founder', callObjective: 'Pilot, or second site?' },
  refusal: { reason: 'slot_closed', detail: { nearest: nearest.slice(0, 2) } },
});
/** A stored request, due long after these tests run. */
export const requestOf = (
  id: string,
  status: MemberRequest['status'],
  rest: Partial<MemberRequest> = {},
): MemberRequest => ({
  id,
  kind: 'meeting',
  subject: `Subject of ${id}`,
  status,
  createdAt: '2026-11-21T20:00:00.000Z',
  dueAt: '2126-11-28T20:00:00.000Z',
  isBreached: false,
  position: null,
  offeredUntil: null,
  slot: null,
  history: [{ actor: 'member', to: 'submitted', at: '2026-11-21T20:00:00.000Z', note: null }],
  attachments: [],
  ...rest,
});

/** A submission that was returned to its form, with the answer that the refusal names. */
export const returnedAs = (problem: SubmissionProblem, field?: string): SubmissionOutput => ({
  outcome: 'returned',
  problem,
  ...(field !== undefined && { field }),
  detail: field === undefined ? {} : { field },
});

/** The submission of a form breaks off: submission.machine.ts has its own paths. */
export const brokenSubmission = {
  fails: 'The submission is broken.',
  say: 'The submission breaks off',
};
