// The words of the profile, the mail and the data of a member's account, field by field.
import { z } from 'zod';
import { lines, text, texts, words } from './schema.ts';

const unread = words('title', 'text', 'action');
const named = words('name', 'text');

export const deleteAccountWordsSchema = z.strictObject({
  ...texts('title', 'text', 'loading', 'ask', 'kept', 'zone', 'failed'),
  unread,
  goes: z.strictObject({ title: text, points: lines }),
  stays: z.strictObject({ ...texts('title', 'text'), points: lines }),
  first: words('text'),
  confirmation: words('title', 'text', 'keep', 'confirm', 'busy'),
  leaving: words('title', 'text', 'keep', 'keeping'),
  problems: words('not_signed_in', 'is_staff', 'plan_runs', 'too_late'),
});
export type DeleteAccountWords = z.infer<typeof deleteAccountWordsSchema>;

export const exportDataWordsSchema = z.strictObject({
  ...texts('title', 'text', 'loading', 'none', 'ask', 'asking', 'zone', 'problem'),
  unread,
  making: words('title', 'text', 'unseen'),
  late: words('text', 'action'),
  ready: words('title', 'text', 'download', 'downloading', 'again', 'saved'),
  failed: words('title', 'text', 'action'),
  expired: words('title', 'text', 'action'),
  problems: words('not_signed_in'),
});
export type ExportDataWords = z.infer<typeof exportDataWordsSchema>;

const switches = z.array(words('scope', 'name', 'text')).min(1, 'is empty');

export const mailChoicesWordsSchema = z.strictObject({
  ...texts('text', 'loading', 'saved', 'saving', 'failed'),
  unread,
  optional: z.strictObject({ title: text, kinds: switches }),
  newsletters: z.strictObject({ ...texts('title', 'text', 'waiting'), lists: switches }),
  always: z.strictObject({ ...texts('title', 'text'), items: z.array(named).min(1, 'is empty') }),
  unsaved: words('isOn', 'isOff', 'action'),
  problems: words('not_signed_in'),
});
export type MailChoicesWords = z.infer<typeof mailChoicesWordsSchema>;

const field = words('label', 'changes');

export const profileFieldsWordsSchema = z.strictObject({
  ...texts('text', 'loading', 'puts', 'takes', 'shows', 'hides', 'and', 'desk', 'empty'),
  ...texts('edit', 'save', 'saving', 'cancel', 'saved', 'kept'),
  unread,
  fields: z.strictObject({
    identities: field,
    companyName: field,
    stage: field,
    sector: field,
    website: field,
    referral: field,
    modules: field,
    signals: field,
  }),
  problems: words('oneNeeded', 'tooLong', 'failed'),
});
export type ProfileFieldsWords = z.infer<typeof profileFieldsWordsSchema>;
