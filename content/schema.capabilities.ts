// The shape of what the database learns from the content: capabilities of the tiers, and the weekly slots.
import { z } from 'zod';
import { href, listOf, text } from './schema.ts';

/** Not part of a tier, without limit, or so many a calendar month (Europe/Paris). */
export const allowanceSchema = z.union([
  z.enum(['none', 'unlimited']),
  z.int('is not a whole number').positive('is not a number of times'),
]);
export type Allowance = z.infer<typeof allowanceSchema>;

/** What a plan's list says of a capability; {count} is the allowance. */
const planSchema = z.strictObject({ free: z.exactOptional(text), premium: z.exactOptional(text) });

export const capabilitySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*(:[a-z]+(-[a-z]+)*)?$/, 'is not the id of a capability'),
  free: allowanceSchema,
  premium: allowanceSchema,
  /** Who sees to it: the database refuses, or a page only shows it so. */
  keptBy: z.enum(['database', 'page']),
  plan: planSchema,
  /** Where the plans' lines lead. */
  opens: z.exactOptional(href),
  /** The text of a lock for members without access. */
  lock: z.exactOptional(text),
});
export type Capability = z.infer<typeof capabilitySchema>;
export const capabilitiesSchema = listOf(capabilitySchema);

export const slotSchema = z.strictObject({
  weekday: z.enum(['tuesday', 'wednesday', 'thursday']),
  /** The advisor's wall clock, Europe/Paris. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time as in 14:20'),
  host: z.enum(['javelyn', 'quasar', 'angel', 'advisor']),
  available: z.boolean(),
  fewLeft: z.boolean(),
});
export type Slot = z.infer<typeof slotSchema>;
export const slotsSchema = z
  .array(slotSchema)
  .min(1, 'is empty')
  .check(({ value, issues }) => {
    value.forEach(({ weekday, time }, index) => {
      if (value.findIndex((slot) => slot.weekday === weekday && slot.time === time) < index)
        issues.push({
          code: 'custom',
          message: `repeats ${weekday} ${time}`,
          path: [index],
          input: time,
        });
    });
  });
