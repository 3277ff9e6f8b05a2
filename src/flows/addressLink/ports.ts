// The ports of `addressLink`: the address of the page, and the service.
import { addressLinkMachine } from '#machines/addressLink.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { followLink, takeLink } from './ports/link.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('addressLink', addressLinkMachine.provide({ actors: { takeLink, followLink } }));
