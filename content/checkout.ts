// What a member reads on the way to the checkout and back: the plan opens when the checkout has told this site of the payment.
import type { CheckoutWords } from './schema.checkout.ts';

// `Said` in src/flows/checkout/Checkout.tsx decides which of these shows.
export const checkout = {
  leaving: "Opening the checkout. You pay there, on Stripe's own page.",
  unopened: {
    title: 'The checkout did not open',
    text: 'Nothing was charged, and your plan has not changed. Try again, or go back to the plans.',
    action: 'Try again',
  },
  waiting: {
    title: 'Waiting for the confirmation of your payment',
    text: 'You are back from the checkout. Your plan opens as soon as Stripe confirms the payment to us, usually within seconds.',
  },
  late: {
    title: 'The confirmation is taking longer than usual',
    text: 'If you have paid, do not pay again: your plan opens automatically when Stripe confirms the payment, even if you leave this page. If you have not paid, go back to the plans.',
  },
  unread: 'We can’t reach our service right now. We keep trying; your payment is safe.',
  signedOut: {
    title: 'Sign in to see your plan',
    text: 'You are signed out in this browser. If you have paid, your plan opens in the account that you paid with.',
  },
  signIn: 'Sign in',
  again: 'Check again',
  plans: 'Back to the plans',
} satisfies CheckoutWords;
