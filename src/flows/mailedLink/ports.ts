// The ports of `mailedLink`: the link in the address, the service that checks it, and the session that it starts.
import { mailedLinkMachine } from '#machines/mailedLink.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { discardLink, keepSession, readLink, verifyLink } from './ports/link.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow(
    'mailedLink',
    mailedLinkMachine.provide({ actors: { readLink, verifyLink, keepSession, discardLink } }),
  );
