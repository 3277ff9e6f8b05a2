// Probes of the reset link: blanks alone, and blanks around an address.
import type { resetPasswordMachine } from '#machines/resetPassword.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { ada } from './support.ts';

export const probes: ProbesOf<typeof resetPasswordMachine> = {
  'blanks alone, and blanks around an address': {
    steps: [
      { type: 'email.edited', email: '  ' },
      { type: 'link.requested' },
      { type: 'email.edited', email: ` ${ada.email} ` },
      { type: 'link.requested' },
    ],
  },
};
