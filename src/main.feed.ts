// Part of the composition root: the feed and its page.
import { feedMachine } from '#machines/feed.machine.ts';
import { signalStackMachine } from '#machines/signalStack.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { keepHidden, readerFeedOf } from '#adapters/browser/feedReader.ts';
import { stackAddressOf } from '#adapters/browser/stackAddress.ts';
import { stackOwnerOf } from '#adapters/browser/stackFeed.ts';
import type { AddressBook } from '#adapters/browser/surroundings.ts';
import { presenceOf } from './main.presence.ts';

/** What has arrived, and the chips over it. */
export const feedFlows = (
  asFlow: AsFlow,
  session: SessionRef,
  addressBook: AddressBook,
): FlowGroups['feed'] => ({
  feed: asFlow(
    'feed',
    feedMachine.provide({ actors: { readerFeed: readerFeedOf(presenceOf(session)), keepHidden } }),
  ),
  signalStack: asFlow(
    'signalStack',
    signalStackMachine.provide({
      actors: {
        addressFeed: stackAddressOf(addressBook),
        memberFeed: stackOwnerOf(presenceOf(session)),
      },
    }),
  ),
});
