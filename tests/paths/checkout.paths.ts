// Path model of the way to the checkout and back: leaving, and the question whether the checkout has told of a payment.
import { entitlement } from '#content/entitlement.ts';
import { checkout as words } from '#content/checkout.ts';
import { checkoutMachine } from '#machines/checkout.machine.ts';
import type { Grant } from '#machines/checkout.machine.ts';
import { definePaths } from './kit/define.ts';
import { unreachable, wordless } from './support.ts';
import { payPage } from './upgrade.paths.ts';

const knows = (say: string, grant: Grant) => ({ gives: grant, say });

export default definePaths({
  machine: checkoutMachine,
  input: {
    leaving: {
      say: 'A member has chosen a plan that is paid for at the checkout',
      input: { product: 'membership', url: payPage },
    },
    returned: {
      say: 'A member comes back to /upgrade from the checkout',
      input: { product: 'membership', url: null },
    },
    cabinet: {
      say: 'A member comes back to /ops-cabinet from the checkout',
      input: { product: 'toolkits', url: null },
    },
  },
  events: {
    'leave.requested': { say: `Press ${words.unopened.action}` },
    'confirmation.requested': { say: `Press ${words.again}` },
    'plans.requested': { say: `Press ${words.plans}` },
  },
  outcomes: {
    leaveSite: {
      back: { gives: undefined, say: 'The member goes Back from the checkout' },
      blocked: { fails: entitlement.unopened, say: 'The address leads to no page' },
      wordless,
    },
    readGrant: {
      monthly: knows('The service has a new plan, monthly', { state: 'new', period: 'monthly' }),
      annually: knows('The service has a new plan, annually', { state: 'new', period: 'annually' }),
      old: knows('The service has a plan that was bought long ago', { state: 'old' }),
      none: knows('The service knows of no plan yet', { state: 'none' }),
      signedOut: knows('The service knows no user here', { state: 'signedOut' }),
      unreachable,
      wordless,
    },
  },
  states: {
    beginning: 'The way begins',
    leaving: 'The page says that the checkout opens',
    unopened: 'The page says that the checkout did not open, and offers to try again',
    'waiting.asking': 'The page waits for the confirmation of a payment',
    'waiting.pausing': 'The page waits for the confirmation of a payment',
    'late.asking': 'The page says that the confirmation takes longer than usual',
    'late.pausing': 'The page says that the confirmation takes longer than usual',
    signedOut: 'The page leads to the sign-in',
    confirmed: 'The plan is open',
    left: 'The plans are shown as they are',
  },
  details: (snapshot) =>
    snapshot.hasTag('waiting') && snapshot.context.problem !== null
      ? [`On the page: ${words.unread}`]
      : [],
  resting: ['unopened', 'late.pausing', 'signedOut'],
  invariants: {
    'A plan is announced only where the service has it': ({ snapshot }) =>
      !snapshot.matches('confirmed') || snapshot.context.grant.state === 'new',
    'Nobody leaves for another address than the given one': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'leaveSite' || (input as { url: string }).url === snapshot.context.url,
      ),
    'The service is asked about the product that was sold': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'readGrant' ||
          (input as { product: string }).product === snapshot.context.product,
      ),
  },
});
