// Probes of My requests: corrections among several fields, lost slots, and each status.
import { answerLimits, replyLimit } from '#content/limits.ts';
import type { MendingDraft, myRequestsMachine } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { nearest, otherSlot, takenSlot } from './officeHours.samples.ts';
import { lost, refused, requestOf } from './requests.samples.ts';
import { about, again, named, past, stored, unplaced, waiting } from './returned.samples.ts';

const listed = (...statuses: Parameters<typeof requestOf>[1][]) => ({
  port: 'loadRequests',
  gives: statuses.map((status) => requestOf(status, status)),
});
const statuses = [
  'submitted',
  'inReview',
  'needsYou',
  'waitlisted',
  'offered',
  'accepted',
  'scheduled',
  'held',
  'declined',
] as const;
const box = (...entries: OutboxEntry[]) => ({ type: 'entries.changed', entries }) as const;
const open = (id: string) => ({ type: 'entry.opened', id }) as const;
const close = { type: 'action.cancelled' } as const;
const edit = (field: string, value: string | boolean) =>
  ({ type: 'answer.edited', field, value }) as const;
const resend = { type: 'entry.resent' } as const;

const restored = (words: Partial<MendingDraft>) =>
  ({ type: 'draft.restored', words: { answers: {}, ...words } }) as const;

