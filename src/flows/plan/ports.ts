// The ports of `plan`: the member's plans, and the service that moves them.
import { planMachine } from '#machines/plan.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { movePlan } from './ports/moves.ts';
import { readPlans } from './ports/plans.ts';

/** The machine with its ports. After each change the site reads again what the plan opens. */
export const connect = ({ connectFlow, session }: PortsContext) =>
  connectFlow('plan', planMachine.provide({ actors: { readPlans, movePlan } }), (actor) => {
    actor.on('subscription.changed', (event) => session.send(event));
  });
