// The dashboard of a member who leaves: on which day, and the way back.
import { deleteAccount as words } from '#content/deleteAccount.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Leaving } from './Leaving.tsx';
import { useDeleteAccount } from './deleteAccount.ts';

/** The line; nothing for a member who stays, and nothing where the service does not say. */
export function LeavingLine() {
  const { actor, snapshot } = useDeleteAccount();
  const isLeaving = snapshot.hasTag('leaving');
  const isKept = snapshot.hasTag('kept');
  return (
    <div
      data-flow="deleteAccount"
      data-state={statePath(snapshot.value)}
      hidden={!isLeaving && !isKept}
    >
      <Stack $gap="half">
        {isLeaving ? <Leaving actor={actor} snapshot={snapshot} /> : null}
        {isKept ? <Notice live tone="success" title={words.kept} /> : null}
      </Stack>
    </div>
  );
}
