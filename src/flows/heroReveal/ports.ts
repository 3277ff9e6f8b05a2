// The ports of `heroReveal`: how much the user wants to see move.
import { heroRevealMachine } from '#machines/heroReveal.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { motionPreference } from '#adapters/page/home.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('heroReveal', heroRevealMachine.provide({ actors: { motionPreference } }));
