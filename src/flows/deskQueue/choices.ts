// What the queue can be narrowed to.
import type { RequestKind, RequestStatus } from '#machines/request.machine.ts';

export const kinds = [
  'asynq',
  'office-hours',
  'advisory-call',
  'advisory',
  'gathering',
  'meeting',
  'contributor',
  'partner',
  'perk',
  'channel',
  'lab-inquiry',
] as const satisfies RequestKind[];

/** Those of open requests first. */
export const statuses = [
  'submitted',
  'inReview',
  'needsYou',
  'followedUp',
  'waitlisted',
  'offered',
  'accepted',
  'scheduled',
  'answered',
  'declined',
  'held',
  'expired',
  'withdrawn',
] as const satisfies RequestStatus[];
