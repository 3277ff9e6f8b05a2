// The ports of `resetPassword`: the service that mails the link.
import { resetPasswordMachine } from '#machines/resetPassword.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectTriesPause } from '#flows/triesPause/ports.ts';
import { sendResetLink } from '#adapters/supabase/account.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'resetPassword',
    resetPasswordMachine.provide({
      actors: { sendResetLink, triesPause: connectTriesPause(page) },
    }),
  );
