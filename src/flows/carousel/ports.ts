// The ports of `carousel`: how much the user wants to see move.
import { carouselMachine } from '#machines/carousel.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { motionWish } from '#adapters/page/home.ts';

/** The machine with its ports. */
export const connect = ({ asFlow }: PortsContext) =>
  asFlow('carousel', carouselMachine.provide({ actors: { motionWish } }));
