// `fileDownload`, loaded when a page asks for it.
import type { fileDownloadMachine } from '#machines/fileDownload.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    fileDownload: typeof fileDownloadMachine;
  }
}
