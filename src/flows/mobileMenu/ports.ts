// The ports of `mobileMenu`: navigation, the width of the window, and the member who leaves.
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import type { PortsContext } from '#boot/flows.ts';
import { surroundingsOf } from '#adapters/page/surroundings.ts';
import { departureFeedOf } from '#adapters/user/members.ts';
import { wideScreen } from '#ui/tokens.ts';

/** The machine with its ports. */
export const connect = ({
  connectFlow,
  session,
  addressBook,
}: Pick<PortsContext, 'connectFlow' | 'session' | 'addressBook'>) =>
  connectFlow(
    'mobileMenu',
    mobileMenuMachine.provide({
      actors: {
        surroundings: surroundingsOf(addressBook, wideScreen),
        memberFeed: departureFeedOf(currentUserOf(session)),
      },
    }),
  );
