// Sample office hours for the model and the driver: a Sunday in November 2026, and the weeks after it.
import { slots } from '#content/officeHours.ts';
import type { ChosenSlot } from '#machines/request.machine.ts';
import { chosenSlot } from '#flows/officeHours/slots.ts';

export const week = slots;

/** The advisor's clock: a Sunday morning, a minute later, and the moment when Tuesday's last slot begins. */
export const sunday = '2026-11-22T09:05';
export const minuteLater = '2026-11-22T09:06';
export const tuesdayOver = '2026-11-24T15:20';

export const nextTuesday = '2026-11-24';
export const nextThursday = '2026-11-26';
/** No hours are held on this day. */
export const wednesday = '2026-11-25';
export const laterTuesday = '2026-12-01';
export const laterThursday = '2026-12-03';

/** The first slot of the next Tuesday, and the first of the Thursday after it, as the site offers them. */
export const tuesdaySlot: ChosenSlot = chosenSlot(
  `${nextTuesday}T14:00`,
  'javelyn',
  'Javelyn Operator Hours',
);
/** A slot that is never open. */
export const takenSlot: ChosenSlot = chosenSlot(
  `${nextTuesday}T14:40`,
  'javelyn',
  'Javelyn Operator Hours',
);
export const otherSlot: ChosenSlot = chosenSlot(
  `${nextThursday}T14:20`,
  'angel',
  'Angel Office Hours',
);

/** The slots that the database offers in place of one that is gone. */
export const nearest = [`${nextTuesday}T14:20`, `${nextTuesday}T15:00`, otherSlot.slot];

export const deck = { id: 'deck', name: 'deck.pdf', type: 'application/pdf', size: 2048 };
