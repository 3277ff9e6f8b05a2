// The ports of `carousel`: how much the user wants to see move.
import { carouselMachine } from '#machines/carousel.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { motionPreference } from '#adapters/page/home.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow('carousel', carouselMachine.provide({ actors: { motionPreference } }));
