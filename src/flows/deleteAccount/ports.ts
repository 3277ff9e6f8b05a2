// The ports of `deleteAccount`: the service, and the child that asks for the password.
import { deleteAccountMachine } from '#machines/deleteAccount.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectPasswordAgain } from '#flows/passwordAgain/ports.ts';
import { askDeletion, keepAccount, readDeletion } from './ports/deletion.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'deleteAccount',
    deleteAccountMachine.provide({
      actors: {
        readDeletion,
        askDeletion,
        keepAccount,
        passwordAgain: connectPasswordAgain(page),
      },
    }),
  );
