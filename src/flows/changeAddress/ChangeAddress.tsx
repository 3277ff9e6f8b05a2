// The address that a member signs in with: shown, changed, waiting to be confirmed.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { changeAddress as words } from '#content/changeAddress.ts';
import { PasswordAgain } from '#flows/passwordAgain/PasswordAgain.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import type { changeAddressMachine } from '#machines/changeAddress.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { AddressForm } from './AddressForm.tsx';
import { Waiting } from './Waiting.tsx';

type Props = { actor: ActorRefFrom<typeof changeAddressMachine> };

function Loading() {
  return (
    <SkeletonGroup label={words.loading}>
      <Stack $gap="one">
        <Skeleton width="60%" height={tokens.space.oneHalf} />
        <Skeleton width="30%" height={tokens.size.touch} />
      </Stack>
    </SkeletonGroup>
  );
}

function Unread({ actor }: Props) {
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

function Closed({ actor }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const { email, isDropped } = snapshot.context;
  return (
    <>
      {isDropped ? <Notice live title={words.dropped} /> : null}
      <Muted>{fillIn(words.text, { email })}</Muted>
      <Row>
        <Button
          size="small"
          isDisabled={!snapshot.can({ type: 'form.opened' })}
          onPress={() => actor.send({ type: 'form.opened' })}
        >
          {words.open}
        </Button>
      </Row>
    </>
  );
}

/** The view of `changeAddress`. */
export function ChangeAddress({ actor }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const tags = ['loading', 'unread', 'closed', 'formOpen', 'waiting'] as const;
  const part = tags.find((tag) => snapshot.hasTag(tag)) ?? '';
  // The button that was pressed is gone: the field gets the focus where there is one, and the heading otherwise.
  const box = useLostFocus<HTMLDivElement>(
    part,
    part === 'formOpen' ? 'input[type=email]' : undefined,
  );
  return (
    <div ref={box} data-flow="changeAddress" data-state={statePath(snapshot.value)}>
      <Stack $gap="one">
        <Heading level={3} tabIndex={-1}>
          {words.title}
        </Heading>
        {part === 'loading' ? <Loading /> : null}
        {part === 'unread' ? <Unread actor={actor} /> : null}
        {part === 'closed' ? <Closed actor={actor} /> : null}
        {part === 'formOpen' ? <AddressForm actor={actor} /> : null}
        {part === 'waiting' ? <Waiting actor={actor} /> : null}
      </Stack>
      <PasswordAgain again={snapshot.children.passwordAgain} email={snapshot.context.email} />
    </div>
  );
}
