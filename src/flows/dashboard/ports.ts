// The ports of `dashboard`: the clock, the company of the greeting, and the tab in the address.
import { dashboardMachine } from '#machines/dashboard.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { companyFeed, dashboardAddressOf } from '#adapters/user/dashboardFeeds.ts';
import { hourFeedOf } from './ports/hour.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'dashboard',
    dashboardMachine.provide({
      actors: {
        clock: hourFeedOf(page),
        companyFeed,
        addressFeed: dashboardAddressOf(page.addressBook),
      },
    }),
  );
