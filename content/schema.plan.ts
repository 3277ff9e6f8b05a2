// The words of a member's plan, field by field.
import { z } from 'zod';
import { lines, link, texts, words } from './schema.ts';

const product = z.strictObject({
  ...texts('name', 'monthly', 'annually'),
  /** What is locked when this plan ends, where the table of capabilities does not say it. */
  locks: z.exactOptional(lines),
  stays: lines,
  again: link,
});
const dialog = words('title', 'text', 'keep', 'confirm', 'busy');

export const planWordsSchema = z.strictObject({
  ...texts('title', 'description', 'loading', 'zone'),
  unread: words('title', 'text', 'action'),
  none: z.strictObject({ ...texts('title', 'text'), link }),
  products: z.strictObject({ membership: product, toolkits: product }),
  chosen: words('label'),
  status: z.strictObject({
    ...texts('label', 'title'),
    running: words('name', 'text', 'changed', 'endless'),
    ending: words('name', 'text'),
    failing: words('name', 'text'),
    ended: words('name', 'text', 'cancelled', 'unpaid'),
  }),
  facts: words('plan', 'price', 'since', 'renews', 'until', 'ended'),
  holds: words('label', 'title'),
  end: z.strictObject({
    ...texts('label', 'before', 'after', 'locks', 'locked', 'stays', 'covered', 'kept'),
  }),
  actions: words('cancel', 'resume', 'resuming', 'pay', 'paying', 'annually', 'monthly', 'failed'),
  undo: words('annually', 'monthly'),
  cancellation: dialog,
  change: z.strictObject({ annually: dialog, monthly: dialog, undone: dialog }),
  demo: z.strictObject({
    ...texts('title', 'text', 'playing'),
    acts: words('renewal', 'failure', 'end'),
  }),
  problems: words(
    'not_signed_in',
    'no_plan',
    'plan_ended',
    'plan_not_running',
    'no_end',
    'run_elsewhere',
    'not_available',
  ),
});
export type PlanWords = z.infer<typeof planWordsSchema>;
