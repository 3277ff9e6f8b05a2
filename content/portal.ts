// What a member reads on /plan about a plan that was bought at the checkout, and is managed there.
import type { PortalWords } from './schema.checkout.ts';

// `Portal` in src/flows/portal/Portal.tsx decides which of these shows; `again` stands below it.
export const portal = {
  action: 'Manage at Stripe',
  busy: 'Opening...',
  text: 'Stripe handles the payments for this plan. On its page you can cancel, resume or change the plan, pay again, and find your receipts. What you change there shows here within seconds.',
  again: 'Check again',
  failed: 'The Stripe page did not open. Nothing has changed; please try again.',
  // `refused` in src/flows/portal/ports/open.ts chooses one of these.
  problems: {
    not_signed_in: 'You are signed out. Sign in to manage your plan; nothing has changed.',
    no_plan: 'Stripe has no plan for this account. Nothing has changed.',
    not_available: 'This plan can’t be managed on this site right now. Nothing has changed.',
    unreachable:
      'Stripe can’t be reached right now. Nothing has changed; please try again in a moment.',
  },
} satisfies PortalWords;
