// Probes of the upgrade: the plan that was chosen is part of the way back from the sign-in page.
import type { upgradeMachine } from '#machines/upgrade.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const choose = (query?: string) =>
  ({ type: 'plan.chosen', period: 'annually', ...(query !== undefined && { query }) }) as const;

export const probes: ProbesOf<typeof upgradeMachine> = {
  'a visitor chooses a plan that the address names': {
    input: 'cabinet',
    steps: [
      choose('?plan=annually'),
      { type: 'member.absent' },
      choose('?plan=monthly'),
      choose(),
      choose('?plan=annually'),
    ],
  },
};
