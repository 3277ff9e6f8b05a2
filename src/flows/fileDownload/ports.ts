// The ports of `fileDownload`: the service that delivers files, loaded with the first one.
import { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { onCall } from '#adapters/onCall.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow(
    'fileDownload',
    fileDownloadMachine.provide({
      actors: {
        downloadFile: onCall(() => import('./ports/download.ts').then((part) => part.downloadFile)),
      },
    }),
  );
