// The words of an office hour on its own page: another slot, and the private calendar.
import { z } from 'zod';
import { texts, words } from './schema.ts';

export const reschedulingWordsSchema = z.strictObject({
  ...texts('open', 'again', 'asked', 'keep', 'keeping'),
  endings: words('kept', 'moved'),
  dialog: z.strictObject({
    ...texts('title', 'text', 'looking', 'nearest', 'dated', 'hint', 'none', 'noneOnDate'),
    ...texts('otherDates', 'calendar', 'backToNearest', 'cancel', 'submit', 'submitting'),
    note: words('label', 'hint'),
    unknown: words('title', 'text', 'action'),
    unread: words('title', 'text', 'action'),
  }),
  problems: words(
    'not_signed_in',
    'not_found',
    'illegal_move',
    'slot_closed',
    'slot_past',
    'invalid',
    'slotMissing',
    'noteTooLong',
    'failed',
  ),
});
export type ReschedulingWords = z.infer<typeof reschedulingWordsSchema>;

export const calendarAddressWordsSchema = z.strictObject({
  ...texts('title', 'text', 'loading', 'none', 'make', 'making', 'there', 'hidden', 'field'),
  ...texts(
    'subscribe',
    'copy',
    'copied',
    'byHand',
    'done',
    'shareTitle',
    'renew',
    'revoke',
    'failed',
  ),
  unread: words('title', 'action'),
  outcomes: words('renewed', 'revoked'),
  renewal: words('title', 'text', 'keep', 'confirm', 'busy'),
  revocation: words('title', 'text', 'keep', 'confirm', 'busy'),
});
export type CalendarAddressWords = z.infer<typeof calendarAddressWordsSchema>;
