// Value mutants that no test notices in the flows of the account, each with the reason.
import { blank, error, once, start, typed } from './survivors.reasons.ts';

const tries =
  'hasTooManyTries keeps only ‘"retryAfter" in e’ of ‘e instanceof Error && "retryAfter" in e’';
const sentence = 'sentenceOf keeps only ‘e instanceof Error’ of ‘e instanceof Error && e.message’';
const empty = 'An error without a message leaves the sentence empty, as no error does.';
const textual = 'Of the fields, these two are texts that have a greatest length.';
const alike = 'Both are texts, or both are lists: they are values of one field.';

/** By flow, then by the mutant’s id. */
export const accountSurvivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  addressLink: { [sentence]: empty },
  changeAddress: { [tries]: error, 'noteDropped toggles ‘isDropped: true’': once },
  changePassword: { [tries]: error },
  deleteAccount: { [sentence]: empty },
  devices: { [sentence]: empty },
  exportData: { [sentence]: empty },
  factorStep: { [tries]: error },
  mailChoices: { [sentence]: empty },
  passwordAgain: { [tries]: error, 'rememberProof toggles ‘isProved: true’': once },
  profileFields: {
    'openField drops ‘problem: null’': blank,
    'takeUp drops ‘problem: null’': blank,
    'rememberText keeps only ‘{ ...context.edit, value: params.value }’ of ‘context.edit && { ...context.edit, value: params.value }’':
      typed,
    'toggleChoice keeps only ‘{ ...edit, value: isText(edit.value) ? edit.value : toggled…’ of ‘edit && { ...edit, value: isText(edit.value) ? edit.value :…’':
      typed,
    'takeSaved keeps only ‘context.edit?.field’ of ‘context.edit?.field ?? null’': typed,
    'forgetProblem drops ‘problem: null’': start,
    'isUnchanged keeps only ‘isSame(trimmed(edit.value), stored[edit.field])’ of ‘edit !== null && isSame(trimmed(edit.value), stored[edit.fi…’':
      typed,
    'lacksChoice keeps only ‘!isText(edit.value)’ of ‘edit !== null && !isText(edit.value)’': typed,
    'isTooLong keeps only ‘edit !== null && isText(edit.value)’ of ‘edit !== null && isText(edit.value) && (edit.field === "com…’':
      'The other fields have no greatest length, and no length is greater than none.',
    'isTooLong keeps only ‘edit.field === "companyName" || edit.field === "website"’ of ‘edit !== null && isText(edit.value) && (edit.field === "com…’':
      textual,
    'isTooLong keeps only ‘edit !== null’ of ‘edit !== null && isText(edit.value)’': textual,
    'isTooLong keeps only ‘isText(edit.value)’ of ‘edit !== null && isText(edit.value)’': typed,
    'isSame keeps only ‘isText(one)’ of ‘isText(one) || isText(other)’': alike,
    'isSame keeps only ‘isText(other)’ of ‘isText(one) || isText(other)’': alike,
  },
  secondFactor: {
    [tries]: error,
    'takeApp keeps only ‘context.app?.factorId’ of ‘context.app?.factorId ?? null’': typed,
  },
};
