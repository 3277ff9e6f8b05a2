// The texts of the choices in the six steps. Apart from asynq.ts, because the landing page needs no domains.
import type { QuestionAnswers } from '#machines/asynq.machine.ts';
import { asynqDomains } from '#content/asynq/domains.ts';
import type { AsynqDomain } from '#content/schema.asynq.ts';

/** The domain that was chosen, with all that belongs to it. */
export const domainOf = ({ domain }: QuestionAnswers): AsynqDomain | undefined =>
  asynqDomains.find(({ id }) => id === domain);

/** The texts of the choices below the domain. */
export function chosenWords(answers: QuestionAnswers) {
  const domain = domainOf(answers);
  return {
    domain: domain?.label,
    subcategory: domain?.subcategories.find(({ id }) => id === answers.subcategory)?.label,
    blockers:
      domain?.blockers.filter(({ id }) => answers.blockers.includes(id)).map((one) => one.label) ??
      [],
    question: answers.suggestion?.text ?? answers.ownQuestion.trim(),
  };
}
