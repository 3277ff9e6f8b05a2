// The weekly slots of the office hours (docs/product-spec.md, "Slot") and of the advisory calls of premium members
// (docs/product-decisions.md, "Beyond the specification"), on the advisor's clock in Paris.
import type { Slot } from './schema.capabilities.ts';

const open = { available: true, fewLeft: false } as const;
const few = { available: true, fewLeft: true } as const;
const taken = { available: false, fewLeft: false } as const;

export const slots = [
  { weekday: 'tuesday', time: '14:00', host: 'javelyn', ...open },
  { weekday: 'tuesday', time: '14:20', host: 'javelyn', ...few },
  { weekday: 'tuesday', time: '14:40', host: 'javelyn', ...taken },
  { weekday: 'tuesday', time: '15:00', host: 'quasar', ...open },
  { weekday: 'tuesday', time: '15:20', host: 'angel', ...few },
  { weekday: 'thursday', time: '14:00', host: 'quasar', ...open },
  { weekday: 'thursday', time: '14:20', host: 'angel', ...open },
  { weekday: 'thursday', time: '14:40', host: 'quasar', ...few },
  { weekday: 'thursday', time: '15:00', host: 'javelyn', ...open },
  { weekday: 'thursday', time: '15:20', host: 'javelyn', ...taken },
] as const satisfies readonly Slot[];

/** Each takes 15 minutes. */
export const calls = [
  { weekday: 'wednesday', time: '14:00', host: 'advisor', ...open },
  { weekday: 'wednesday', time: '14:15', host: 'advisor', ...open },
  { weekday: 'wednesday', time: '14:30', host: 'advisor', ...open },
  { weekday: 'wednesday', time: '14:45', host: 'advisor', ...open },
] as const satisfies readonly Slot[];

/** How long an advisory call takes, in minutes; an office hour takes 20. */
export const callMinutes = 15;
