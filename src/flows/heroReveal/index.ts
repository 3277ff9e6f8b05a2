// `heroReveal`, loaded when a page asks for it with an island: its script is no part of a first view.
import type { heroRevealMachine } from '#machines/heroReveal.machine.ts';
import * as identityDialog from '#flows/identityDialog/ports.ts';
import * as intentDialog from '#flows/intentDialog/ports.ts';
import * as scrollHint from '#flows/scrollHint/ports.ts';
import * as startHereBar from '#flows/startHereBar/ports.ts';

export { connect } from './ports.ts';

/** Flows of the same page, which are loaded in the same request. */
export const parts = { identityDialog, intentDialog, scrollHint, startHereBar };

export const isLate = true;

declare module '#boot/flows.ts' {
  interface FlowMachines {
    heroReveal: typeof heroRevealMachine;
  }
}
