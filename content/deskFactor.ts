// /desk for staff who have no second factor yet, and where the service does not say who is staff.
import type { DeskFactorWords } from './schema.factor.ts';

export const deskFactor = {
  title: 'The desk needs a second factor',
  text: 'Here you read what members wrote in confidence. Switch the second factor on in your account; then the desk opens.',
  action: { name: 'Open your account', href: '/account#security' },
  // Members who are no staff read this too: it names no desk.
  failed: "We can't open this page right now",
} satisfies DeskFactorWords;
