// Path model of the checkout's page of a plan: asked for, opened, refused, left again.
import { entitlement } from '#content/entitlement.ts';
import { portal as words } from '#content/portal.ts';
import { portalMachine } from '#machines/portal.machine.ts';
import type { PortalAnswer } from '#machines/portal.machine.ts';
import { definePaths } from './kit/define.ts';
import { unreachable, wordless } from './support.ts';

/** The page of a checkout; no test opens it. */
const planPage = 'https://checkout.example/plan/1';

export default definePaths({
  machine: portalMachine,
  input: { page: { say: 'A member opens /plan, and their plan was bought at the checkout' } },
  events: { 'portal.requested': { say: `Press ${words.action}` } },
  outcomes: {
    openPortal: {
      leaving: {
        gives: { outcome: 'leaving', url: planPage } satisfies PortalAnswer,
        say: 'The service names the page',
      },
      refused: {
        gives: { outcome: 'refused', message: words.problems.no_plan } satisfies PortalAnswer,
        say: 'The checkout knows no plan of this member',
      },
      unreachable,
      wordless,
    },
    leaveSite: {
      back: { gives: undefined, say: 'The member goes Back from the checkout' },
      blocked: { fails: entitlement.unopened, say: 'The address leads to no page' },
      wordless,
    },
  },
  states: {
    offered: 'The page offers to manage the plan at the checkout',
    opening: 'The button is busy',
    leaving: 'The button is busy',
    refused: 'The page says why the checkout did not open, and offers it again',
  },
  details: (snapshot) =>
    snapshot.hasTag('refused') ? [`On the page: ${snapshot.context.problem || words.failed}`] : [],
  resting: ['offered', 'refused'],
  invariants: {
    'The member leaves for the address that the service named': ({ started }) =>
      started.every(
        ({ port, input }) => port !== 'leaveSite' || (input as { url: string }).url === planPage,
      ),
    'The site reads the plan again whenever the member comes back': ({ emitted, transitions }) =>
      transitions.every((id) => !id.startsWith('leaving xstate.done')) || emitted.length === 1,
  },
});
