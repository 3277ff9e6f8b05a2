// The words below an answer, field by field.
import { z } from 'zod';
import { link, texts, words } from './schema.ts';

export const afterAnswerWordsSchema = z.strictObject({
  opinion: z.strictObject({
    ...texts('label', 'question', 'yes', 'no', 'why', 'hint', 'send', 'sending', 'keep'),
    ...texts('helped', 'failedToHelp', 'saidAt', 'change', 'next', 'kept'),
    problems: words(
      'helpedMissing',
      'whyTooLong',
      'failed',
      'not_signed_in',
      'not_found',
      'no_answer',
      'invalid',
    ),
  }),
  consent: z.strictObject({
    ...texts('label', 'ask', 'give', 'giving', 'given', 'revoke', 'revoking', 'failed'),
    problems: words('not_signed_in', 'not_found', 'no_answer'),
  }),
  followUp: z.strictObject({
    ...texts('label', 'terms', 'field', 'hint', 'send', 'sending', 'kept'),
    sent: words('title', 'due', 'noPromise'),
    used: words('asked', 'waiting', 'late', 'answered'),
    over: z.strictObject({ ...texts('text', 'written'), ask: link }),
    problems: words(
      'noteMissing',
      'noteTooLong',
      'failed',
      'not_signed_in',
      'not_found',
      'invalid',
      'follow_up_over',
      'follow_up_used',
      'illegal_move',
    ),
  }),
});
export type AfterAnswerWords = z.infer<typeof afterAnswerWordsSchema>;
