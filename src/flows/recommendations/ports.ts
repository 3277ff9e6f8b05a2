// The ports of `recommendations`: the answers of onboarding, and what the member has done since.
import { recommendationsMachine } from '#machines/recommendations.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { profileFeed } from '#adapters/user/dashboardFeeds.ts';
import { readProgress } from './ports/progress.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow(
    'recommendations',
    recommendationsMachine.provide({ actors: { profileFeed, readProgress } }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'dashboard/recommendations': typeof recommendationsMachine;
  }
}
