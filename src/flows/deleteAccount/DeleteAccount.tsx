// The deletion of one's own account: what goes, what stays and why, a second step, and the way back.
import type { ComponentType } from 'react';
import { deleteAccount as words } from '#content/deleteAccount.ts';
import { useVisitor } from '#boot/app.tsx';
import { PasswordAgain } from '#flows/passwordAgain/PasswordAgain.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Heading, Muted, MutedLines } from '#ui/Text.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { Leaving } from './Leaving.tsx';
import { problemIn, useDeleteAccount } from './deleteAccount.ts';
import type { DeleteAccountProps } from './deleteAccount.ts';

const { goes, stays, confirmation } = words;

function Unread({ actor }: Pick<DeleteAccountProps, 'actor'>) {
  const { title, text, action } = words.unread;
  return (
    <Notice
      tone="error"
      live
      title={title}
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

/** How the page sets a list. */
type ListOfPoints = ComponentType<{ points: readonly string[]; label: string }>;

/** What goes and what stays, and the first of the two steps. */
function Staying({ actor, snapshot, list: List }: DeleteAccountProps & { list: ListOfPoints }) {
  return (
    <>
      {snapshot.hasTag('kept') ? <Notice live tone="success" title={words.kept} /> : null}
      <MutedLines>{words.text}</MutedLines>
      <Grid $columns={2} $gap="two">
        <Stack $gap="one">
          <Heading level={4}>{goes.title}</Heading>
          <List points={goes.points} label={goes.title} />
        </Stack>
        <Stack $gap="one">
          <Heading level={4}>{stays.title}</Heading>
          <List points={stays.points} label={stays.title} />
          <Muted>{stays.text}</Muted>
        </Stack>
      </Grid>
      <MutedLines>{words.first.text}</MutedLines>
      <Row>
        <Button
          size="small"
          variant="danger"
          isDisabled={snapshot.hasTag('proving')}
          onPress={() => actor.send({ type: 'deletion.requested' })}
        >
          {words.ask}
        </Button>
      </Row>
    </>
  );
}

/** The view of `deleteAccount`. */
export function DeleteAccount({ list }: { list: ListOfPoints }) {
  const { email } = useVisitor();
  const { actor, snapshot } = useDeleteAccount();
  const path = statePath(snapshot.value);
  const part = (['loading', 'unread', 'leaving', 'staying'] as const).find((tag) =>
    snapshot.hasTag(tag),
  );
  const box = useLostFocus<HTMLDivElement>(part ?? '');
  return (
    <div ref={box} data-flow="deleteAccount" data-state={path}>
      <Stack $gap="one">
        <Heading level={3} tabIndex={-1}>
          {words.title}
        </Heading>
        {part === 'loading' ? <Muted>{words.loading}</Muted> : null}
        {part === 'unread' ? <Unread actor={actor} /> : null}
        {part === 'leaving' ? <Leaving actor={actor} snapshot={snapshot} /> : null}
        {part === 'staying' ? <Staying actor={actor} snapshot={snapshot} list={list} /> : null}
      </Stack>
      <ConfirmDialog
        isOpen={snapshot.hasTag('confirmationOpen')}
        title={confirmation.title}
        text={confirmation.text}
        confirmLabel={confirmation.confirm}
        cancelLabel={confirmation.keep}
        busyLabel={confirmation.busy}
        isBusy={snapshot.hasTag('busy')}
        problem={problemIn({ snapshot })}
        onConfirm={() => actor.send({ type: 'deletion.confirmed' })}
        onCancel={() => actor.send({ type: 'action.cancelled' })}
      />
      <PasswordAgain again={snapshot.children.passwordAgain} email={email} />
    </div>
  );
}
