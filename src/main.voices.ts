// Part of the composition root: testimonials that take turns.
import { carouselMachine } from '#machines/carousel.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { motionWish } from '#adapters/browser/landing.ts';

/** The carousel of the landing page and of The Second Curve. */
export const voiceFlows = (asFlow: AsFlow): FlowGroups['voices'] => ({
  carousel: asFlow('carousel', carouselMachine.provide({ actors: { motionWish } })),
});
