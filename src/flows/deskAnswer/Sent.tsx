// An answer that was sent: how long it can be taken back, and the button for it.
import { desk } from '#content/desk.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Muted } from '#ui/Text.tsx';
import { Stack } from '#ui/Stack.tsx';
import { useShortcuts } from '#ui/useShortcuts.ts';
import type { DeskAnswerProps } from './props.ts';

const words = desk.answer.sent;
const { undo } = desk.keys.commands;

/** The seconds that are left, in words: they are not read aloud one by one. */
function Left({ snapshot }: Pick<DeskAnswerProps, 'snapshot'>) {
  const { secondsLeft } = snapshot.context;
  return (
    <Muted aria-hidden="true">
      {secondsLeft === 1 ? words.last : fillIn(words.text, { seconds: secondsLeft })}
    </Muted>
  );
}

/** While nobody reads it yet. */
export function Sent({ actor, snapshot }: DeskAnswerProps) {
  const { sent, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const takeBack = () => actor.send({ type: 'answer.takenBack' });
  useShortcuts({ [undo.key]: takeBack });
  const title =
    sent === null || sent.isMine ? words.mine : fillIn(words.theirs, { name: sent.by.name });
  if (snapshot.hasTag('unsettled'))
    return (
      <Notice
        tone="gold"
        live
        title={words.unsettled}
        action={
          <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
            {words.retry}
          </Button>
        }
      >
        {words.unsettledText}
      </Notice>
    );
  const isTakingBack = snapshot.matches({ sent: 'takingBack' });
  return (
    <Stack $gap="one">
      {problem?.key === 'refused' ? (
        <Notice tone="error" live title={problem.message || desk.answer.problems.failed} />
      ) : null}
      <Notice
        tone="gold"
        live
        title={title}
        action={
          <Button size="small" isPending={isBusy} aria-keyshortcuts={undo.key} onPress={takeBack}>
            {!isBusy ? words.takeBack : isTakingBack ? words.takingBack : words.settling}
          </Button>
        }
      >
        <Left snapshot={snapshot} />
      </Notice>
    </Stack>
  );
}
