// Part of the composition root: the question about words of an earlier visit, fetched where a member's browser keeps some.
import { Fragment, type ReactNode } from 'react';
import { unclaimedWorkMachine } from '#machines/unclaimedWork.machine.ts';
import type { AsFlow } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import type { AddressBook } from '#adapters/browser/surroundings.ts';
import * as ports from '#adapters/browser/unclaimedWork.ts';
import { UnclaimedWork } from '#flows/unclaimedWork/UnclaimedWork.tsx';
import { presenceOf } from './main.presence.ts';

let isHere = false;

/**
 * Puts the question over the page; once it is there it hears by itself of every member who comes.
 * @param show draws the page with a layer over it, or what of both was drawn last; gives the content
 */
export function askWhose(
  asFlow: AsFlow,
  addressBook: AddressBook,
  session: SessionRef,
  show: (content?: ReactNode, layer?: ReactNode) => ReactNode,
): void {
  if (isHere) return;
  isHere = true;
  let drawn = 0;
  // The page begins again: its forms look for their drafts.
  const redraw = () => {
    drawn += 1;
    show(<Fragment key={drawn}>{show()}</Fragment>);
  };
  const flow = asFlow(
    'unclaimedWork',
    unclaimedWorkMachine.provide({
      actors: {
        memberFeed: ports.memberFeedOf(presenceOf(session)),
        findUnclaimed: ports.findUnclaimed,
        pageFeed: ports.pageFeedOf(addressBook),
        claimWork: ports.claimWork,
        leaveWork: ports.leaveWork,
      },
    }),
    (actor) => void actor.on('drafts.claimed', redraw),
  );
  show(undefined, <UnclaimedWork flow={flow} />);
}
