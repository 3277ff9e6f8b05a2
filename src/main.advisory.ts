// Part of the composition root: the application for advisory, fetched with its page.
import { advisoryApplicationMachine } from '#machines/advisoryApplication.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import {
  keepApplicationOf,
  recallApplicationOf,
  releaseApplication,
} from '#adapters/browser/applicationDraft.ts';
import { departureFeedOf } from '#adapters/browser/departures.ts';
import { requestDeskOf } from '#adapters/browser/outboxDesk.ts';
import { whoComesTo } from '#adapters/browser/questionFeed.ts';
import { outboxOf } from './main.outbox.ts';
import { presenceOf } from './main.presence.ts';

/** The application, its desk and its draft. */
export function advisoryFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['advisory'] {
  const { desk } = outboxOf(asFlow, session);
  const presence = presenceOf(session);
  const whoComes = whoComesTo(presence);
  const applicant = async (signal: AbortSignal) => {
    const id = await whoComes(signal);
    const { member } = session.getSnapshot().context;
    return id === null ? null : { id, email: member?.email ?? '' };
  };
  return {
    advisoryApplication: asFlow(
      'advisoryApplication',
      advisoryApplicationMachine.provide({
        actors: {
          memberFeed: departureFeedOf(presence),
          recallApplication: recallApplicationOf(applicant),
          // From the box it cannot be lost any more: the draft would ask for the same twice.
          requestDesk: requestDeskOf({ ...desk, whenBoxed: releaseApplication }),
        },
      }),
      keepApplicationOf(() => presence.now() ?? null),
    ),
  };
}
