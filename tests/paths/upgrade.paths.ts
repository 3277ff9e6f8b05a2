// Path model of the upgrade: the two plans, the sign-in page, 1.5 seconds of processing, the service's answers, and a checkout on which
// the plan is paid for.
import { entitlement } from '#content/entitlement.ts';
import { pricing } from '#content/pricing.ts';
import { upgradeMachine } from '#machines/upgrade.machine.ts';
import type { CheckoutOutput } from '#machines/checkout.machine.ts';
import type { Product, SubscriptionAnswer } from '#machines/upgrade.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { probes } from './upgrade.probes.ts';
import { definePaths } from './kit/define.ts';
import { unreachable, wordless } from './support.ts';

/** The page of a checkout; no test opens it. */
export const payPage = 'https://checkout.example/pay/1';

type Chosen = { context: { product: Product; period: 'monthly' | 'annually' } };

const grants = (product: Product, period: 'monthly' | 'annually') => ({
  gives: { outcome: 'granted', product, period } satisfies SubscriptionAnswer,
  say: `The server grants ${product === 'membership' ? 'Premium' : 'the toolkits'}, ${period}`,
  when: ({ context }: Chosen) => context.period === period && context.product === product,
});
/** The checkout has told the service of this plan. */
const confirms = (product: Product, period: 'monthly' | 'annually') => ({
  gives: { answer: { outcome: 'granted', product, period } } satisfies CheckoutOutput,
  say: `The service has the plan that was paid for: ${product}, ${period}`,
  when: ({ context }: Chosen) => context.product === product,
});
/** The address is read as the page starts, before it is known who is here. */
const asThePageStarts = (snapshot: SnapshotFrom<typeof upgradeMachine>) =>
  snapshot.matches({ browsing: 'looking' }) && snapshot.context.answer === null;

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
    'retry.requested': { say: 'Press Try again' },
  },
  environment: {
    memberFeed: {
      'member.absent': { say: 'No user is signed in' },
      'member.free': { say: 'A free member is signed in' },
      'member.flagged': { say: 'A member is signed in whose browser alone says Premium' },
      'member.premium': { say: 'A premium member is signed in' },
    },
    returnFeed: {
      'checkout.returned': { say: 'The checkout sends its visitor back', when: asThePageStarts },
      'checkout.cancelled': { say: 'The visitor comes back unpaid', when: asThePageStarts },
    },
  },
  outcomes: {
    memberFeed: {
      broken: { fails: 'The session is unreachable.', say: 'The site cannot say who is here' },
    },
    returnFeed: { closed: { fails: 'No address.', say: 'The address cannot be read' } },
    fetchCheckout: {
      fetched: { gives: undefined, say: 'The scripts of the way to the checkout arrive' },
      broken: { fails: 'Failed to fetch', say: 'These scripts cannot be fetched' },
    },
    checkout: {
      monthly: confirms('membership', 'monthly'),
      annually: confirms('membership', 'annually'),
      toolkits: confirms('toolkits', 'annually'),
      left: {
        gives: { answer: null } satisfies CheckoutOutput,
        say: 'The member goes back to the plans, and nothing was started',
      },
      broken: { fails: 'Loading chunk failed.', say: 'The way cannot be shown' },
    },
    startSubscription: {
      leaving: {
        gives: { outcome: 'leaving', url: payPage } satisfies SubscriptionAnswer,
        say: 'The server names the page on which it is paid for',
      },
      paid: {
        gives: { outcome: 'paid' } satisfies SubscriptionAnswer,
        say: 'The server knows that it was paid for, and waits for the confirmation',
      },
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
    'browsing.cancelled': 'Both plans are shown, and that nothing was charged at the checkout',
    'browsing.flagged': 'Both plans are shown, and that the upgrade was not completed',
    'browsing.premium': 'The page says that the member has it already, and nothing can be bought',
    'processing.pace.running': 'Both buttons say Processing... and are disabled',
    'processing.pace.elapsed': 'Both buttons are disabled; the page says that it takes longer',
    'processing.order.placing': 'The service is being called',
    'processing.order.answered': 'The service has answered; the 1.5 seconds continue',
    fetchingCheckout: 'The page asks for a moment, and no plan can be chosen',
    unfetched: 'The page says that a part of it did not load, and offers to try again',
    atCheckout: 'The page says what becomes of the checkout, and no plan can be chosen',
    confirmed: 'The service has started the plan',
    granted: 'The page says that the upgrade was successful; after Premium the dashboard opens',
  },
  details: ({ context: { problem } }) =>
    problem === null
      ? []
      : [`On the page: ${problem.message ?? 'An error occurred. Please try again.'}`],
  probes,
  resting: [
    'browsing.signedOut',
    'browsing.free',
    'browsing.cancelled',
    'browsing.flagged',
    'browsing.premium',
    'unfetched',
  ],
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
    'Success is announced only where the service has started the plan': ({ emitted, snapshot }) =>
      emitted.every(({ type, key }) => type !== 'toast' || key === 'upgradeFailed') ||
      snapshot.context.answer?.outcome === 'granted',
    'The checkout is left for at the address that the service named, and at no other': ({
      started,
      snapshot: { context },
    }) =>
      started.every(({ port, input }) => {
        if (port !== 'checkout') return true;
        const { url } = input as { url: string | null };
        return url === (context.answer?.outcome === 'leaving' ? payPage : null);
      }),
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
