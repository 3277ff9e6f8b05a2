// The drafts of answers in this browser: each by its request.
import type { AnswerWords } from '#machines/deskAnswer.machine.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { answerStore as store } from '#adapters/storage/draftStores.ts';

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** The draft, as the flow `draft` keeps it. */
export const answerDraft = {
  store,
  understand: (stored: StoredAnswers): AnswerWords => ({
    title: textIn(stored['title']),
    signedBy: textIn(stored['signedBy']),
    changed: textIn(stored['changed']),
    diagnosis: textIn(stored['diagnosis']),
    recommendation: textIn(stored['recommendation']),
    nextStep: textIn(stored['nextStep']),
    sources: textIn(stored['sources']),
  }),
};
