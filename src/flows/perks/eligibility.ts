// The result of a profile for the conditions of an offer: met, not met, or unknown while the profile has no answer.
import type { EligibilityRule } from '#content/schema.items.ts';
import type { PerkProfile } from '#machines/perks.machine.ts';

/** `asked` is a condition that no profile contains: the member confirms it when the offer is claimed. */
export type Eligibility = 'met' | 'notMet' | 'unknown' | 'asked';

const judged = (isMet: boolean): Eligibility => (isMet ? 'met' : 'notMet');

/**
 * The answer to one condition.
 * @param profile null where nothing is known
 * @returns `unknown` where the profile has no answer to it; an empty text or list is none
 */
export function eligibilityOf(rule: EligibilityRule, profile: PerkProfile | null): Eligibility {
  if (rule.from === 'asked') return 'asked';
  if (profile === null) return 'unknown';
  switch (rule.from) {
    case 'stage':
    case 'sector': {
      const answer = profile[rule.from];
      return answer === '' ? 'unknown' : judged(rule.oneOf.includes(answer));
    }
    case 'identity':
      return profile.identities.length === 0
        ? 'unknown'
        : judged(profile.identities.some((id) => rule.oneOf.includes(id)));
    case 'companyName':
    case 'website':
      return profile[rule.from].trim() === '' ? 'unknown' : 'met';
  }
}

/** The answers to all conditions of an offer that a profile can contain, by their ids: they are sent with a claim. */
export const answersTo = (
  rules: readonly EligibilityRule[],
  profile: PerkProfile | null,
): Readonly<Record<string, Exclude<Eligibility, 'asked'>>> =>
  Object.fromEntries(
    rules.flatMap((rule) => {
      const answer = eligibilityOf(rule, profile);
      return answer === 'asked' ? [] : [[rule.id, answer] as const];
    }),
  );

/** The summary over an offer: the worst known result, and the number of its conditions. */
export function summaryOf(
  rules: readonly EligibilityRule[],
  profile: PerkProfile | null,
): { key: 'met' | 'open' | 'notMet' | 'unknown'; count: number; all: number } {
  const answers = Object.values(answersTo(rules, profile));
  const all = answers.length;
  const countOf = (wanted: Eligibility) => answers.filter((answer) => answer === wanted).length;
  if (countOf('notMet') > 0) return { key: 'notMet', count: countOf('notMet'), all };
  const count = countOf('unknown');
  if (count === 0) return { key: 'met', count: all, all };
  return { key: count === all ? 'unknown' : 'open', count, all };
}
