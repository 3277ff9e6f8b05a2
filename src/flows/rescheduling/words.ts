// The texts of another slot.
import type { MoveProblem } from '#machines/rescheduling.machine.ts';
import { hosts } from '#content/booking.ts';
import { rescheduling } from '#content/rescheduling.ts';
import { hostOf } from '#flows/officeHours/slots.ts';

/** The text of a problem: the service's own message, else ours. */
export const sentenceOf = ({ key, message }: MoveProblem) => message ?? rescheduling.problems[key];

/** "Javelyn, Operator"; nothing for a start that the week does not have. */
export function hostWords(slot: string): string | undefined {
  const host = hostOf(slot);
  return host === null ? undefined : `${hosts[host].name}, ${hosts[host].note}`;
}
