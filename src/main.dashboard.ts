// Part of the composition root: the dashboard's own flow, fetched with that page.
import { dashboardMachine } from '#machines/dashboard.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { clock, companyFeed, dashboardAddressOf } from '#adapters/browser/dashboardFeeds.ts';
import type { AddressBook } from '#adapters/browser/surroundings.ts';

/** The greeting and the tabs. */
export const dashboardFlows = (
  asFlow: AsFlow,
  addressBook: AddressBook,
): FlowGroups['dashboard'] => ({
  dashboard: asFlow(
    'dashboard',
    dashboardMachine.provide({
      actors: { clock, companyFeed, addressFeed: dashboardAddressOf(addressBook) },
    }),
  ),
});
