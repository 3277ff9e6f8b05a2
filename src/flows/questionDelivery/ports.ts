// The port of `questionDelivery`: the outbox.
import { questionDeliveryMachine } from '#machines/questionDelivery.machine.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import type { PortsContext } from '#boot/flows.ts';
import { outboxFeedOf } from './ports/outboxFeed.ts';

/** The machine with its port. */
export const connect = ({ connectFlow, session }: PortsContext) =>
  connectFlow(
    'questionDelivery',
    questionDeliveryMachine.provide({
      actors: { outboxFeed: outboxFeedOf(currentUserOf(session)) },
    }),
  );
