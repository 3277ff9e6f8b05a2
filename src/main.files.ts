// Part of the composition root: files that are taken along, fetched by the pages that offer some.
import { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { onCall } from '#adapters/onCall.ts';

/** Downloads. */
export const fileFlows = (asFlow: AsFlow): FlowGroups['files'] => ({
  fileDownload: asFlow(
    'fileDownload',
    fileDownloadMachine.provide({
      actors: {
        downloadFile: onCall(() =>
          import('#adapters/supabase/downloads.ts').then((part) => part.downloadFile),
        ),
      },
    }),
  ),
});
