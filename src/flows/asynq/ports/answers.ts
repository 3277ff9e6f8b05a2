// The answers of a stored draft, checked against the current content.
import type { QuestionAnswers, QuestionStep } from '#machines/asynq.machine.ts';
import { asynq } from '#content/asynq.ts';
import { asynqDomains } from '#content/asynq/domains.ts';
import { recordIn } from './clearDraft.ts';

const { timeline, team, stage } = asynq.wizard.context;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const oneOf = <Id extends string>(options: readonly { id: Id }[], value: unknown) =>
  options.find(({ id }) => id === value)?.id;

/** Converts stored values to answers: values that are no longer offered are left out. */
export function toAnswers(value: unknown): QuestionAnswers {
  const stored = recordIn(value);
  const domain = asynqDomains.find(({ id }) => id === stored['domain']);
  const blockers: unknown = stored['blockers'];
  const suggestion = domain?.suggestions.find(
    ({ id }) => id === recordIn(stored['suggestion'])['id'],
  );
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

/** The last step that the answers allow: a draft never resumes at a step whose earlier answers are missing. */
export function reachOf(answers: QuestionAnswers): QuestionStep {
  if (answers.domain === null) return 'domain';
  if (answers.subcategory === null) return 'subcategory';
  if (answers.blockers.length === 0) return 'blockers';
  if (answers.suggestion === null && answers.ownQuestion.trim() === '') return 'question';
  return 'review';
}
