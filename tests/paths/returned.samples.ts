// Returned requests for the probes of My requests.
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { nearest, takenSlot } from './officeHours.samples.ts';
import { entryOf, lost, refused } from './requests.samples.ts';
import { ada } from './support.ts';

/** Returned because of one of its answers. */
export const named = entryOf('named', {
  owner: ada.id,
  answers: { reason: 'Two boards', value: 'A decision', isUrgent: true, count: 3 },
  refusal: { reason: 'invalid', detail: { field: 'value' } },
});
export const about = entryOf('about', {
  ...named,
  id: 'about',
  answers: {
    domain: 'hiring',
    subcategory: 'lead',
    slot: takenSlot.slot,
    gathering: 'salon',
    onboarding: 'done',
    partner: 'ironclad',
    channel: 'mail',
    reason: 'Two boards',
  },
});
export const past = {
  ...lost,
  id: 'past',
  refusal: { reason: 'slot_past', detail: { nearest } },
} as const;
export const again = {
  ...lost,
  id: 'again',
  refusal: { reason: 'already_requested', detail: {} },
} as const;
export const unplaced: OutboxEntry = {
  ...lost,
  id: 'unplaced',
  answers: { role: 'founder' },
  refusal: { reason: 'invalid', detail: { field: 'slot', nearest: [takenSlot.slot, 7] } },
};
export const waiting = { ...refused, id: 'waiting', refusal: null };
export const stored = { ...refused, id: 'stored', isStored: true };
