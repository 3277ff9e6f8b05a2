// Part of the composition root: the flow of a link from a mail, fetched where /auth was opened through one.
import { mailedLinkMachine } from '#machines/mailedLink.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import * as link from '#adapters/supabase/mailedLink.ts';

/** Checking a link, and asking about one that this browser did not ask for. */
export const mailedLinkFlows = (asFlow: AsFlow): FlowGroups['mailedLink'] => ({
  mailedLink: asFlow(
    'mailedLink',
    mailedLinkMachine.provide({
      actors: {
        readLink: link.readLink,
        verifyLink: link.verifyLink,
        keepSession: link.keepSession,
        discardLink: link.discardLink,
      },
    }),
  ),
});
