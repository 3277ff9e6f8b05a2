// Sample questions for the model and the driver of AsynQ: real content, so that the browser can choose the same.
import { asynqDomains } from '#content/asynq/domains.ts';
import type {
  AttachedFile,
  QuestionAnswers,
  QuestionDraft,
  QuestionStep,
} from '#machines/asynq.machine.ts';
import type { Allowance } from '#machines/questionAllowance.machine.ts';

/** The first domain of the content; a test holds that there are some. */
function firstOf<Thing>(things: readonly Thing[]): Thing {
  const [thing] = things;
  if (thing === undefined) throw new Error('Nothing is offered.');
  return thing;
}

export const [domain, otherDomain] = asynqDomains;
export const subcategory = firstOf(domain.subcategories).id;
export const blocker = firstOf(domain.blockers).id;
const { id, text } = firstOf(domain.suggestions);
export const suggestion = { id, text };

export const ownQuestion = 'Do we hire above our lead, or beside them, before the round in March?';
export const goodLink = 'https://halden.example/robots';
export const badLink = 'halden';

const month = { month: '2026-11', nextMonth: '2026-12' };
export const free: Allowance = { limit: 1, left: 1, ...month };
export const spent: Allowance = { limit: 1, left: 0, ...month };

export const deck: AttachedFile = {
  id: 'deck',
  name: 'deck.pdf',
  type: 'application/pdf',
  size: 2048,
};
export const note: AttachedFile = {
  id: 'note',
  name: 'Voice note.webm',
  type: 'audio/webm',
  size: 4096,
};

/** The answers up to and including a step; later answers have their initial values. */
export function answersUpTo(step: QuestionStep): QuestionAnswers {
  const reach = ['domain', 'subcategory', 'blockers', 'question', 'context', 'review'].indexOf(
    step,
  );
  return {
    domain: domain.id,
    subcategory: reach > 1 ? subcategory : null,
    blockers: reach > 2 ? [blocker] : [],
    suggestion: reach > 3 ? suggestion : null,
    ownQuestion: '',
    timeline: 'standard',
    team: 'solo',
    productLink: '',
    stage: 'pre-seed',
  };
}

/** The draft that an earlier visit left at this step. */
export const draftAt = (step: QuestionStep): QuestionDraft => ({
  step,
  answers: answersUpTo(step),
  files: [],
  note: null,
});
