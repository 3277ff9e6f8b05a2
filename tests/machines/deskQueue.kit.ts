// What the tests of the queue share: its feeds, its service, and a queue that is on screen.
import { deskQueueMachine } from '#machines/deskQueue.machine.ts';
import type { DeskFilter, DeskQueueEvent, QueuePage } from '#machines/deskQueue.machine.ts';
import { everything, pageOf } from '../paths/desk.samples.ts';
import { feed, play, port } from './kit.ts';

export const begin = () => {
  const addressFeed = feed<DeskQueueEvent>();
  const clock = feed<DeskQueueEvent>();
  const readQueue = port<QueuePage, { filter: DeskFilter; cursor: string | null }>();
  const flow = play(
    deskQueueMachine.provide({
      actors: {
        addressFeed: addressFeed.logic,
        clock: clock.logic,
        readQueue: readQueue.logic,
      },
    }),
  );
  return { ...flow, addressFeed, clock, readQueue };
};
export type Flow = ReturnType<typeof begin>;
export const list = (flow: Flow) => flow.states()[0];
export const beside = (flow: Flow) => flow.states()[1];
export const named = (filter: DeskFilter, request: string | null = null) =>
  ({ type: 'address.named', filter, request }) as const;
export const overdue: DeskFilter = { ...everything, due: 'overdue' };

export const shown = (page = pageOf(['r1', 'r2'])) => {
  const flow = begin();
  flow.addressFeed.say(named(everything));
  flow.readQueue.resolve(page);
  return flow;
};
