// What the auth service of a hosted backend mails by itself, besides `recovery` in account.ts (supabase/templates).
import type { ServiceMails } from '../schema.mails.ts';

export const serviceMails = {
  confirmation: {
    subject: 'Confirm your address for Axis One',
    preview: 'One click, and your account is open.',
    heading: 'Confirm your address',
    paragraphs: [
      'Welcome to Axis One. One click, and the account of {address} is open.',
      'If you did not create an account, ignore this email: nothing follows.',
    ],
    action: { name: 'Confirm this address' },
    why: 'You get this email because {address} was used to open an account at Axis One.',
  },
} satisfies ServiceMails;
