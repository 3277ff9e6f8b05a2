// Probes of the signal search: blanks alone, and blanks around a word.
import type { signalSearchMachine } from '#machines/signalSearch.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const edit = (query: string) => ({ type: 'query.edited', query }) as const;
const name = (query: string) => ({ type: 'address.named', query }) as const;

export const probes: ProbesOf<typeof signalSearchMachine> = {
  'blanks are no words, neither in the field nor in the address': {
    steps: [
      edit('  '),
      edit(' grid '),
      name('grid'),
      name(' grid'),
      edit('  '),
      name(' '),
      edit(' grid '),
      name('  '),
      edit('  '),
      name(''),
    ],
  },
};
