// The answers of a stored draft, checked against the current content.
import type { QuestionAnswers, QuestionStep } from '#machines/asynq.machine.ts';
import { asynq } from '#content/asynq.ts';
import { asynqDomains } from '#content/asynq/domains.ts';
import { isRecord } from '#adapters/isRecord.ts';

const { timeline, team, stage } = asynq.wizard.context;

const steps = [
  'domain',
  'subcategory',
  'blockers',
  'question',
  'context',
  'review',
] as const satisfies QuestionStep[];

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const oneOf = <Id extends string>(options: readonly { id: Id }[], value: unknown) =>
  options.find(({ id }) => id === value)?.id;

/** Converts stored values to answers: values that are no longer offered are left out. */
export function toAnswers(value: unknown): QuestionAnswers {
  const stored = isRecord(value) ? value : {};
  const { suggestion: taken } = stored;
  const domain = asynqDomains.find(({ id }) => id === stored['domain']);
  const blockers: unknown = stored['blockers'];
  const suggestion = isRecord(taken)
    ? domain?.suggestions.find(({ id }) => id === taken['id'])
    : undefined;
  return {
    domain: domain?.id ?? null,
    subcategory: oneOf<string>(domain?.subcategories ?? [], stored['subcategory']) ?? null,
    blockers: (domain?.blockers ?? [])
      .map(({ id }): string => id)
      .filter((id) => Array.isArray(blockers) && blockers.includes(id)),
    suggestion: suggestion === undefined ? null : { id: suggestion.id, text: suggestion.text },
    ownQuestion: text(stored['ownQuestion']),
    timeline: oneOf(timeline.options, stored['timeline']) ?? 'standard',
    team: oneOf(team.options, stored['team']) ?? 'solo',
    productLink: text(stored['productLink']),
    stage: oneOf(stage.options, stored['stage']) ?? 'pre-seed',
  };
}

/** The last step that the answers allow. */
function reachOf(answers: QuestionAnswers): QuestionStep {
  if (answers.domain === null) return 'domain';
  if (answers.subcategory === null) return 'subcategory';
  if (answers.blockers.length === 0) return 'blockers';
  if (answers.suggestion === null && answers.ownQuestion.trim() === '') return 'question';
  return 'review';
}

/** The step at which a draft resumes: never one whose earlier answers are missing. */
export function stepWithin(answers: QuestionAnswers, wanted: unknown): QuestionStep {
  const reach = reachOf(answers);
  const step = steps.find((one) => one === wanted) ?? reach;
  return steps.indexOf(step) > steps.indexOf(reach) ? reach : step;
}
