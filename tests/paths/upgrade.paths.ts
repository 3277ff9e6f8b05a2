// Path model of the upgrade: the two plans, the sign-in page, 1.5 seconds of processing, and the service's answers.
import { entitlement } from '#content/entitlement.ts';
import { pricing } from '#content/pricing.ts';
import { upgradeMachine } from '#machines/upgrade.machine.ts';
import type { Product, SubscriptionAnswer } from '#machines/upgrade.machine.ts';
import { probes } from './upgrade.probes.ts';
import { definePaths } from './kit/define.ts';
import { unreachable, wordless } from './support.ts';

type Chosen = { context: { product: Product; period: 'monthly' | 'annually' } };

const grants = (product: Product, period: 'monthly' | 'annually') => ({
  gives: { outcome: 'granted', product, period } satisfies SubscriptionAnswer,
  say: `The server grants ${product === 'membership' ? 'Premium' : 'the toolkits'}, ${period}`,
  when: ({ context }: Chosen) => context.period === period && context.product === product,
});
/** The page of each product, and so the page to return to after a sign-in. */
const pages = { membership: '/upgrade', toolkits: '/ops-cabinet' } as const;
const refuses = (reason: keyof typeof entitlement, say: string) => ({
  gives: {
    outcome: 'refused',
    reason,
    message: entitlement[reason],
  } satisfies SubscriptionAnswer,
  say,
});

export default definePaths({
  machine: upgradeMachine,
  input: {
    page: { say: 'A visitor opens /upgrade', input: { product: 'membership' } },
    cabinet: { say: 'A visitor opens /ops-cabinet', input: { product: 'toolkits' } },
  },
  events: {
    'plan.chosen': {
      say: ({ period }, { context }) => {
        const { premium, toolkit } = pricing;
        const names = context.product === 'membership' ? premium : toolkit;
        return `Press ${period === 'monthly' ? names.buttonMonthly : names.buttonAnnually}`;
      },
      samples: { monthly: { period: 'monthly' }, annually: { period: 'annually' } },
    },
  },
  environment: {
    memberFeed: {
      'member.absent': { say: 'No user is signed in' },
      'member.free': { say: 'A free member is signed in' },
      'member.flagged': { say: 'A member is signed in whose browser alone says Premium' },
      'member.premium': { say: 'A premium member is signed in' },
    },
  },
  outcomes: {
    memberFeed: {
      broken: { fails: 'The session is unreachable.', say: 'The site cannot say who is here' },
    },
    startSubscription: {
      monthly: grants('membership', 'monthly'),
      annually: grants('membership', 'annually'),
      toolkitsMonthly: grants('toolkits', 'monthly'),
      toolkitsAnnually: grants('toolkits', 'annually'),
      elsewhere: refuses('not_available', 'This server grants no plans'),
      signedOut: refuses('not_signed_in', 'The server does not know this session'),
      refused: refuses('refused', 'The server refuses the plan'),
      unreachable,
      wordless,
    },
  },
  states: {
    'browsing.looking': 'Both plans are shown, as to a visitor',
    'browsing.awaitingSession': 'Both buttons say Processing...',
    'browsing.signedOut': 'Both plans are shown; they begin with an account',
    'browsing.free': 'Both prices can be chosen, and the member has no plan yet',
    'browsing.flagged': 'Both plans are shown, and that the upgrade was not completed',
    'browsing.premium': 'The page says that the member has it already, and nothing can be bought',
    'processing.pace.running': 'Both buttons say Processing... and are disabled',
    'processing.pace.elapsed': 'Both buttons are disabled; the page says that it takes longer',
    'processing.order.placing': 'The service is being called',
    'processing.order.answered': 'The service has answered; the 1.5 seconds continue',
    granted: 'The page says that the upgrade was successful; after Premium the dashboard opens',
  },
  details: ({ context: { problem } }) =>
    problem === null
      ? []
      : [`On the page: ${problem.message ?? 'An error occurred. Please try again.'}`],
  probes,
  resting: ['browsing.signedOut', 'browsing.free', 'browsing.flagged', 'browsing.premium'],
  invariants: {
    'Premium is granted only when the server granted a membership': ({ emitted, snapshot }) =>
      emitted.every(({ type }) => type !== 'premium.granted') ||
      (snapshot.context.answer?.outcome === 'granted' &&
        snapshot.context.answer.product === 'membership'),
    "An order names the page's product, and the chosen period": ({
      started,
      snapshot: { context },
    }) =>
      started.every(({ port, input }) => {
        if (port !== 'startSubscription') return true;
        const { product, period } = input as { product: string; period: string };
        return product === context.product && period === context.period;
      }),
    'Nothing is ordered for a user who is known to be signed out': ({ started, snapshot }) =>
      !snapshot.matches({ browsing: 'signedOut' }) ||
      started.every(({ port }) => port !== 'startSubscription'),
    'A button can be pressed only while nothing is processed': ({ snapshot }) =>
      !snapshot.hasTag('busy') || !snapshot.can({ type: 'plan.chosen', period: 'monthly' }),
    'The flow navigates to the sign-in page and back here, and only with Premium to the dashboard':
      ({ emitted, snapshot: { context } }) =>
        emitted.every(
          (word) =>
            word.type !== 'navigate' ||
            word['to'] ===
              `/auth?next=${pages[context.product]}${encodeURIComponent(context.query)}` ||
            (word['to'] === '/dashboard' && context.product === 'membership'),
        ),
  },
});
