// The ports of `passwordAgain`: the service that compares the password.
import { passwordAgainMachine } from '#machines/passwordAgain.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectTriesPause } from '#flows/triesPause/ports.ts';
import { provePassword } from './ports/proof.ts';

/** The machine, for the flows that run it as a child. */
export const connect = (page: Pick<PortsContext, 'connectFlow'>) =>
  page.connectFlow(
    'passwordAgain',
    passwordAgainMachine.provide({
      actors: { provePassword, triesPause: connectTriesPause(page) },
    }),
  );
