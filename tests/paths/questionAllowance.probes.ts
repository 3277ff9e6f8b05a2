// Probes of the month's allowance: as many questions wait as before.
import type { questionAllowanceMachine } from '#machines/questionAllowance.machine.ts';
import type { ProbesOf } from './kit/define.ts';
import { free } from './asynq.samples.ts';

const counted = (count: number) => ({ type: 'questions.counted', count }) as const;

export const probes: ProbesOf<typeof questionAllowanceMachine> = {
  'as many questions wait, then fewer': {
    steps: [
      { type: 'member.arrived' },
      { port: 'readAllowance', gives: free },
      ...[2, 2, 1, 3, 3, 0].map(counted),
    ],
  },
};
