// The ports of `feed`: the reader, and which items they have hidden.
import { feedMachine } from '#machines/feed.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { presenceOf } from '#boot/currentUser.ts';
import { keepHidden, readerFeedOf } from '#flows/feed/ports/reader.ts';

/** The machine with its ports. */
export const connect = ({ asFlow, session }: PortsContext) =>
  asFlow(
    'feed',
    feedMachine.provide({ actors: { readerFeed: readerFeedOf(presenceOf(session)), keepHidden } }),
  );