export const probes: ProbesOf<typeof myRequestsMachine> = {
  'one of several answers is corrected': {
    steps: [
      listed('submitted'),
      box(refused, named),
      open('named'),
      edit('reason', 'Three boards'),
      edit('value', 'Mended'),
      edit('isUrgent', false),
      edit('count', 'x'),
      resend,
      close,
      open('named'),
      edit('reason', ' '),
      resend,
      edit('value', 'Mended'),
      edit('reason', 'Again'),
      resend,
      { port: 'resendEntry', fails: 'Full.' },
      close,
      open('about'),
    ],
  },
  'a draft corrects one of several answers, and keeps the mark of the others': {
    steps: [
      listed('submitted'),
      box(named),
      open('named'),
      { type: 'draft.restored', words: { answers: { reason: 'Three boards' } } },
      edit('reason', 'Two boards'),
      { type: 'draft.restored', words: { answers: { value: 'Mended', more: 'no' } } },
      { type: 'draft.restored', words: { answers: { reason: 'Late' } } },
      edit('value', ' '),
      resend,
      edit('value', 'x'.repeat((answerLimits.meeting['value'] ?? 0) + 1)),
      resend,
      edit('reason', 'Two'),
      edit('value', 'x'.repeat(answerLimits.meeting['value'] ?? 0)),
      resend,
    ],
  },
  'an entry is sent again as it is': {
    steps: [
      listed('submitted'),
      box(named),
      open('named'),
      resend,
      { port: 'resendEntry', fails: 'Full.' },
    ],
  },
  'an answer that may be longer than others of its kind': {
    steps: [
      listed('submitted'),
      box({ ...named, kind: 'advisory', answers: { name: 'Ada', challenge: 'Which?' } }),
      open('named'),
      edit('challenge', 'x'.repeat((answerLimits.advisory['name'] ?? 0) + 1)),
      resend,
    ],
  },
  'answers that stay': {
    steps: [listed('submitted'), box(refused, about), open('about'), resend, close],
  },
  'an answer without a limit, and an answer that is not required': {
    steps: [
      listed('submitted'),
      box({ ...named, answers: { reason: 'Two boards', remark: 'None' } }),
      open('named'),
      edit('remark', ' '),
      edit('reason', 'One board'),
      resend,
    ],
  },
  'every reason for which a slot is lost': {
    steps: [
      listed('submitted'),
      box(past, again, unplaced),
      ...(['past', 'again', 'unplaced'] as const).flatMap((id) => [
        open(id),
        { port: 'nearestSlots', gives: [...nearest, takenSlot.slot, 7] },
        { type: 'slot.exchanged', slot: otherSlot } as const,
        close,
      ]),
      box(
        { ...lost, id: 'spent', refusal: { reason: 'quota_spent', detail: {} } },
        { ...named, id: 'meeting', refusal: { reason: 'slot_closed', detail: { field: 'slot' } } },
        { ...about, id: 'question', refusal: { reason: 'invalid', detail: { field: 'slot' } } },
      ),
      open('spent'),
      close,
      open('meeting'),
      close,
      open('question'),
      close,
      box({ ...past, kind: 'advisory-call' }),
      open('past'),
    ],
  },
  'a slot that is chosen before the open ones are known': {
    steps: [
      listed('submitted'),
      box({ ...past, answers: { ...past.answers, slot: nearest[0] } }),
      open('past'),
      { type: 'slot.exchanged', slot: otherSlot },
      { port: 'nearestSlots', gives: nearest },
      resend,
      { port: 'resendEntry', fails: 'Full.' },
      close,
      open('past'),
      { type: 'slot.exchanged', slot: otherSlot },
      { port: 'nearestSlots', gives: nearest.slice(0, 2) },
      resend,
      close,
      open('past'),
      { port: 'nearestSlots', gives: nearest.slice(0, 2) },
      resend,
      close,
      open('past'),
      { port: 'nearestSlots', gives: [otherSlot.slot] },
      resend,
    ],
  },
  'the outbox after something was sent, and what may be mended': {
    steps: [
      listed('submitted'),
      box(waiting, stored, refused),
      open('waiting'),
      open('stored'),
      { type: 'discard.requested', id: 'waiting' },
      { type: 'discard.requested', id: 'stored' },
      close,
      box({ ...waiting, isStored: true }, stored, refused),
      { port: 'loadRequests', gives: [requestOf('submitted', 'submitted')] },
      box({ ...waiting, isStored: true }, stored, refused),
      box(stored, refused),
    ],
  },
  'the outbox can no longer be read': {
    steps: [listed('submitted'), { port: 'outboxFeed', fails: 'Storage is refused.' }],
  },
  'each status, and what the member may do': {
    steps: [
      listed(...statuses),
      ...statuses.flatMap((id) => [
        { type: 'withdrawal.requested', id } as const,
        close,
        { type: 'reply.opened', id } as const,
        close,
      ]),
      ...statuses
        .filter((id) => id !== 'offered')
        .map((id) => ({ type: 'offer.accepted', id }) as const),
    ],
  },
  'a reply of just the greatest length, and one of blanks': {
    steps: [
      listed('needsYou'),
      { type: 'reply.opened', id: 'needsYou' },
      { type: 'reply.edited', text: '  ' },
      { type: 'reply.sent' },
      { type: 'reply.edited', text: 'x'.repeat(replyLimit) },
      { type: 'reply.sent' },
      { port: 'replyToRequest', fails: '' },
    ],
  },
  'a draft chose another slot: one of the open ones, one that is closed by now, and none': {
    steps: [
      listed('submitted'),
      box(past, unplaced),
      open('past'),
      restored({ slot: { ...otherSlot, slot: nearest[0] ?? '' } }),
      { port: 'nearestSlots', gives: nearest },
      close,
      open('past'),
      { port: 'nearestSlots', gives: nearest },
      restored({ slot: otherSlot }),
      close,
      open('unplaced'),
      restored({ slot: otherSlot }),
      restored({}),
      close,
    ],
  },
  'a reply is restored, and there is none': {
    steps: [
      listed('needsYou'),
      { type: 'reply.opened', id: 'needsYou' },
      { type: 'draft.restored', words: { answers: {}, reply: 'Ten beds' } },
      { type: 'draft.restored', words: null },
      close,
      { type: 'reply.opened', id: 'needsYou' },
      { type: 'draft.restored', words: null },
      { type: 'draft.restored', words: { answers: {} } },
    ],
  },
  'nothing was ever asked': { steps: [listed()] },
};
