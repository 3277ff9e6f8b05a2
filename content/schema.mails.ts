// The grammar of the mails: what each kind says, and which facts its words may name.
import { z } from 'zod';
import { href, text, texts, words } from './schema.ts';
import { requestKindSchema } from './schema.requests.ts';

/** What a subject may name: words and dates of ours, never a member's. */
const inSubjects = [
  'asked',
  'occasion',
  'startsAt',
  'offeredUntil',
  'day',
  'lists',
  'list',
  'issue',
  'plan',
] as const;

/** What the rest of a mail may name too. `title`, `note` and `summary` are escaped: they may be anyone's words. */
const inBodies = [
  ...inSubjects,
  'title',
  'note',
  'summary',
  'promise',
  'next',
  'dueAt',
  'at',
  'due',
  'until',
  'failed',
  'locks',
  'stays',
  'beside',
  'minutes',
  'position',
  'address',
] as const;

const namesIn = (value: string) => [...value.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);

/** A text whose blanks are among these names. */
const naming = (names: readonly string[]) =>
  text.refine(
    (value) => namesIn(value).every((name) => names.includes(name)),
    `names a fact that it may not (it may name ${names.join(', ')})`,
  );

const body = naming(inBodies);
const flags = z.enum([...inBodies, 'questionReturned', 'calledOff', 'withoutAccount']);

/** Shown where the fact is given, or where it is not; a sentence is left out, too, if a fact that it names is missing. */
const conditions = {
  when: z.exactOptional(flags),
  unless: z.exactOptional(z.union([flags, z.array(flags).min(1)])),
};
const sentence = z.union([body, z.strictObject({ text: body, ...conditions })]);

const mail = z.strictObject({
  subject: naming(inSubjects).refine((value) => value.length <= 70, 'is longer than 70 characters'),
  /** What an inbox shows beside the subject. */
  preview: body,
  heading: body,
  paragraphs: z.array(sentence).min(1, 'is empty'),
  /** Words of the advisor, or of an issue: set apart. */
  quote: z.exactOptional(body),
  rows: z.exactOptional(
    z
      .array(
        // `isList`: its value has lines of its own, and begins below the label.
        z.strictObject({ label: text, value: body, isList: z.exactOptional(z.literal(true)) }),
      )
      .min(1),
  ),
  /** Places to go beside the one of the button. */
  links: z.exactOptional(z.array(z.strictObject({ name: text, href, text })).min(1, 'is empty')),
  /** Without an address, the row of the queue names it. */
  action: z.strictObject({ name: text, href: z.exactOptional(href) }),
  /** Why it comes, in the footer. */
  why: body,
});
export type MailWords = z.infer<typeof mail>;

const mailFrameSchema = z.strictObject({
  ...texts('brand', 'fallback', 'zone', 'withoutAccount', 'nextWithoutAccount'),
  /** By the switch: what the link in the footer says. */
  leave: words('reminders', 'welcome', 'letters'),
  /** How a request, and what it is about, is called in a sentence. */
  asked: z.record(requestKindSchema, text),
  occasions: z.record(requestKindSchema, text),
  /** What follows when the advisor says yes; `nextWithoutAccount` where no page shows it. */
  next: z.record(requestKindSchema, text),
  lists: words('second-curve', 'next-curve'),
  /** Between the names of two lists. */
  and: text,
  calendar: z.strictObject({ ...texts('summary', 'description', 'calledOff'), name: text }),
});
export type MailFrame = z.infer<typeof mailFrameSchema>;

/** A page, and one with a button. */
const telling = words('title', 'text');
const asking = words('title', 'text', 'button');
const named = words('name', 'text');
/** What can be switched off, and what cannot. */
const optional = ['reminder24', 'reminder1', 'reminderDay', 'welcome'] as const;
const necessary = z.enum([
  'received',
  'status',
  'needsYou',
  'answered',
  'corrected',
  'scheduled',
  'timeKept',
  'seatOffered',
  'offerLapsing',
  'offerLapsed',
  'promiseMissed',
  'passwordChanged',
  'factorOn',
  'factorOff',
  'codesRenewed',
  'paymentFailed',
  'planEnded',
  'recovery',
  'deletionAsked',
  'accountDeleted',
  'archiveReady',
  'addressConfirm',
  'addressChanged',
  'newsletterConfirm',
]);
const choices = z.strictObject({
  ...texts('title', 'text', 'button'),
  always: z.strictObject({
    ...texts('title', 'text'),
    items: z.array(z.strictObject({ ...texts('name', 'text'), kinds: z.array(necessary).min(1) })),
  }),
  optional: z.strictObject({
    title: text,
    kinds: z.strictObject({
      reminder24: named,
      reminder1: named,
      reminderDay: named,
      welcome: named,
    }),
  }),
  newsletters: z.strictObject({
    title: text,
    lists: z.strictObject({ 'second-curve': named, 'next-curve': named }),
  }),
  saved: words('title', 'on', 'off', 'same'),
});
const mailPagesSchema = z.strictObject({
  ...texts('home', 'issues'),
  kinds: words(...optional),
  choices,
  confirm: asking,
  confirmed: telling,
  leave: asking,
  left: asking,
  again: asking,
  unknown: telling,
});
export type MailPages = z.infer<typeof mailPagesSchema>;

const kinds = {
  requests: [
    'received',
    'needsYou',
    'answered',
    'corrected',
    'scheduled',
    'timeKept',
    'reminder24',
    'reminder1',
    'reminderDay',
    'seatOffered',
    'offerLapsing',
    'offerLapsed',
    'promiseMissed',
  ],
  outcomes: ['inReview', 'accepted', 'declined', 'waitlisted', 'held', 'expired', 'withdrawn'],
  account: [
    'welcome',
    'passwordChanged',
    'factorOn',
    'factorOff',
    'codesRenewed',
    'paymentFailed',
    'planEnded',
    'recovery',
    'deletionAsked',
    'accountDeleted',
    'archiveReady',
    'addressConfirm',
    'addressChanged',
  ],
  letters: ['newsletterConfirm', 'newsletterIssue'],
  /** Not of our queue. */
  service: ['confirmation'],
} as const;

const mails = <Kind extends string>(...names: readonly Kind[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, mail])) as Record<Kind, typeof mail>,
  );

export const mailSchemas = {
  frame: mailFrameSchema,
  requests: mails(...kinds.requests),
  outcomes: mails(...kinds.outcomes),
  account: mails(...kinds.account),
  letters: mails(...kinds.letters),
  service: mails(...kinds.service),
  pages: mailPagesSchema,
};
export type RequestMails = z.infer<typeof mailSchemas.requests>;
export type OutcomeMails = z.infer<typeof mailSchemas.outcomes>;
export type AccountMails = z.infer<typeof mailSchemas.account>;
export type LetterMails = z.infer<typeof mailSchemas.letters>;
export type ServiceMails = z.infer<typeof mailSchemas.service>;
