// Part of the composition root: the dashboard's own flow, fetched with that page.
import { dashboardMachine } from '#machines/dashboard.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { clock, companyFeed } from '#adapters/browser/dashboardFeeds.ts';

/** The greeting. */
export const dashboardFlows = (asFlow: AsFlow): FlowGroups['dashboard'] => ({
  dashboard: asFlow('dashboard', dashboardMachine.provide({ actors: { clock, companyFeed } })),
});
