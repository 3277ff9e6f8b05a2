// Probes of From The Lab: every status is a filter, and the address may name several.
import type { labToolsMachine } from '#machines/labTools.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const toggle = (filter: string) => ({ type: 'filter.toggled', filter }) as const;

export const probes: ProbesOf<typeof labToolsMachine> = {
  'every status, and several filters': {
    steps: [
      toggle('archived'),
      toggle('experimental'),
      toggle('stable'),
      toggle('experimental'),
      { type: 'address.named', show: ['archived', 'hammer', 'experimental'] },
    ],
  },
};
