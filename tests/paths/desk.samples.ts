// Samples of the advisor's desk: two lines of the queue, and the first of them opened.
import type { SearchEntry } from '#content/schema.search.ts';
import type { AnswerWords, DeskAnswerInput, SentAnswer } from '#machines/deskAnswer.machine.ts';
import type { DeskFilter, DeskLease, QueuePage, QueueRow } from '#machines/deskQueue.machine.ts';
import type { DeskRecord } from '#machines/deskRequest.machine.ts';
import { requestOf } from './requests.samples.ts';

export const advisor = { id: 'staff-1', name: 'The advisor' };
export const colleague = { id: 'staff-2', name: 'Grace' };

export const lease = (isMine: boolean): DeskLease => ({
  by: isMine ? advisor : colleague,
  isMine,
  until: '2026-11-22T10:01:00.000Z',
});

export const rowOf = (id: string, rest: Partial<QueueRow> = {}): QueueRow => ({
  id,
  kind: 'asynq',
  subject: `Subject ${id}`,
  status: 'submitted',
  createdAt: '2026-11-21T20:00:00.000Z',
  dueAt: '2026-11-24T20:00:00.000Z',
  slot: null,
  wantedSlot: null,
  email: 'ada@example.com',
  company: null,
  tier: 'free',
  files: 0,
  hasVoice: false,
  lease: null,
  sendingUntil: null,
  ...rest,
});

export const everything: DeskFilter = { view: 'open', kind: [], status: [], due: null, query: '' };

export const pageOf = (ids: readonly string[], next: string | null = null): QueuePage => ({
  rows: ids.map((id) => rowOf(id)),
  next,
  counts: { open: 2, overdue: 0, today: 1, kind: { asynq: 2 }, status: { submitted: 2 } },
  ahead: 0,
});

/** An office hour for whose slot there is a choice. */
export const record: DeskRecord = {
  request: {
    ...requestOf('r1', 'submitted', { kind: 'office-hours', slot: '2026-11-24T14:20' }),
    answers: { slot: '2026-11-24T14:20' },
  },
  wantedSlot: null,
  member: null,
  address: 'ada@example.com',
  earlier: [],
  history: [],
  notes: [],
  versions: [],
  answerFiles: [],
  written: null,
  sending: null,
  failed: null,
  commands: ['review', 'schedule', 'decline', 'note'],
  offeredSlots: ['2026-12-01T14:20'],
};

/** The same, once its review has begun. */
export const reviewed: DeskRecord = {
  ...record,
  request: { ...record.request, status: 'inReview' },
  commands: ['answer', 'schedule', 'decline', 'note'],
};

/** What the editor begins with, and an answer that is complete. */
export const blank: AnswerWords = {
  title: '',
  signedBy: 'The advisor',
  changed: '',
  diagnosis: '',
  recommendation: '',
  nextStep: '',
  sources: '',
};
export const complete: AnswerWords = {
  ...blank,
  title: 'Take the second site',
  diagnosis: 'Nobody asks any more.',
  recommendation: 'Sign it.',
  nextStep: 'Call on Tuesday.',
  sources: 'Your figures.',
};

export const sentOf = (rest: Partial<SentAnswer> = {}): SentAnswer => ({
  by: advisor,
  isMine: true,
  seconds: 10,
  words: complete,
  ...rest,
});

/** An answer of it can still be taken back. */
export const sending: DeskRecord = { ...reviewed, sending: sentOf(), commands: ['note'] };

/** The first of them is what the driver chooses. */
export const entries: readonly SearchEntry[] = [
  { href: '/library', title: 'Pilots', kind: 'page', tags: [], text: 'Who pays for a pilot.' },
  { href: '/asyncq', title: 'Pilots that pay', kind: 'page', tags: [], text: 'A pilot.' },
];
export const sheet = { id: 'sheet', name: 'sheet.pdf', type: 'application/pdf', size: 2048 };

/** A new answer. */
export const editorInput: DeskAnswerInput = {
  id: 'r1',
  isCorrection: false,
  isLater: false,
  start: blank,
  sent: null,
  failed: null,
  files: [],
};
