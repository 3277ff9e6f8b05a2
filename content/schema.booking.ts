// The shape of the words of the office hours and of their booking.
import { z } from 'zod';
import { link, listOf, text, texts, words } from './schema.ts';

const host = words('name', 'note', 'title', 'text');
export const hostWordsSchema = z.strictObject({
  javelyn: host,
  quasar: host,
  angel: host,
  advisor: host,
});
export type HostWords = z.infer<typeof hostWordsSchema>;

export const officeHoursWordsSchema = z.strictObject({
  ...texts('label', 'title', 'lede', 'loading', 'calendar', 'few', 'closed', 'past'),
  ...texts('legend', 'quote', 'quoteBy', 'calendarLost'),
  days: z.strictObject({
    ...texts('label', 'none'),
    options: listOf(z.strictObject({ id: z.enum(['tuesday', 'thursday']), label: text })),
  }),
  spoken: words('few', 'closed', 'past', 'own'),
  zones: words('host', 'own', 'offset'),
  unread: words('title', 'text', 'action'),
  lost: words('title', 'text', 'action'),
});
export type OfficeHoursWords = z.infer<typeof officeHoursWordsSchema>;

export const advisoryCallsWordsSchema = z.strictObject({
  ...texts('label', 'title', 'lede', 'what', 'loading', 'calendar', 'calendarLost'),
  lost: words('title', 'text', 'action'),
});
export type AdvisoryCallsWords = z.infer<typeof advisoryCallsWordsSchema>;

const choice = <Id extends string>(...ids: [Id, ...Id[]]) =>
  z.strictObject({
    label: text,
    options: listOf(z.strictObject({ id: z.enum(ids), label: text })),
  });
const field = words('label', 'hint');
const ending = words('title', 'text');

export const bookingWordsSchema = z.strictObject({
  ...texts('progress', 'step', 'slot', 'parisTime', 'cancel', 'back', 'continue', 'submit'),
  ...texts('submitting', 'signedOut'),
  steps: z.strictObject({
    who: z.strictObject({
      title: text,
      role: choice('founder', 'investor', 'lp', 'advisor', 'researcher'),
      stage: choice('idea', 'pre-seed', 'seed', 'series-a', 'scaling'),
      supportArea: choice(
        'gtm-strategy',
        'fundraising',
        'hiring-team',
        'product-development',
        'market-analysis',
        'other',
      ),
    }),
    why: z.strictObject({
      ...texts('title', 'previousEngagement'),
      callObjective: field,
      additionalNotes: field,
    }),
    ready: z.strictObject({
      ...texts('title', 'note', 'readyOnTime', 'willSendMaterials'),
      materials: words('label', 'hint', 'button', 'drop', 'looking', 'remove', 'onlyOne', 'noRoom'),
    }),
  }),
  gone: words('slot_closed', 'slot_past', 'text', 'none', 'nearest'),
  confirmed: z.strictObject({
    stored: ending,
    waitingForAccount: ending,
    waitingForNetwork: ending,
    meanwhile: text,
    documents: z.strictObject({
      text,
      mailbox: z.string().regex(/^[a-z]+@\{host\}$/, 'is no mailbox of the site as in team@{host}'),
    }),
    framework: z.strictObject({ text, link }),
    ...texts('sharp', 'close', 'tools'),
    follow: link,
  }),
  calendarFile: words('button', 'name', 'callName', 'summary', 'description', 'line'),
});
export type BookingWords = z.infer<typeof bookingWordsSchema>;
