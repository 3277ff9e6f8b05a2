// What the auth service of a hosted backend mails by itself, besides `recovery` in account.ts (supabase/templates).
import type { ServiceMails } from '../schema.mails.ts';

export const serviceMails = {
  confirmation: {
    subject: 'Confirm your address for Axis One',
    preview: 'Confirm your address to open your account.',
    heading: 'Confirm your address',
    paragraphs: [
      'Welcome to Axis One. Confirm your address to open the account for {address}.',
      'If you did not create an account, ignore this email. Nothing else will happen.',
    ],
    action: { name: 'Confirm this address' },
    why: 'You received this email because {address} was used to open an account at Axis One.',
  },
} satisfies ServiceMails;
