// The ports of `exportData`: the service, the downloads of this browser, and the child that asks for the password.
import { exportDataMachine } from '#machines/exportData.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectPasswordAgain } from '#flows/passwordAgain/ports.ts';
import { askExport, downloadArchive, readArchive } from './ports/archive.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'exportData',
    exportDataMachine.provide({
      actors: {
        readArchive,
        askExport,
        downloadArchive,
        passwordAgain: connectPasswordAgain(page),
      },
    }),
  );
