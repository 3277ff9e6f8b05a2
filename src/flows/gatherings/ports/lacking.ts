// What an application to a gathering says of onboarding: an incomplete one is noted on it (docs/product-decisions.md,
// "Gatherings").
import type { Submission } from '#machines/submission.machine.ts';
import type { Answers, Step } from '#machines/onboarding.machine.ts';
import { draftedAnswers, readAnswers } from '#adapters/storage/answers.ts';
import { isComplete } from '#adapters/storage/flags.ts';

/** A step of onboarding in which something is answered. */
export type AnsweredStep = Exclude<Step, 'welcome'>;

const lists = { identity: 'identities', modules: 'modules', signals: 'signals' } as const;

/**
 * The steps of onboarding without an answer, in their order; none where it is complete.
 * @param answers the member's known answers, or null
 */
export function lackingIn(answers: Answers | null, complete: boolean): AnsweredStep[] {
  if (complete) return [];
  const lacksAll = (list: keyof typeof lists) => (answers?.[lists[list]] ?? []).length === 0;
  const lacks: Record<AnsweredStep, boolean> = {
    identity: lacksAll('identity'),
    profile: answers === null || (answers.stage === '' && answers.sector === ''),
    modules: lacksAll('modules'),
    signals: lacksAll('signals'),
    // An incomplete onboarding has not passed its last step, the account.
    account: true,
  };
  return (Object.keys(lacks) as AnsweredStep[]).filter((step) => lacks[step]);
}

/**
 * An application with the steps that onboarding lacks, as this browser knows them.
 * @param owner the id of the member who applies, or null
 */
export function withLacking(submission: Submission, owner: string | null): Submission {
  const answers = draftedAnswers(owner) ?? readAnswers();
  const lacking = lackingIn(answers, isComplete());
  return { ...submission, answers: { ...submission.answers, lacking } };
}
