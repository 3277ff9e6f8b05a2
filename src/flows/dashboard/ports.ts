// The ports of `dashboard`: the clock, the company of the greeting, and the tab in the address.
import { dashboardMachine } from '#machines/dashboard.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { clock, companyFeed, dashboardAddressOf } from '#adapters/user/dashboardFeeds.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, addressBook }: PortsContext) =>
  connectFlow(
    'dashboard',
    dashboardMachine.provide({
      actors: { clock, companyFeed, addressFeed: dashboardAddressOf(addressBook) },
    }),
  );
