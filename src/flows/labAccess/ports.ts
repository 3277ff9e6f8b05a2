// The ports of `labAccess`: the user's plan, what this browser keeps of a tool, and handing it out.
import { fromPromise } from 'xstate';
import { labAccessMachine } from '#machines/labAccess.machine.ts';
import type { LabAccessEvent, PlanTool, SavedSheet } from '#machines/labAccess.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserId } from '#boot/currentUser.ts';
import { connect as connectHandOut } from '#flows/handOut/ports.ts';
import { subscriptionStatusFeedOf } from '#adapters/user/subscriptionStatus.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'labAccess',
    labAccessMachine.provide({
      actors: {
        memberFeed: subscriptionStatusFeedOf<LabAccessEvent>(page.session),
        // Those who have a plan never need it.
        readSheet: fromPromise<SavedSheet | null, { tool: PlanTool }>(async ({ input }) => {
          const { readSheet } = await import('./ports/sheets.ts');
          return readSheet(input.tool, currentUserId(page.session));
        }),
        handOut: connectHandOut(page, () =>
          import('./ports/sheets.ts').then((ports) => ports.handOutSaved),
        ),
      },
    }),
  );
