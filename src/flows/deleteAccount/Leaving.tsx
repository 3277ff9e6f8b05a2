// The day on which the account is deleted, and the way back: on the member's own page and on the dashboard.
import { deleteAccount as words } from '#content/deleteAccount.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { parisTime } from '#flows/shared/parisTime.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { problemIn } from './deleteAccount.ts';
import type { DeleteAccountProps } from './deleteAccount.ts';

/** 'Your account will be deleted on …', with 'Keep my account'; nothing where it stays. */
export function Leaving({ actor, snapshot }: DeleteAccountProps) {
  const { due } = snapshot.context;
  const problem = problemIn({ snapshot });
  const isBusy = snapshot.hasTag('busy');
  const { title, text, keep, keeping } = words.leaving;
  if (due === null) return null;
  return (
    <>
      <Notice
        live
        tone="gold"
        icon={false}
        title={fillIn(title, { date: parisTime(due) })}
        action={
          <Button
            size="small"
            isPending={isBusy}
            onPress={() => actor.send({ type: 'keeping.requested' })}
          >
            {isBusy ? keeping : keep}
          </Button>
        }
      >
        {text}
      </Notice>
      {problem === null ? null : <Notice tone="error" live title={problem} />}
    </>
  );
}
