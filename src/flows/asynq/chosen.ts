// What was chosen in the six steps, in words. Apart from asynq.ts: a landing that is only read needs no domains.
import type { QuestionAnswers } from '#machines/asynq.machine.ts';
import { asynqDomains } from '#content/asynq/domains.ts';
import type { AsynqDomain } from '#content/schema.asynq.ts';

/** The domain that was chosen, with all that belongs to it. */
export const domainOf = ({ domain }: QuestionAnswers): AsynqDomain | undefined =>
  asynqDomains.find(({ id }) => id === domain);

/** The words of what was chosen under the domain. */
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
