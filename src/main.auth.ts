// Part of the composition root: the flows of /auth, fetched with that page.
import { authFormMachine } from '#machines/authForm.machine.ts';
import { newPasswordMachine } from '#machines/newPassword.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { authAddressOf } from '#adapters/browser/authAddress.ts';
import { knownSessionOf } from '#adapters/browser/knownSession.ts';
import type { AddressBook } from '#adapters/browser/surroundings.ts';
import * as account from '#adapters/supabase/account.ts';
import { triesPauseOf } from './main.tries.ts';

/** Signing in, creating an account, and a new password. */
export const authFlows = (
  asFlow: AsFlow,
  addressBook: AddressBook,
  session: SessionRef,
): FlowGroups['auth'] => ({
  authForm: asFlow(
    'authForm',
    authFormMachine.provide({
      actors: {
        addressFeed: authAddressOf(addressBook),
        currentSession: knownSessionOf(session),
        signIn: account.signIn,
        signUp: account.signUp,
        triesPause: triesPauseOf(asFlow),
      },
    }),
  ),
  newPassword: asFlow(
    'newPassword',
    newPasswordMachine.provide({
      actors: { savePassword: account.savePassword, triesPause: triesPauseOf(asFlow) },
    }),
  ),
});
