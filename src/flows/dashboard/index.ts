// `dashboard`, loaded when a page asks for it.
import type { dashboardMachine } from '#machines/dashboard.machine.ts';
import * as premiumOffer from '#flows/premiumOffer/ports.ts';
import * as recommendations from '#flows/recommendations/ports.ts';

export { connect } from './ports.ts';

/** Flows of the same page, which are loaded in the same request. */
export const parts = { premiumOffer, recommendations };

declare module '#boot/flows.ts' {
  interface FlowMachines {
    dashboard: typeof dashboardMachine;
  }
}
