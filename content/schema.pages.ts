// The words of the public pages, field by field, so that a missing one is named.
import { z } from 'zod';
import { fragment, href, id, lines, link, links, listOf, text, texts, words } from './schema.ts';

export const siteSchema = z.strictObject({
  ...texts('loading', 'dashboardLoading', 'externalHint'),
  brand: z.strictObject({ ...texts('name', 'homeLabel', 'tagline', 'titleSuffix'), href }),
  skipLink: z.strictObject({ ...texts('label'), href }),
  ...texts('openSearch'),
  navigation: z.strictObject({
    ...texts('label'),
    items: links,
    newsletter: z.strictObject({ ...texts('name'), items: links }),
  }),
  mobileNavigation: z.strictObject({ ...texts('label', 'title', 'open', 'close'), items: links }),
  account: z.strictObject({
    ...texts(
      'menu',
      'editProfile',
      'signOut',
      'signOutMobile',
      'signingOut',
      'premiumBadge',
      'premiumMember',
      'freeMember',
    ),
    signIn: link,
    subscribe: link,
    dashboard: link,
    signalStack: link,
    settings: link,
    page: link,
    upgrade: link,
    plan: link,
  }),
  breadcrumb: z.strictObject({ ...texts('label'), home: link }),
  buildStack: link,
  footer: z.strictObject({
    author: link,
    ...texts('label', 'statement', 'pagesTitle', 'followTitle', 'siteTitle', 'closing'),
    pages: links,
    follow: links,
    site: links,
  }),
  theme: words('label', 'system', 'ink', 'paper', 'systemHint', 'inkHint', 'paperHint'),
  toasts: words('regionLabel', 'dismiss'),
  notFound: z.strictObject({ ...texts('title', 'code', 'heading', 'text'), link }),
  broken: z.strictObject({ ...texts('title', 'heading', 'text', 'retry'), link }),
});
export type Site = z.infer<typeof siteSchema>;

export const authorSchema = z.strictObject({ ...texts('name', 'byline'), href });
export type Author = z.infer<typeof authorSchema>;

export const authWordsSchema = z.strictObject({
  ...texts('guarded'),
  page: z.strictObject({ ...texts('heading', 'lede', 'tabsLabel'), backHome: link }),
  signIn: z.strictObject({
    ...texts(
      'tab',
      'title',
      'email',
      'password',
      'submit',
      'submitting',
      'switchText',
      'switchLink',
    ),
    forgot: link,
  }),
  signUp: words(
    'tab',
    'title',
    'email',
    'password',
    'passwordHint',
    'submit',
    'submitting',
    'agreement',
    'switchText',
    'switchLink',
  ),
  password: words('reveal', 'conceal'),
  confirmEmail: words('title', 'text', 'action'),
  problems: words(
    'emailMissing',
    'emailMalformed',
    'passwordMissing',
    'signInFailed',
    'signInUnanswered',
    'signUpFailed',
    'signUpUnanswered',
  ),
  problemHints: words('signInFailed', 'signInUnanswered', 'signUpFailed', 'signUpUnanswered'),
  ended: words('text'),
  expiredLink: z.strictObject({
    ...texts('title', 'text'),
    action: link,
    member: z.strictObject({ ...texts('text'), action: link }),
  }),
});
export type AuthWords = z.infer<typeof authWordsSchema>;

export const resetWordsSchema = z.strictObject({
  ...texts(
    'title',
    'text',
    'email',
    'submit',
    'submitting',
    'sentTitle',
    'sentText',
    'sentDetail',
    'failedHint',
  ),
  back: link,
  problems: words('emailMissing', 'emailMalformed', 'failed'),
});
export type ResetWords = z.infer<typeof resetWordsSchema>;

export const newPasswordWordsSchema = z.strictObject({
  ...texts(
    'title',
    'text',
    'password',
    'passwordHint',
    'repeated',
    'submit',
    'submitting',
    'abandon',
    'failedHint',
  ),
  problems: words('passwordMissing', 'passwordTooShort', 'passwordsDiffer', 'failed'),
});
export type NewPasswordWords = z.infer<typeof newPasswordWordsSchema>;

export const mailedLinkWordsSchema = z.strictObject({
  ...texts('checking', 'closing'),
  ask: words('title', 'recovery', 'account', 'instead', 'accept', 'decline', 'declineHint'),
  failed: words('title', 'unanswered', 'text', 'retry', 'decline'),
  foreign: words('title', 'nameless', 'text', 'close'),
});
export type MailedLinkWords = z.infer<typeof mailedLinkWordsSchema>;

export const homeWordsSchema = z.strictObject({
  hero: z.strictObject({
    ...texts('eyebrow', 'lede'),
    headline: z.strictObject({ ...texts('text', 'emphasis'), before: fragment, after: fragment }),
    ask: link,
    work: link,
    build: link,
    benefits: lines,
    figure: words('label', 'vertical', 'horizontal', 'first', 'second'),
  }),
  scrollHint: text,
  startHere: z.strictObject({ ...texts('label', 'text', 'dismiss'), link }),
  intent: z.strictObject({
    ...texts('title', 'label', 'continue', 'close'),
    choices: listOf(z.strictObject({ ...texts('label', 'description'), id, href })),
  }),
  stats: z.strictObject({
    ...texts('label', 'note'),
    items: z.array(words('figure', 'label')).min(1),
  }),
  proof: words('label', 'title'),
  identities: z.strictObject({
    ...texts('number', 'title', 'heading', 'open'),
    dialog: words('metrics', 'previous', 'next', 'close'),
    cards: listOf(
      z.strictObject({
        ...texts('title', 'role', 'summary', 'description'),
        icon: z.enum(['fund', 'build', 'angel', 'research', 'systems', 'envelope', 'access']),
        id,
        metrics: lines,
        cta: link,
      }),
    ),
  }),
  platforms: z.strictObject({
    ...texts('number', 'title', 'heading', 'premium'),
    cards: listOf(z.strictObject({ ...texts('title', 'text'), id, link, premium: z.boolean() })),
  }),
  advisory: z.strictObject({
    ...texts('number', 'title', 'heading', 'text'),
    apply: link,
    offers: listOf(z.strictObject({ ...texts('title', 'text'), id })),
  }),
  signal: words('number', 'label', 'title', 'text'),
  community: z.strictObject({ ...texts('number', 'title', 'text'), signUp: link, signIn: link }),
});
export type HomeWords = z.infer<typeof homeWordsSchema>;
