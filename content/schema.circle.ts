// The shape of the words of Open Circle: its gatherings in detail, applying, and the status of an application.
import { z } from 'zod';
import { id, link, lines, text, texts, words } from './schema.ts';

const status = words('name', 'title', 'text');

export const circleWordsSchema = z.strictObject({
  buttons: words('accepting', 'waitlist', 'full', 'view'),
  facts: words('label', 'when', 'where', 'format', 'seats', 'question'),
  seats: words('accepting', 'waitlist', 'full'),
  /** What each evening asks and how it goes, by the series of the gathering. */
  details: z.record(id, z.strictObject({ ...texts('question', 'text') })),
  next: z.strictObject({
    ...texts('title'),
    /** Not said where the application goes out again: onboarding has been open. */
    onboarding: words('accepting', 'waitlist'),
    accepting: lines,
    waitlist: lines,
  }),
  note: words('label', 'hint'),
  ...texts('signedOut', 'cancel', 'close', 'noScripts'),
  problems: words('already_applied', 'gathering_full'),
  sending: words('title', 'text'),
  statuses: z.strictObject({
    waitingForAccount: status,
    waitingForNetwork: status,
    applied: status,
    waitlisted: status,
    /** On the waitlist, where the place is not known. */
    unnumbered: status,
    offered: status,
    accepted: status,
    declined: status,
  }),
  account: link,
  requests: link,
  closing: z.strictObject({ ...texts('title', 'text'), first: link, second: link }),
  top: text,
});
export type CircleWords = z.infer<typeof circleWordsSchema>;
