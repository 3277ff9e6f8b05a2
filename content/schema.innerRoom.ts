// The shape of the words of the Inner Room that are not the office hours': hero, services, files and offers.
import { z } from 'zod';
import { lines, link, text, texts, words } from './schema.ts';

const service = z.strictObject({ ...texts('title', 'mark', 'text'), link });
const ending = words('title', 'text');

export const innerRoomWordsSchema = z.strictObject({
  hero: z.strictObject({
    apply: link,
    benefits: z.strictObject({ label: text, points: lines }),
    premier: words('trigger', 'text'),
  }),
  services: z.strictObject({
    ...texts('label', 'title'),
    officeHours: service,
    advisory: service,
  }),
  files: z.strictObject({
    unlock: link,
    download: text,
  }),
  perks: z.strictObject({
    button: text,
    ...texts('worth', 'after', 'conditions', 'conditionsHint'),
    ...texts('cancel', 'submit', 'submitting', 'close'),
    asked: text,
    results: z.strictObject({ stored: ending, waiting: ending }),
    requests: link,
  }),
});
export type InnerRoomWords = z.infer<typeof innerRoomWordsSchema>;
