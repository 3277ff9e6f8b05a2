// A clock: the time at the start, at every full minute or hour, and when the tab is visible again. Flows that show the time of
// day run it (docs/product-spec.md, "2. Screens and routes"; docs/product-decisions.md, "Office hours").
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';

export type ClockPeriod = 'minute' | 'hour';

/** A reading: milliseconds since 1970, and milliseconds until the next full minute or hour. */
export type ClockReading = { instant: number; next: number };

/** Events for the flow that runs the clock. */
export type ClockReport =
  | { type: 'time.read'; instant: number }
  // The tab is visible again; the time has been read since.
  | { type: 'page.shown' };

export type ClockInput = {
  period: ClockPeriod;
  listener: ActorRef<Snapshot<unknown>, ClockReport>;
};

export type ClockEvent = { type: 'page.shown' };

type ClockContext = ClockInput & {
  /** Milliseconds from the last reading to the next. */
  next: number;
};

export const clockMachine = setup({
  types: {
    context: {} as ClockContext,
    input: {} as ClockInput,
    events: {} as ClockEvent,
  },
  actors: {
    /** Reads the time of this device. */
    readTime: fromPromise<ClockReading, { period: ClockPeriod }>(() =>
      Promise.reject(new Error('Port readTime is not provided.')),
    ),
    /** Feed: reports `page.shown` when the tab is visible again. */
    pageFeed: fromCallback<ClockEvent>(() => {
      throw new Error('Port pageFeed is not provided.');
    }),
  },
  actions: {
    rememberNext: assign((_, params: ClockReading) => ({ next: params.next })),
    reportTime: sendTo(
      ({ context }) => context.listener,
      (_, params: ClockReading) => ({ type: 'time.read', instant: params.instant }),
    ),
    reportReturn: sendTo(({ context }) => context.listener, { type: 'page.shown' }),
  },
  delays: {
    /** Until the next full minute or hour. */
    nextReading: ({ context }) => context.next,
    /** How long a reading may take; then the clock counts as unreadable. */
    clockTimeout: 1000,
    /** A clock that could not be read is read again after this time. */
    readingRetry: 60_000,
  },
}).createMachine({
  id: 'clock',
  description: 'The time of day, for a flow that shows it.',
  context: ({ input }) => ({ ...input, next: 0 }),
  invoke: { id: 'pageFeed', src: 'pageFeed', onError: { target: '.unreadable' } },
  initial: 'reading',
  states: {
    reading: {
      description: 'The time is being read: at the start, and at every full minute or hour.',
      invoke: {
        id: 'readTime',
        src: 'readTime',
        input: ({ context }) => ({ period: context.period }),
        onDone: {
          target: 'waiting',
          actions: [
            { type: 'rememberNext', params: ({ event }) => event.output },
            { type: 'reportTime', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'unreadable' },
      },
      on: { 'page.shown': { target: 'returning' } },
      after: { clockTimeout: { target: 'unreadable' } },
    },
    waiting: {
      description: 'The time is known; it is read again when the next minute or hour begins.',
      on: { 'page.shown': { target: 'returning' } },
      after: { nextReading: { target: 'reading' } },
    },
    returning: {
      description:
        'The tab is visible again: its timers may have slept, so the time is read at once.',
      invoke: {
        id: 'readTimeAgain',
        src: 'readTime',
        input: ({ context }) => ({ period: context.period }),
        onDone: {
          target: 'waiting',
          actions: [
            { type: 'rememberNext', params: ({ event }) => event.output },
            { type: 'reportTime', params: ({ event }) => event.output },
            'reportReturn',
          ],
        },
        onError: { target: 'unreadable', actions: 'reportReturn' },
      },
      after: { clockTimeout: { target: 'unreadable', actions: 'reportReturn' } },
    },
    unreadable: {
      description:
        'The time could not be read. What was read before stays, and a later reading may succeed.',
      on: { 'page.shown': { target: 'returning' } },
      after: { readingRetry: { target: 'reading' } },
    },
  },
});
