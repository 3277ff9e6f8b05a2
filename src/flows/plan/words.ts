// The sentences of a plan: its price, its dates, its status, and what its end locks and leaves.
import { premiumPoints } from '#content/capabilities.ts';
import { plan as words } from '#content/plan.ts';
import { otherPeriod } from '#machines/plan.machine.ts';
import type { Plan } from '#machines/plan.machine.ts';
import type { Period } from '#machines/upgrade.machine.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import type { BadgeTone } from '#ui/Badge.tsx';

const long = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** A time (ISO) as "December 26, 2026 at 2:20 PM, Paris time"; empty for none. */
export const dateOf = (iso: string | null) =>
  iso === null ? '' : fillIn(words.zone, { date: long.format(new Date(iso)) });

export const priceOf = ({ product }: Pick<Plan, 'product'>, period: Period) =>
  words.products[product][period];

/** The price of the period that comes next. */
const nextPrice = (plan: Plan) => priceOf(plan, plan.nextPeriod ?? plan.period);

/** The color of a status; its word has the meaning. */
export const tones: Readonly<Record<Plan['status'], BadgeTone>> = {
  running: 'mint',
  ending: 'gold',
  failing: 'danger',
  ended: 'neutral',
};

/** The sentence under the name of the status. */
export function statusOf(plan: Plan): string {
  const { running, ending, failing, ended } = words.status;
  const blanks = {
    until: dateOf(plan.until),
    failed: dateOf(plan.failedAt),
    price: nextPrice(plan),
  };
  const sentence = () => {
    switch (plan.status) {
      case 'running':
        if (plan.until === null) return running.endless;
        return plan.nextPeriod === null ? running.text : running.changed;
      case 'ending':
        return ending.text;
      case 'failing':
        return failing.text;
      case 'ended':
        if (plan.isCancelled) return ended.cancelled;
        return plan.failedAt === null ? ended.text : ended.unpaid;
    }
  };
  return fillIn(sentence(), blanks);
}

/** By the table that the database obeys. */
const membershipLocks: readonly string[] = premiumPoints();

/** What is locked from the minute on in which the plan ends. */
export const locksOf = ({ product }: Pick<Plan, 'product'>): readonly string[] =>
  product === 'membership' ? membershipLocks : words.products.toolkits.locks;

/** The dialog of a change: to the other period, or back to the one that is paid. */
export function changeWords(plan: Plan) {
  const other = otherPeriod(plan);
  const chosen = plan.nextPeriod === null ? words.change[other] : words.change.undone;
  return {
    ...chosen,
    text: fillIn(chosen.text, { until: dateOf(plan.until), price: priceOf(plan, other) }),
    button: plan.nextPeriod === null ? words.actions[other] : words.undo[other],
  };
}
