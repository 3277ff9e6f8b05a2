// Part of the composition root: the moving parts of the landing page.
import { heroRevealMachine } from '#machines/heroReveal.machine.ts';
import { identityDialogMachine } from '#machines/identityDialog.machine.ts';
import { intentDialogMachine } from '#machines/intentDialog.machine.ts';
import { scrollHintMachine } from '#machines/scrollHint.machine.ts';
import { startHereBarMachine } from '#machines/startHereBar.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { focusBeneath, motionWish, scrolling } from '#adapters/browser/landing.ts';

/** Everything on / that has states of its own. */
export const homeFlows = (asFlow: AsFlow): FlowGroups['home'] => ({
  heroReveal: asFlow('heroReveal', heroRevealMachine.provide({ actors: { motionWish } })),
  scrollHint: asFlow('scrollHint', scrollHintMachine.provide({ actors: { scrolling } })),
  startHereBar: asFlow('startHereBar', startHereBarMachine.provide({ actors: { focusBeneath } })),
  intentDialog: asFlow('intentDialog', intentDialogMachine),
  identityDialog: asFlow('identityDialog', identityDialogMachine),
});
