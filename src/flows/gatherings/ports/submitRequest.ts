// Submits applications to a gathering: an incomplete onboarding is noted on them (docs/product-decisions.md,
// "Gatherings").
import { fromPromise } from 'xstate';
import type { SubmitAnswer, Submission } from '#machines/submission.machine.ts';
import type { Answers, Step } from '#machines/onboarding.machine.ts';
import { readAnswers, readDraft } from '#adapters/storage/answers.ts';
import { isComplete } from '#adapters/storage/flags.ts';
import { handIn } from '#adapters/outbox/submitRequest.ts';
import type { RequestSubmitter } from '#adapters/outbox/submitRequest.ts';

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

/** Port `submitRequest` of the gatherings. */
export const submitApplicationOf = (submitter: RequestSubmitter) =>
  fromPromise<SubmitAnswer, Submission>(({ input, ...port }) => {
    const lacking = lackingIn(
      readDraft(submitter.currentUserId() ?? null, 'begin')?.answers ?? readAnswers(),
      isComplete(),
    );
    return handIn(submitter, { ...input, answers: { ...input.answers, lacking } }, port);
  });
