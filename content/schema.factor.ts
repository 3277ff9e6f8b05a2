// The shape of the words about the second factor.
import { z } from 'zod';
import { texts, words } from './schema.ts';

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
