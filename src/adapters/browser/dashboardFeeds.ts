// What the dashboard's greeting listens to: the visitor's clock, and the company's name.
import { fromCallback } from 'xstate';
import type { DashboardEvent } from '#machines/dashboard.machine.ts';
import { keys, read, watch } from './keys.ts';

const millisecondsToNextHour = (now: Date) =>
  3_600_000 - ((now.getMinutes() * 60 + now.getSeconds()) * 1000 + now.getMilliseconds());

/** Port `clock` of the dashboard: the visitor's hour, at the start, when it passes, and when the tab comes back. */
export const clock = fromCallback<DashboardEvent>(({ sendBack }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const strike = () => {
    const now = new Date();
    sendBack({ type: 'hour.struck', hour: now.getHours() });
    clearTimeout(timer);
    timer = setTimeout(strike, millisecondsToNextHour(now));
  };
  const wake = () => {
    if (document.visibilityState === 'visible') strike();
  };
  strike();
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
});

/** Port `companyFeed` of the dashboard. */
export const companyFeed = fromCallback<DashboardEvent>(({ sendBack }) => {
  const report = () => sendBack({ type: 'company.learnt', name: read(keys.companyName) ?? '' });
  report();
  return watch(keys.companyName, report);
});
