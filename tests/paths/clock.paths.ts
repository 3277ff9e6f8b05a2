// Path model of the clock: one reading, the next, and the return to the tab.
import { createActor, fromCallback } from 'xstate';
import { clockMachine } from '#machines/clock.machine.ts';
import type { ClockReport } from '#machines/clock.machine.ts';
import { definePaths } from './kit/define.ts';

const listener = createActor(fromCallback<ClockReport>(() => undefined)).start();

export default definePaths({
  machine: clockMachine,
  input: {
    dashboard: { say: 'A member opens the dashboard', input: { period: 'hour', listener } },
  },
  events: {},
  environment: {
    pageFeed: { 'page.shown': { say: 'The tab becomes visible' } },
  },
  outcomes: {
    readTime: {
      read: {
        gives: { instant: Date.UTC(2026, 10, 23, 14), next: 5000 },
        say: 'The device says that it is afternoon',
      },
      broken: { fails: 'No clock.', say: 'The time cannot be read' },
    },
    pageFeed: { stopped: { fails: 'No document.', say: 'The tab can no longer be watched' } },
  },
  states: {
    reading: 'The time is being read',
    waiting: 'The greeting follows the time of day',
    returning: 'The time is being read again',
    unreadable: 'The greeting stays as it was',
  },
  resting: ['waiting', 'unreadable'],
  abstraction: ({ context }) => [context.next],
  invariants: {
    'The next reading is due only after one that succeeded': ({ snapshot }) =>
      !snapshot.matches('waiting') || snapshot.context.next > 0,
  },
});
