// The shape of each page's words, field by field, so that a missing one is named.
import { z } from 'zod';
import {
  count,
  fragment,
  href,
  id,
  isoDate,
  lines,
  link,
  links,
  listOf,
  optionOf,
  plainOption,
  text,
  texts,
  timestamp,
  words,
} from './schema.ts';

export const siteSchema = z.strictObject({
  ...texts('noScript', 'waiting', 'loading', 'externalHint'),
  brand: z.strictObject({ ...texts('name', 'homeLabel', 'tagline', 'titleSuffix'), href }),
  skipLink: z.strictObject({ ...texts('label'), href }),
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
    upgrade: link,
  }),
  breadcrumb: z.strictObject({ ...texts('label'), home: link }),
  footer: z.strictObject({
    ...texts('label', 'statement', 'pagesTitle', 'followTitle', 'closing'),
    pages: links,
    follow: links,
  }),
  theme: words('label', 'system', 'ink', 'paper', 'systemHint', 'inkHint', 'paperHint'),
  toasts: words('regionLabel', 'dismiss'),
  notFound: z.strictObject({ ...texts('title', 'code', 'heading', 'text'), link }),
  broken: z.strictObject({ ...texts('title', 'heading', 'text', 'retry'), link }),
});
export type Site = z.infer<typeof siteSchema>;

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
    'signUpFailed',
  ),
  problemHints: words('signInFailed', 'signUpFailed'),
  ended: words('title', 'text'),
  expiredLink: z.strictObject({ ...texts('title', 'text'), action: link }),
  reset: z.strictObject({
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
  }),
  newPassword: z.strictObject({
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
  }),
});
export type AuthWords = z.infer<typeof authWordsSchema>;

const identityOption = optionOf(
  'founder',
  'raising-capital',
  'building-complex',
  'tools-strategy',
  'exploring',
  'connect-fund',
);
const moduleOption = optionOf(
  'secondCurve',
  'nextCurve',
  'asyncq',
  'opsCabinet',
  'signalExchange',
  'openCircle',
  'fromLab',
);
const signalOption = optionOf(
  'secondCurve',
  'nextCurve',
  'toolDrops',
  'labSignals',
  'openCircleInvites',
  'quasarUpdates',
);
const stageOption = z.strictObject({
  id: z.enum(['idea', 'pre-seed', 'seed', 'series-a-plus']),
  label: text,
});

export const onboardingWordsSchema = z.strictObject({
  ...texts('label', 'close'),
  progress: words('label', 'value'),
  welcome: words('stepTitle', 'title', 'tagline', 'text', 'button'),
  identity: z.strictObject({
    ...texts('stepTitle', 'title', 'hint', 'summary', 'button'),
    options: listOf(identityOption),
  }),
  profile: z.strictObject({
    ...texts(
      'stepTitle',
      'title',
      'hint',
      'companyName',
      'companyHint',
      'stage',
      'stagePlaceholder',
      'sector',
      'sectorPlaceholder',
      'website',
      'websiteHint',
      'referral',
      'referralPlaceholder',
      'optional',
      'button',
    ),
    stages: listOf(stageOption),
    sectors: listOf(plainOption),
    referrals: listOf(plainOption),
  }),
  modules: z.strictObject({
    ...texts('stepTitle', 'title', 'hint', 'button'),
    options: listOf(moduleOption),
  }),
  signals: z.strictObject({
    ...texts('stepTitle', 'title', 'hint', 'button', 'locked'),
    options: listOf(signalOption),
  }),
  account: words(
    'stepTitle',
    'title',
    'hint',
    'email',
    'password',
    'passwordHint',
    'terms',
    'button',
    'submitting',
    'signedInTitle',
    'signedInAs',
    'signedInHint',
    'failedHint',
    'unreachable',
  ),
  confirmEmail: z.strictObject({ ...texts('title', 'text'), action: link }),
  edit: words('label', 'title', 'hint', 'button', 'submitting', 'close'),
});
export type OnboardingWords = z.infer<typeof onboardingWordsSchema>;

export const dashboardWordsSchema = z.strictObject({
  ...texts('title', 'loading'),
  greetings: words('morning', 'afternoon', 'evening'),
  sidebar: z.strictObject({
    ...texts('label', 'premiumBadge'),
    items: z.array(z.strictObject({ ...texts('name'), href, premium: z.boolean() })).min(1),
    upgrade: link,
  }),
  notifications: words('label', 'empty'),
  profileMenu: z.strictObject({
    ...texts('label', 'editProfile', 'signOut', 'signingOut'),
    settings: link,
    upgrade: link,
  }),
  banner: words('title', 'text', 'button'),
  upsell: z.strictObject({
    ...texts('title', 'monthly', 'annually', 'saving'),
    points: lines,
    link,
  }),
  actions: z.strictObject({
    ...texts('title'),
    items: listOf(z.strictObject({ ...texts('title', 'text'), id, link })),
    advisory: z.strictObject({ ...texts('title', 'text', 'lockedText'), link }),
  }),
  events: z.strictObject({
    ...texts('title', 'seats', 'locked'),
    items: listOf(
      z.strictObject({
        ...texts('title', 'text'),
        id,
        date: isoDate,
        seats: count,
        premium: z.boolean(),
      }),
    ),
  }),
  tabs: words('label', 'feed', 'community', 'channels'),
  feed: words('loading', 'addToStack', 'share', 'emptyTitle', 'emptyText', 'emptyAction'),
  community: z.strictObject({
    ...texts('label', 'placeholder', 'post', 'premium', 'premiumText', 'likes', 'replies'),
    posts: listOf(
      z.strictObject({
        ...texts('author', 'role', 'content'),
        id,
        likes: count,
        replies: count,
        timestamp,
        isPremium: z.boolean(),
      }),
    ),
  }),
  channels: z.strictObject({
    ...texts('locked', 'lockedText'),
    items: listOf(z.strictObject({ ...texts('name', 'text'), id, premium: z.boolean() })),
  }),
});
export type DashboardWords = z.infer<typeof dashboardWordsSchema>;

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
  stats: z.strictObject({ ...texts('label'), items: z.array(words('figure', 'label')).min(1) }),
  identities: z.strictObject({
    ...texts('number', 'title', 'heading', 'open'),
    cards: listOf(
      z.strictObject({
        ...texts('title', 'role', 'icon', 'summary', 'description'),
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
  community: z.strictObject({ ...texts('number', 'title', 'text'), signUp: link, signIn: link }),
});
export type HomeWords = z.infer<typeof homeWordsSchema>;
