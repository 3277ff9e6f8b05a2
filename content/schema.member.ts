// The words of onboarding and the dashboard, field by field, so that a missing one is named.
import { z } from 'zod';
import {
  count,
  href,
  id,
  isoDate,
  link,
  listOf,
  optionOf,
  plainOption,
  text,
  texts,
  words,
} from './schema.ts';

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
  unread: words('title', 'text', 'action'),
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
  profileMenu: words('label'),
  banner: words('title', 'text', 'button', 'processing'),
  /** Instead of the banner, where this browser shows Premium and no plan exists. */
  incomplete: words('title', 'text', 'button'),
  upsell: z.strictObject({
    ...texts('title', 'monthly', 'annually', 'saving'),
    /** Each leads to what it names. */
    points: z.array(z.strictObject({ text, href })).min(1, 'is empty'),
    link,
  }),
  actions: z.strictObject({
    ...texts('title', 'loading', 'nothing', 'edit'),
    /** One without a link opens the profile. */
    items: listOf(z.strictObject({ ...texts('title', 'text'), id, link: link.optional() })),
    /** Why an action is recommended; {count}, {month} and {stage} are filled in. */
    reasons: words(
      'oneQuestion',
      'questions',
      'asyncq',
      'profile',
      'fund',
      'raising',
      'complex',
      'stage',
      'tools',
      'openCircle',
      'noSeat',
      'exploring',
      'secondCurve',
      'noEssay',
    ),
    advisory: z.strictObject({ ...texts('title', 'text'), link }),
  }),
  events: z.strictObject({
    ...texts('title', 'seats', 'past', 'been', 'locked'),
    link,
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
});
export type DashboardWords = z.infer<typeof dashboardWordsSchema>;
