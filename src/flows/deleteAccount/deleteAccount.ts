// The deletion of an account as its views need it: the actor, its snapshot, and what went wrong.
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { deleteAccount as words } from '#content/deleteAccount.ts';
import type { deleteAccountMachine } from '#machines/deleteAccount.machine.ts';
import { useFlow } from '#boot/useFlow.ts';

export type DeleteAccountProps = {
  actor: ActorRefFrom<typeof deleteAccountMachine>;
  snapshot: SnapshotFrom<typeof deleteAccountMachine>;
};

/** Starts the flow of this page. */
export function useDeleteAccount(): DeleteAccountProps {
  const actor = useActorRef(useFlow('deleteAccount'));
  return { actor, snapshot: useSelector(actor, (current) => current) };
}

/** Why the last step failed, in the service's words or ours; null where none did. */
export const problemIn = ({ snapshot }: Pick<DeleteAccountProps, 'snapshot'>): string | null => {
  const { problem } = snapshot.context;
  return problem === null ? null : problem || words.failed;
};
