// Part of the composition root: the short applications, fetched with their buttons.
import { applicationMachine } from '#machines/application.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { applicationFeedOf } from '#adapters/browser/askedBefore.ts';
import { requestDeskOf } from '#adapters/browser/outboxDesk.ts';
import { whoComesTo } from '#adapters/browser/questionFeed.ts';
import {
  keepShortFormOf,
  recallShortFormOf,
  releaseShortForm,
} from '#adapters/browser/shortDrafts.ts';
import { readRequests } from '#adapters/supabase/requests.ts';
import { outboxOf } from './main.outbox.ts';
import { presenceOf } from './main.presence.ts';

/** The application, its desk, its draft, and what is known of an earlier one. */
export function applicationFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['application'] {
  const { desk } = outboxOf(asFlow, session);
  const presence = presenceOf(session);
  return {
    application: asFlow(
      'application',
      applicationMachine.provide({
        actors: {
          askedFeed: applicationFeedOf({ ...presence, readRequests }),
          recallDraft: recallShortFormOf(whoComesTo(presence)),
          // From the box it cannot be lost any more: the draft would ask for the same twice.
          requestDesk: requestDeskOf({
            ...desk,
            whenBoxed: ({ subject }) => releaseShortForm(subject),
          }),
        },
      }),
      keepShortFormOf(() => presence.now() ?? null),
    ),
  };
}
