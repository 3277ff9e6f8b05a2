// Plans in each of their conditions, and the machine with ports that answer on command.
import { planMachine } from '#machines/plan.machine.ts';
import type { Plan, PlanAnswer, PlanMove, PlansKnown } from '#machines/plan.machine.ts';
import { play, port } from './kit.ts';

export const base: Plan = {
  product: 'membership',
  status: 'running',
  period: 'monthly',
  nextPeriod: null,
  since: '2026-11-26T12:00:00.000Z',
  until: '2026-12-26T12:00:00.000Z',
  failedAt: null,
  isCancelled: false,
  provider: 'server',
  endsIn: 60_000,
};
export const running = base;
export const ending: Plan = { ...base, status: 'ending', isCancelled: true };
export const failing: Plan = { ...base, status: 'failing', failedAt: '2026-11-26T12:00:00.000Z' };
export const elsewhere: Plan = { ...base, provider: 'stripe' };
export const ended: Plan = { ...ending, status: 'ended', endsIn: -1 };
export const toolkits: Plan = { ...base, product: 'toolkits' };

export const begin = () => {
  const readPlans = port<PlansKnown>();
  const movePlan = port<PlanAnswer, PlanMove>();
  const flow = play(
    planMachine.provide({ actors: { readPlans: readPlans.logic, movePlan: movePlan.logic } }),
  );
  return { ...flow, readPlans, movePlan };
};
export const known = (...plans: Plan[]) => {
  const flow = begin();
  flow.readPlans.resolve({ plans, hasDemo: true });
  return flow;
};
export const stored = (...plans: Plan[]): PlanAnswer => ({ outcome: 'stored', plans });
export const refused: PlanAnswer = { outcome: 'refused', message: 'It has ended.' };
