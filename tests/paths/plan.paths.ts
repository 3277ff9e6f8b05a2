// Path model of the life of a plan: read, cancelled, resumed, changed, unpaid, paid, ended.
import { plan as words } from '#content/plan.ts';
import { otherPeriod, planMachine, shownPlan } from '#machines/plan.machine.ts';
import type { DemoAct, Plan, PlanAnswer, PlansKnown } from '#machines/plan.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { definePaths } from './kit/define.ts';
import { reading } from './kit/reads.ts';
import {
  changed,
  elsewhere,
  ended,
  ending,
  failing,
  renewed,
  running,
  toolkits,
  unpaid,
} from './plan.samples.ts';
import { unreachable, wordless } from './support.ts';

type Seen = SnapshotFrom<typeof planMachine>;

const holds = (say: string, ...plans: Plan[]) => ({
  gives: { plans, hasDemo: true } satisfies PlansKnown,
  say,
});
/** The other plans stay as they are. */
const stored = (say: string, when: (seen: Seen) => boolean, plan: Plan) => ({
  gives: { outcome: 'stored', plans: [plan] } satisfies PlanAnswer,
  say,
  when: (seen: Seen) => seen.context.plans.length === 1 && when(seen),
});
const takes = (step: Seen['context']['step']) => (seen: Seen) =>
  seen.matches({ open: 'stepping' }) && seen.context.step === step;
const statusIs =
  (...statuses: Plan['status'][]) =>
  (seen: Seen) =>
    statuses.includes(shownPlan(seen.context)?.status ?? 'ended');
const plays = (act: DemoAct, isOffered: (seen: Seen) => boolean) => (seen: Seen) =>
  isOffered(seen) && seen.context.hasDemo ? { act } : undefined;
const isPlanned = (seen: Seen) => shownPlan(seen.context)?.nextPeriod !== null;

export default definePaths({
  machine: planMachine,
  input: { page: { say: 'A member opens /plan' } },
  events: {
    'retry.requested': {
      say: (_, snapshot) =>
        snapshot.hasTag('elsewhere') ? 'Press Check again' : 'Press Try again',
    },
    'product.chosen': {
      say: ({ product }) => `Press ${words.products[product].name}`,
      samples: {
        toolkits: ({ context: { plans, product } }) =>
          plans.length === 2 && product === 'membership' ? { product: 'toolkits' } : undefined,
        membership: ({ context: { plans, product } }) =>
          plans.length === 2 && product === 'toolkits' ? { product: 'membership' } : undefined,
      },
    },
    'cancellation.requested': { say: 'Press Cancel plan' },
    'cancellation.confirmed': { say: 'Press Cancel plan in the dialog' },
    'change.requested': { say: 'Press the button that names another period' },
    'change.confirmed': { say: 'Confirm the change' },
    'action.cancelled': { say: 'Leave the dialog' },
    'resumption.requested': { say: 'Press Resume plan' },
    'payment.requested': { say: 'Press Pay again' },
    'demo.played': {
      say: ({ act }) => `Press ${words.demo.acts[act]}`,
      samples: {
        renewal: plays('renewal', statusIs('running')),
        failure: plays('failure', statusIs('running')),
        end: plays('end', statusIs('ending', 'failing')),
      },
    },
  },
  outcomes: {
    readPlans: {
      none: holds('The service knows no plan of this member'),
      running: holds('The service knows a plan that renews', running),
      ending: holds('The service knows a plan that was cancelled', ending),
      failing: holds('The service knows a plan whose payment failed', failing),
      ended: holds('The service knows a plan that has ended', ended),
      both: holds('The service knows two plans', unpaid, toolkits),
      alone: {
        gives: { plans: [running], hasDemo: false } satisfies PlansKnown,
        say: 'The service knows a plan, and the server here plays no provider',
      },
      elsewhere: {
        gives: { plans: [elsewhere], hasDemo: false } satisfies PlansKnown,
        say: 'The service knows a plan that was bought at the checkout',
      },
      unreachable,
    },
    movePlan: {
      cancelled: stored(
        'The service stores the cancellation',
        (seen) => seen.matches({ open: 'cancelling' }),
        ending,
      ),
      changed: stored(
        'The service stores the change to annual',
        (seen) => seen.matches({ open: 'changing' }) && !isPlanned(seen),
        changed,
      ),
      unchanged: stored(
        'The service takes the change back',
        (seen) => seen.matches({ open: 'changing' }) && isPlanned(seen),
        running,
      ),
      resumed: stored('The service lets the plan go on', takes('resume'), running),
      paid: stored('The payment is made', takes('pay'), renewed),
      renewed: stored('The demo has renewed the plan', takes('renewal'), renewed),
      failed: stored('The demo has let a payment fail', takes('failure'), failing),
      over: stored('The demo has ended the plan', takes('end'), ended),
      refused: {
        gives: { outcome: 'refused', message: words.problems.plan_ended } satisfies PlanAnswer,
        say: 'The service refuses: the plan has ended meanwhile',
      },
      unreachable,
      wordless,
    },
  },
  states: {
    reading: 'The page shows the shape of a plan',
    unread: 'A notice says that the plan could not be read',
    known: 'The service has said what is held',
    none: 'The page says that the member is on the free plan',
    ended: 'The page says since when it is over, what is locked and what stays',
    'open.showing.running': 'The page says when the plan renews, and offers to change and cancel',
    'open.showing.elsewhere': 'The page leads to the checkout, and offers to read the plan again',
    'open.showing.ending': 'The page says until when the plan stays open, and offers to resume',
    'open.showing.failing': 'The page says that a payment failed, and offers to pay and cancel',
    'open.confirmingCancellation': 'A dialog says until when the plan stays open',
    'open.cancelling': 'The dialog is busy cancelling',
    'open.confirmingChange': 'A dialog says what is paid from when on',
    'open.changing': 'The dialog is busy changing',
    'open.settling': 'Nothing has changed',
    'open.stepping': 'The pressed button is busy, and the others cannot be pressed',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`Said in place: ${problem || words.actions.failed}`],
  resting: [
    'none',
    'unread',
    'ended',
    'open.showing.running',
    'open.showing.elsewhere',
    'open.showing.ending',
    'open.showing.failing',
  ],
  invariants: {
    'What the page shows is what its state says': ({ snapshot }) => {
      const plan = shownPlan(snapshot.context);
      if (snapshot.matches('ended')) return plan?.status === 'ended';
      return !snapshot.hasTag('open') || (plan !== null && plan.status !== 'ended');
    },
    'A plan is cancelled only after its member has said so twice': ({ started, transitions }) =>
      started.every(
        ({ port, input }) => port !== 'movePlan' || (input as { step: string }).step !== 'cancel',
      ) || transitions.some((id) => id.includes('cancellation.confirmed')),
    'A step is about the plan that is shown': ({ started, snapshot: { context } }) =>
      started.every(
        ({ port, input }) =>
          port !== 'movePlan' || (input as { product: string }).product === context.product,
      ),
    'The site hears of every step that opens or locks something': ({ emitted, transitions }) =>
      transitions.every((id) => !/stepping xstate\.done.*known/.test(id)) || emitted.length === 1,
  },
  reads: {
    shownPlan: reading(shownPlan, (read, { context }) => read(context)),
    otherPeriod: reading(otherPeriod, (read, { context }) => {
      const plan = shownPlan(context);
      return plan === null ? null : read(plan);
    }),
  },
});
