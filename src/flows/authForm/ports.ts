// The ports of `authForm`: the address, the session, and the service that signs in and up.
import { authFormMachine } from '#machines/authForm.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectTriesPause } from '#flows/triesPause/ports.ts';
import { authAddressOf } from './ports/address.ts';
import { knownSessionOf } from './ports/knownSession.ts';
import { signIn, signUp } from '#adapters/supabase/account.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'authForm',
    authFormMachine.provide({
      actors: {
        addressFeed: authAddressOf(page.addressBook),
        currentSession: knownSessionOf(page.session),
        signIn,
        signUp,
        triesPause: connectTriesPause(page),
      },
    }),
  );
