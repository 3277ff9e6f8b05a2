// The ports of `newPassword`: the service that stores the password.
import { newPasswordMachine } from '#machines/newPassword.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectTriesPause } from '#flows/triesPause/ports.ts';
import { savePassword } from '#adapters/supabase/account.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'newPassword',
    newPasswordMachine.provide({ actors: { savePassword, triesPause: connectTriesPause(page) } }),
  );

declare module '#boot/flows.ts' {
  interface FlowMachines {
    'authForm/newPassword': typeof newPasswordMachine;
  }
}
