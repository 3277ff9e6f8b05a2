// Times on a member's own pages: in one zone for all, which is named.
import { plan } from '#content/plan.ts';
import { fillIn } from './fillIn.ts';

const long = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** A time (ISO) as "December 26, 2026 at 2:20 PM, Paris time". */
export const parisTime = (iso: string) => fillIn(plan.zone, { date: long.format(new Date(iso)) });
