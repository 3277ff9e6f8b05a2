// The ports of `mobileMenu`: navigation, and the width of the window.
import { mobileMenuMachine } from '#machines/mobileMenu.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { surroundingsOf } from '#adapters/page/surroundings.ts';
import { wideScreen } from '#ui/tokens.ts';

/** The machine with its ports. */
export const connect = ({
  connectFlow,
  addressBook,
}: Pick<PortsContext, 'connectFlow' | 'addressBook'>) =>
  connectFlow(
    'mobileMenu',
    mobileMenuMachine.provide({
      actors: { surroundings: surroundingsOf(addressBook, wideScreen) },
    }),
  );
