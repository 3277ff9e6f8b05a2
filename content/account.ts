// The page of a member's own account: its opening, its sections, and what each of them leads to.
import type { AccountWords } from './schema.account.ts';

export const account = {
  title: 'Account',
  description:
    'Your account at Axis One: how you sign in, what we write to you, what is stored about you, and how to leave.',
  lede: 'How you sign in, what we write to you, and what is stored about you. Everything here can be changed or taken with you.',
  plan: { name: 'Your plan: what it includes, and how to change or cancel it', href: '/plan' },
  // `accountSections` in src/pages/account/sections.ts decides which of these show: a section without content does not.
  sections: { profile: 'Profile', security: 'Security', mail: 'Mail', data: 'Data' },
} satisfies AccountWords;
