// Probes of the toaster: a message with a title of its own.
import type { toasterMachine } from '#machines/toaster.machine.ts';
import type { ProbesOf } from './kit/define.ts';

export const probes: ProbesOf<typeof toasterMachine> = {
  'a message with words and a title, and one without': {
    steps: [
      { type: 'toast.shown', key: 'stackAdded', title: 'Grid' },
      { type: 'toast.shown', key: 'stackFailed', message: 'Not now.' },
      { type: 'toast.shown', key: 'stackAdded', title: 'Moat', message: 'Once more.' },
    ],
  },
};
