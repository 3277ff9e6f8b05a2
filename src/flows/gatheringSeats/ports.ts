// The ports of `gatheringSeats`, and the feed by which the gatherings learn of their seats.
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { EventObject } from 'xstate';
import { gatheringSeatsMachine } from '#machines/gatheringSeats.machine.ts';
import type { GatheringSeatsEvent, Seats } from '#machines/gatheringSeats.machine.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import type { PortsContext } from '#boot/flows.ts';
import { memberFeedOf } from '#flows/memberRequests/ports.ts';
import { onPageShown } from '#adapters/page/visibility.ts';
import { readSeats } from './ports/seats.ts';

const isAmongGatherings = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-flow=gatherings]') !== null;

/** Port `browserFeed`: a press of the pointer or of a key among the gatherings, and when the page is visible again. */
export const browserFeed = fromCallback<GatheringSeatsEvent>(({ sendBack }) => {
  const press = (event: Event) => {
    if (isAmongGatherings(event)) sendBack({ type: 'gatherings.pressed' });
  };
  const kinds = ['pointerdown', 'keydown'] as const;
  for (const kind of kinds) document.addEventListener(kind, press);
  const end = onPageShown(() => sendBack({ type: 'page.shown' }));
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, press);
    end();
  };
});

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) =>
  connectFlow(
    'gatheringSeats',
    gatheringSeatsMachine.provide({
      actors: {
        memberFeed: memberFeedOf(currentUserOf(session)),
        browserFeed,
        readSeats: fromPromise<Seats>(({ signal }) => readSeats(signal)),
      },
    }),
  );

/** Port `seatsFeed` of the gatherings: runs the flow as long as they are on the page, and reports what it has read. */
export const seatsFeedOf = <Event extends EventObject>(machine: typeof gatheringSeatsMachine) =>
  fromCallback<Event>(({ sendBack }) => {
    const seats = createActor(machine);
    seats.on('seats.known', sendBack);
    seats.start();
    return () => {
      seats.stop();
    };
  });
