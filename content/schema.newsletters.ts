// The words of the newsletter boxes, and of the testimonials that turn.
import { z } from 'zod';
import { text, texts, words } from './schema.ts';

const box = words('label', 'text', 'submit', 'doneTitle', 'doneText');

export const newsletterWordsSchema = z.strictObject({
  ...texts('email', 'submitting', 'failedHint', 'privacy'),
  problems: words('malformed', 'failed'),
  boxes: z.strictObject({
    home: box,
    library: box,
    hub: box,
    nextCurve: box,
    nextCurveEnd: box,
    secondCurve: box,
  }),
});
export type NewsletterWords = z.infer<typeof newsletterWordsSchema>;

export const carouselWordsSchema = z.strictObject({
  ...texts('label', 'dots', 'pause', 'resume'),
  /** With {at} and {count} in it. */
  dot: text,
  slide: text,
});
export type CarouselWords = z.infer<typeof carouselWordsSchema>;
