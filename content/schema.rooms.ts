// The shape of the words over listings, on detail pages and on price cards.
import { z } from 'zod';
import { feedType } from './schema.items.ts';
import { lines, link, text, texts, words } from './schema.ts';

/** A page with a list: the list's title, and the link that follows one of its items. */
const room = words('label', 'title', 'more');
const list = words('label', 'title');

export const roomsSchema = z.strictObject({
  secondCurve: room,
  earlierEssays: list,
  nextCurve: room,
  asyncq: room,
  opsCabinet: room,
  signalExchange: room,
  coLab: room,
  fromLab: room,
  openCircle: list,
  library: list,
  everything: list,
  writing: list,
  newsletter: list,
  testimonials: list,
  readers: list,
  plans: list,
  innerRoomTools: list.extend({ link, playbook: z.strictObject({ label: text, points: lines }) }),
  innerRoomPerks: list.extend({ link }),
});
export type RoomWords = z.infer<typeof roomsSchema>;

export const itemWordsSchema = z.strictObject({
  ...texts('subjects', 'free', 'premium', 'teaser', 'rest', 'restFailed'),
  ...texts('firstPage', 'contents', 'contains', 'annually', 'begin', 'beside', 'previous', 'next'),
  plans: link,
  /** The text at a lock: for free members, and for members who show Premium without a plan. */
  unlock: link,
  complete: z.strictObject({ ...texts('reason'), link }),
  createAccount: link,
  dashboard: link,
  statuses: words('accepting', 'waitlist', 'full'),
  eventTypes: words('dinner', 'salon', 'walk', 'conference'),
});
export type ItemWords = z.infer<typeof itemWordsSchema>;

/** How the seven types of a feed item are written. */
export const feedTypeNamesSchema = z.record(feedType, text);
export type FeedTypeNames = z.infer<typeof feedTypeNamesSchema>;
