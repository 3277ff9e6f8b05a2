// The feed of the greeting: the user's local hour.
import type { DashboardEvent } from '#machines/dashboard.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { clockFeedOf } from '#flows/clock/ports.ts';

/** Port `clock`: the hour at the start, when it changes, and when the tab is visible again. */
export const hourFeedOf = (page: Pick<PortsContext, 'connectFlow'>) =>
  clockFeedOf<DashboardEvent>(page, 'hour', (report) =>
    report.type === 'time.read'
      ? { type: 'hour.struck', hour: new Date(report.instant).getHours() }
      : null,
  );
