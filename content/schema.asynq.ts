// The shape of AsynQ: its domains with what is asked in each, and the words of the landing and of the six steps.
import { z } from 'zod';
import { href, id, isoDate, lines, link, listOf, text, texts, words } from './schema.ts';

/** The five domains (docs/product-spec.md, "AsynQ request"). */
export const asynqDomainId = z.enum(['hiring', 'gtm', 'marketing', 'psychology', 'legal']);
export type AsynqDomainId = z.infer<typeof asynqDomainId>;

/** A question that can be asked unchanged; it names the subcategories and blockers that lead to it. */
const suggestion = z.strictObject({
  id,
  text: text.refine((value) => value.endsWith('?'), 'does not end as a question'),
  subcategories: z.array(id).min(1, 'is empty'),
  blockers: z.array(id).min(1, 'is empty'),
});
export type AsynqSuggestion = z.infer<typeof suggestion>;

/** One complaint for each name in `named` that `known` does not hold. */
const strangers = (named: readonly string[], known: readonly { id: string }[]) =>
  named.filter((one) => !known.some((other) => other.id === one));

/** A domain; each of its subcategories and blockers leads to at least one suggested question. */
export const asynqDomainSchema = z
  .strictObject({
    id: asynqDomainId,
    label: text,
    description: text,
    subcategories: listOf(z.strictObject({ id, label: text, description: text })).check(
      z.length(6, 'does not hold six'),
    ),
    blockers: listOf(z.strictObject({ id, label: text })).check(
      z.minLength(6, 'holds fewer than six'),
      z.maxLength(7, 'holds more than seven'),
    ),
    suggestions: listOf(suggestion).check(z.length(3, 'does not hold three')),
  })
  .check(({ value, issues }) => {
    for (const field of ['subcategories', 'blockers'] as const) {
      const named = value.suggestions.flatMap((one) => one[field]);
      for (const stranger of strangers(named, value[field])) {
        const message = `names "${stranger}", which is none of the ${field}`;
        issues.push({ code: 'custom', message, path: ['suggestions'], input: stranger });
      }
      for (const { id: lost } of value[field].filter((one) => !named.includes(one.id))) {
        const message = `leads from "${lost}" to no suggested question`;
        issues.push({ code: 'custom', message, path: [field], input: lost });
      }
    }
  });
export type AsynqDomain = z.infer<typeof asynqDomainSchema>;

const choice = <Id extends string>(...ids: [Id, ...Id[]]) => ({
  label: text,
  initial: z.enum(ids),
  options: z.array(z.strictObject({ id: z.enum(ids), label: text })).length(ids.length),
});

const step = words('title', 'hint');

const ending = z.strictObject({ ...texts('title', 'text'), action: link });

export const asynqWordsSchema = z.strictObject({
  landing: z.strictObject({
    ...texts(
      'headline',
      'lede',
      'begin',
      'again',
      'whatLabel',
      'whatTitle',
      'formLabel',
      'formTitle',
    ),
    what: lines,
    /** The parts of every answer. */
    form: listOf(z.strictObject({ id, title: text, text })),
    sample: words('label', 'page', 'question'),
    promise: z.strictObject({ ...texts('label', 'title', 'figure', 'text', 'priority'), link }),
    quota: z.strictObject({
      ...texts('title', 'plans', 'left', 'lastOne', 'none', 'next', 'premium', 'unknown'),
      ...texts('short', 'perMonth'),
      upgrade: link,
      signIn: link,
    }),
  }),
  wizard: z.strictObject({
    ...texts('label', 'progress', 'back', 'continue', 'edit', 'submit', 'submitting', 'chosen'),
    steps: z.strictObject({
      domain: step,
      subcategory: step,
      blockers: step,
      question: step,
      context: step,
      review: step,
    }),
    blockers: words('missing', 'chosen'),
    question: words(
      'suggestions',
      'fitting',
      'writeOwn',
      'viewSuggestions',
      'label',
      'placeholder',
      'help',
      'missing',
    ),
    context: z.strictObject({
      ...texts('optional', 'productLink', 'productLinkHint', 'productLinkWrong'),
      timeline: z.strictObject({
        ...choice('urgent', 'standard', 'strategic'),
        note: text,
      }),
      team: z.strictObject(choice('solo', 'co-founders', 'team')),
      stage: z.strictObject(choice('ideation', 'pre-seed', 'seed', 'series-a', 'series-b+')),
      upload: words('label', 'button', 'hint', 'drop', 'remove', 'looking', 'noRoom', 'tooMany'),
      voice: words(
        'label',
        'hint',
        'start',
        'again',
        'asking',
        'cancel',
        'recording',
        'stop',
        'left',
        'keeping',
        'unsaved',
        'unfinished',
        'reached',
        'stopFirst',
        'play',
        'remove',
        'refused',
        'unsupported',
        'failed',
        'name',
      ),
    }),
    review: words(
      'domain',
      'subcategory',
      'blockers',
      'question',
      'context',
      'timeline',
      'team',
      'stage',
      'productLink',
      'attachments',
      'none',
      'promise',
      'priority',
      'signedOut',
    ),
    published: z.strictObject({
      ...texts('title', 'hint', 'none', 'newTab'),
      kinds: words('answer', 'essay', 'signal', 'toolkit'),
    }),
    soFar: words('title', 'promise', 'promiseText', 'left'),
    submitted: z.strictObject({
      stored: ending,
      waitingForAccount: ending,
      waitingForNetwork: ending,
      returned: ending,
    }),
    draft: words('title', 'text', 'continue', 'afresh'),
    unread: words('title', 'text', 'retry'),
    otherDomain: text,
    loading: text,
  }),
});
export type AsynqWords = z.infer<typeof asynqWordsSchema>;

/** A complete answer, in the form in which every answer is written. */
export const asynqAnswerSchema = z.strictObject({
  id,
  href,
  ...texts('title', 'summary', 'note', 'question'),
  date: isoDate,
  tags: lines,
  domain: asynqDomainId,
  subcategory: id,
  blockers: z.array(id).min(1, 'is empty'),
  diagnosis: lines,
  recommendation: lines,
  nextStep: lines,
  sources: z
    .array(z.strictObject({ title: text, note: text, href: z.exactOptional(href) }))
    .min(1, 'is empty'),
});
export type AsynqAnswer = z.infer<typeof asynqAnswerSchema>;
