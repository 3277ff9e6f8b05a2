// Part of the composition root: the flow of /reset-password, fetched with that page.
import { resetPasswordMachine } from '#machines/resetPassword.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { sendResetLink } from '#adapters/supabase/account.ts';
import { triesPauseOf } from './main.tries.ts';

/** Asking for a link by mail. */
export const resetPasswordFlows = (asFlow: AsFlow): FlowGroups['resetPassword'] => ({
  resetPassword: asFlow(
    'resetPassword',
    resetPasswordMachine.provide({ actors: { sendResetLink, triesPause: triesPauseOf(asFlow) } }),
  ),
});
