// Probes of the newsletter's box: blanks alone, and blanks around an address.
import type { newsletterSignupMachine } from '#machines/newsletterSignup.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { ada } from './support.ts';

export const probes: ProbesOf<typeof newsletterSignupMachine> = {
  'blanks alone, and blanks around an address': {
    steps: [
      { type: 'email.edited', email: '  ' },
      { type: 'signup.submitted' },
      { type: 'email.edited', email: ` ${ada.email} ` },
      { type: 'signup.submitted' },
    ],
  },
};
