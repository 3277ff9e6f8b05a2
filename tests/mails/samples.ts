// A row of the queue for each kind of mail, and for each status that a mail tells: what the tests render and look at.
import { mailKinds, outcomes } from '../../server/mail/facts.mjs';

export type Sample = { name: string; kind: string; data: Record<string, unknown> };

export const siteUrl = 'https://axis-one.example';
export const address = 'ada@example.com';

const asked = {
  requestId: '0b1f6c1e-7f5e-4b6e-9a64-5e1c2b1b7a10',
  requestKind: 'office-hours',
  title: 'Javelyn Operator Hours: keep the second product, or close it?',
};
const question = {
  ...asked,
  requestKind: 'asynq',
  title: 'Do we raise now, or prove the pilot first?',
};
const seat = { ...asked, requestKind: 'gathering', title: 'Paris walk' };
const appointment = {
  startsAt: '2026-11-24T13:20:00Z',
  sequence: 0,
  at: '2026-11-22T09:05:31.482917+00:00',
};
const leaveToken = 'Zm9yLXRoZS1tYWlscw.0123456789abcdef~_-';

const facts: Record<string, Record<string, unknown>> = {
  received: { ...question, dueAt: '2026-11-25T08:00:00Z' },
  needsYou: {
    ...question,
    note: 'What does the pilot cost you each month?\nAnd who on your side decides when it is over?',
  },
  answered: question,
  corrected: { ...question, note: 'The second sum was wrong: half of it, not a third.' },
  scheduled: { ...asked, ...appointment, note: 'I call you: the number is in your profile.' },
  timeKept: { ...asked, startsAt: appointment.startsAt, note: 'I travel on that day.' },
  reminder24: { ...asked, startsAt: appointment.startsAt, leaveToken },
  reminder1: { ...asked, startsAt: appointment.startsAt, leaveToken },
  reminderDay: { ...seat, day: '2026-12-03', leaveToken },
  seatOffered: { ...seat, offeredUntil: '2026-12-02T10:00:00Z' },
  offerLapsing: { ...seat, offeredUntil: '2026-12-02T10:00:00Z' },
  offerLapsed: { ...seat, position: 3 },
  promiseMissed: { ...question, dueAt: '2026-11-25T08:00:00Z', questionReturned: true },
  welcome: { leaveToken },
  passwordChanged: { at: '2026-11-25T08:00:00Z' },
  factorOn: { at: '2026-11-25T08:00:00Z' },
  factorOff: { at: '2026-11-25T08:00:00Z' },
  codesRenewed: { at: '2026-11-25T08:00:00Z' },
  paymentFailed: {
    plan: 'membership',
    failed: '2026-11-26T12:00:00Z',
    until: '2026-12-03T12:00:00Z',
  },
  planEnded: {
    plan: 'membership',
    failed: '2026-11-26T12:00:00Z',
    until: '2026-12-03T12:00:00Z',
    otherPlan: false,
  },
  deletionAsked: { due: '2026-12-12T08:00:00Z' },
  accountDeleted: { at: '2026-12-12T08:00:07Z' },
  archiveReady: { until: '2026-11-29T08:00:00Z' },
  addressConfirm: { path: '/address/confirm#t=0b1f6c1e-7f5e-4b6e-9a64-5e1c2b1b7a10' },
  addressChanged: {
    at: '2026-11-25T08:00:00Z',
    path: '/address/return#t=0b1f6c1e-7f5e-4b6e-9a64-5e1c2b1b7a10',
  },
  newsletterConfirm: {
    lists: ['second-curve', 'next-curve'],
    confirmToken: 'Y29uZmlybS10aGlz.0123456789abcdef',
  },
  newsletterIssue: {
    list: 'second-curve',
    title: 'Disagreement is a system',
    summary: 'Founders who agree quickly have only moved the quarrel to where nobody can hear it.',
    path: '/second-curve/disagreement-is-a-system',
    leaveToken,
  },
  recovery: {
    path: '/auth#token_hash=0123456789abcdef0123456789abcdef0123456789abcdef01234567&type=recovery&email=ada%40example.com',
  },
};

/** A sample for each kind, under the name of its template. */
export const samples: readonly Sample[] = [
  ...Object.keys(mailKinds)
    .filter((kind) => kind !== 'status')
    .map((kind) => ({ name: kind, kind, data: facts[kind] ?? {} })),
  ...outcomes.map((to) => ({
    name: `status.${to}`,
    kind: 'status',
    data: {
      ...(to === 'accepted' || to === 'waitlisted' ? seat : asked),
      from: to === 'withdrawn' ? 'scheduled' : 'submitted',
      to,
      ...(to === 'withdrawn' ? { ...appointment, sequence: 1 } : {}),
      ...(to === 'declined' ? { note: 'This needs a lawyer before it needs an opinion.' } : {}),
    },
  })),
  {
    name: 'received on a waitlist',
    kind: 'received',
    data: { ...seat, position: 2 },
  },
];

/** The row of a sample. */
export const rowOf = ({ kind, data }: Sample) => ({
  id: '5f3c1e0a-1111-4222-8333-444455556666',
  kind,
  data,
  address,
  siteUrl,
});
