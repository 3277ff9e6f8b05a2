// The ports of `changePassword`: the service that compares and stores.
import { changePasswordMachine } from '#machines/changePassword.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectTriesPause } from '#flows/triesPause/ports.ts';
import { changePassword } from './ports/password.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'changePassword',
    changePasswordMachine.provide({
      actors: { changePassword, triesPause: connectTriesPause(page) },
    }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'devices/changePassword': typeof changePasswordMachine;
  }
}
