// The feed of the office hours: the advisor's time, the user's zone, and the return to the tab.
import { fromCallback } from 'xstate';
import type { OfficeHoursEvent } from '#machines/officeHours.machine.ts';

const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time in Paris, as slots are written: 2026-11-22T09:05. */
export const parisTime = (now: Date) => paris.format(now).replace(' ', 'T');

const minute = 60_000;

/** Port `dayFeed`: the time at the start, at every full minute, and when the tab is visible again. */
export const dayFeed = fromCallback<OfficeHoursEvent>(({ sendBack }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const strike = () => {
    const now = new Date();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    sendBack({ type: 'clock.struck', now: parisTime(now), zone });
    clearTimeout(timer);
    timer = setTimeout(strike, minute - (now.getTime() % minute));
  };
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    strike();
    sendBack({ type: 'page.shown' });
  };
  strike();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
});
