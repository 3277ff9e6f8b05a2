// The ports of `heroReveal`: how much the user wants to see move.
import { heroRevealMachine } from '#machines/heroReveal.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { motionWish } from '#adapters/page/home.ts';

/** The machine with its ports. */
export const connect = ({ asFlow }: PortsContext) =>
  asFlow('heroReveal', heroRevealMachine.provide({ actors: { motionWish } }));
