// The files of a request, handed out by the flow `fileDownload` with a port of this page.
import { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { onCall } from '#adapters/onCall.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow(
    'fileDownload',
    fileDownloadMachine.provide({
      actors: {
        downloadFile: onCall(() => import('./files.ts').then((part) => part.downloadFile)),
      },
    }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'requestPage/fileDownload': typeof fileDownloadMachine;
  }
}
