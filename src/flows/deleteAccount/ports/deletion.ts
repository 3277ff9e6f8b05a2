// The deletion of the member's account, as the database takes it.
import { fromPromise } from 'xstate';
import { deleteAccount as words } from '#content/deleteAccount.ts';
import type {
  DeletionAnswer,
  DeletionKnown,
  KeepingAnswer,
} from '#machines/deleteAccount.machine.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';
import type { Answer } from '#adapters/supabase/functions.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { callSensitive, readOwnAccount } from '#adapters/supabase/ownAccount.ts';

type Reason = keyof typeof words.problems;
const reasons = Object.keys(words.problems) as Reason[];

const refused = (answer: Answer) => ({
  outcome: 'refused' as const,
  message: words.problems[refusalIn(answer, reasons).reason],
});

/** Port `readDeletion`. */
export const readDeletion = fromPromise<DeletionKnown>(async ({ signal }) => {
  const account = await readOwnAccount(signal);
  return { due: moment(account['deletion_due']) };
});

/** Port `askDeletion`. */
export const askDeletion = fromPromise<DeletionAnswer>(async () => {
  const answer = await callSensitive('ask_deletion');
  if (answer.outcome === 'proofNeeded') return { outcome: 'proofNeeded' };
  if (answer.outcome !== 'asked') return refused(answer);
  const due = moment(answer['due']);
  if (due === null) throw new Error('');
  return { outcome: 'asked', due };
});

/** Port `keepAccount`. */
export const keepAccount = fromPromise<KeepingAnswer>(async () => {
  const answer = await callFunction('keep_account', {});
  return answer.outcome === 'kept' ? { outcome: 'kept' } : refused(answer);
});
