// The ports of `deskQueue`: its filters in the address, the time, and the database's order.
import { deskQueueMachine } from '#machines/deskQueue.machine.ts';
import type { DeskQueueEvent } from '#machines/deskQueue.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { clockFeedOf } from '#flows/clock/ports.ts';
import { queueAddressOf } from './ports/address.ts';
import { readQueue } from './ports/queue.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'deskQueue',
    deskQueueMachine.provide({
      actors: {
        addressFeed: queueAddressOf(page.addressBook),
        clock: clockFeedOf<DeskQueueEvent>(page, 'minute', (report) => report),
        readQueue,
      },
    }),
  );
