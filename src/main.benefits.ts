// Part of the composition root: what a member takes with them, files and the partners' offers.
import { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { askedFeedOf } from '#adapters/browser/askedBefore.ts';
import { requestDeskOf } from '#adapters/browser/outboxDesk.ts';
import { downloadFile } from '#adapters/supabase/downloads.ts';
import { outboxOf } from './main.outbox.ts';
import { presenceOf } from './main.presence.ts';

/** Downloads, 'Access Benefit', and joining a channel. */
export function benefitFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['benefits'] {
  const { desk } = outboxOf(asFlow, session);
  return {
    perkRequest: asFlow(
      'perkRequest',
      perkRequestMachine.provide({
        actors: { askedFeed: askedFeedOf(presenceOf(session)), requestDesk: requestDeskOf(desk) },
      }),
    ),
    fileDownload: asFlow('fileDownload', fileDownloadMachine.provide({ actors: { downloadFile } })),
  };
}
