// The ports of `clock`: the time of this device, and the return to the tab. Flows that show the time run it through a feed.
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { CallbackActorLogic, EventObject } from 'xstate';
import { clockMachine } from '#machines/clock.machine.ts';
import type {
  ClockEvent,
  ClockPeriod,
  ClockReading,
  ClockReport,
} from '#machines/clock.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { onPageShown } from '#adapters/page/visibility.ts';

const minute = 60_000;

/** Port `readTime`. Hours begin when the user's own clock says so: some zones are half an hour off. */
const readTime = fromPromise<ClockReading, { period: ClockPeriod }>(async ({ input }) => {
  const now = new Date();
  const instant = now.getTime();
  const untilMinute = minute - (instant % minute);
  return {
    instant,
    next: input.period === 'minute' ? untilMinute : untilMinute + (59 - now.getMinutes()) * minute,
  };
});

/** Port `pageFeed`. */
const pageFeed = fromCallback<ClockEvent>(({ sendBack }) =>
  onPageShown(() => sendBack({ type: 'page.shown' })),
);

/** The machine with its ports. */
const connect = ({ connectFlow }: Pick<PortsContext, 'connectFlow'>) =>
  connectFlow('clock', clockMachine.provide({ actors: { readTime, pageFeed } }));

/**
 * A feed that reports the time to a flow.
 * @param translate the flow's event for a report of the clock; null for none
 */
export const clockFeedOf = <Event extends EventObject>(
  page: Pick<PortsContext, 'connectFlow'>,
  period: ClockPeriod,
  translate: (report: ClockReport) => Event | null,
) =>
  fromCallback<ClockReport>(({ self, sendBack, receive }) => {
    receive((report) => {
      const event = translate(report);
      if (event !== null) sendBack(event);
    });
    const clock = createActor(connect(page), { input: { period, listener: self } });
    clock.start();
    return () => {
      clock.stop();
    };
    // The flow itself sends nothing to its feed: the only sender is the clock.
  }) as unknown as CallbackActorLogic<Event>;
