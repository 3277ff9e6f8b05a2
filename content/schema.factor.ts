// The shape of the words about the second factor.
import { z } from 'zod';
import { link, texts, words } from './schema.ts';

export const factorStepWordsSchema = z.strictObject({
  ...texts(
    'title',
    'text',
    'code',
    'codeHint',
    'submit',
    'submitting',
    'toRecovery',
    'toApp',
    'recoveryTitle',
    'recoveryCode',
    'recoveryHint',
    'abandon',
    'lost',
  ),
  problems: words('codeMissing', 'codeMalformed', 'recoveryCodeMissing', 'refused', 'unanswered'),
});
export type FactorStepWords = z.infer<typeof factorStepWordsSchema>;

export const secondFactorWordsSchema = z.strictObject({
  ...texts(
    'title',
    'text',
    'loading',
    'isOff',
    'isOn',
    'switchOn',
    'switchingOn',
    'newCodes',
    'makingCodes',
    'newCodesHint',
    'switchOff',
  ),
  unread: words('title', 'action'),
  setup: words(
    'title',
    'text',
    'picture',
    'secret',
    'code',
    'codeHint',
    'submit',
    'submitting',
    'cancel',
  ),
  codes: z.strictObject({
    ...texts('title', 'text', 'label', 'copy', 'file', 'paper', 'saved'),
    kept: words('copy', 'file', 'paper'),
  }),
  removal: words('title', 'text', 'confirm', 'keep', 'busy'),
  problems: words(
    'failed',
    'codeMissing',
    'codeMalformed',
    'refused',
    'codesFailed',
    'handOutFailed',
  ),
});
export type SecondFactorWords = z.infer<typeof secondFactorWordsSchema>;

export const deskFactorWordsSchema = z.strictObject({
  ...texts('title', 'text', 'failed'),
  action: link,
});
export type DeskFactorWords = z.infer<typeof deskFactorWordsSchema>;
