// The draft of the application for advisory in this browser: its six answers, and the ticks of the fit check.
import type {
  ApplicationAnswers,
  ApplicationDraft,
  ApplicationField,
  RequirementId,
} from '#machines/advisoryApplication.machine.ts';
import type { Submission } from '#machines/submission.machine.ts';
import { clearSent } from '#flows/draft/ports/clearSent.ts';
import { isRecord } from '#adapters/isRecord.ts';
import type { StoredAnswers } from '#adapters/storage/draftStore.ts';
import { applicationStore as store } from '#adapters/storage/draftStores.ts';

const fields = [
  'name',
  'email',
  'company',
  'role',
  'challenge',
  'timeline',
] as const satisfies ApplicationField[];

const requirementIds = ['product', 'funding', 'team', 'field'] as const satisfies RequirementId[];

function toAnswers(stored: unknown): Partial<ApplicationAnswers> {
  if (!isRecord(stored)) return {};
  const known = fields.flatMap((field) => {
    const text = stored[field];
    return typeof text === 'string' && text !== '' ? [[field, text] as const] : [];
  });
  return Object.fromEntries(known);
}

const toRequirements = (stored: unknown): RequirementId[] =>
  requirementIds.filter((id) => Array.isArray(stored) && stored.includes(id));

/** The draft of the application, as the flow `draft` keeps it. */
export const applicationDraft = {
  store,
  understand: ({ answers, requirements }: StoredAnswers): ApplicationDraft | null =>
    isRecord(answers)
      ? { answers: toAnswers(answers), requirements: toRequirements(requirements) }
      : null,
};

/** Deletes the draft of a submission: the outbox has its words, and a reload would offer them again. */
export function clearSentApplication({ answers }: Submission, owner: string | null): void {
  const sent = JSON.stringify(toAnswers(answers));
  clearSent(store, owner, ({ draft }) => JSON.stringify(toAnswers(draft['answers'])) === sent);
}
