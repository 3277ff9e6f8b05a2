// The ports of `feed`: the reader, and which items they have hidden.
import { feedMachine } from '#machines/feed.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { saveHidden, readerFeedOf } from './ports/reader.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) =>
  connectFlow(
    'feed',
    feedMachine.provide({
      actors: { readerFeed: readerFeedOf(currentUserOf(session)), saveHidden },
    }),
  );
