// The second factor in the member's account: off, being switched on, its codes, on.
import { useSelector } from '@xstate/react';
import { secondFactor as words } from '#content/secondFactor.ts';
import { PasswordAgain } from '#flows/passwordAgain/PasswordAgain.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';
import { Codes } from './Codes.tsx';
import { Setup } from './Setup.tsx';
import type { PartProps, SecondFactorRef } from './props.ts';

const partOf = (snapshot: PartProps['snapshot']) =>
  (['loading', 'unread', 'setup', 'codes', 'on'] as const).find((tag) => snapshot.hasTag(tag)) ??
  'off';

/** Whether it is on, with the one or two buttons that change it. */
function State({ actor, snapshot }: PartProps) {
  const isOn = snapshot.hasTag('on');
  const isBusy = snapshot.hasTag('busy');
  const isMaking = snapshot.hasTag('making');
  const { problem } = snapshot.context;
  return (
    <>
      <p>{isOn ? words.isOn : words.isOff}</p>
      {problem === null || snapshot.hasTag('removalOpen') ? null : (
        <Notice tone="error" live title={problem.message ?? words.problems[problem.key]} />
      )}
      {isOn ? (
        <>
          <Row $gap="half">
            <Button
              size="small"
              isPending={isMaking}
              isDisabled={isBusy && !isMaking}
              onPress={() => actor.send({ type: 'codes.wanted' })}
            >
              {isMaking ? words.makingCodes : words.newCodes}
            </Button>
            <Button
              size="small"
              variant="danger"
              isDisabled={!snapshot.can({ type: 'removal.requested' })}
              onPress={() => actor.send({ type: 'removal.requested' })}
            >
              {words.switchOff}
            </Button>
          </Row>
          <Muted>{words.newCodesHint}</Muted>
        </>
      ) : (
        <Row>
          <Button
            size="small"
            isPending={isBusy}
            onPress={() => actor.send({ type: 'factor.wanted' })}
          >
            {isBusy ? words.switchingOn : words.switchOn}
          </Button>
        </Row>
      )}
    </>
  );
}

function Removal({ actor, snapshot }: PartProps) {
  const { title, text, confirm, keep, busy } = words.removal;
  const { problem } = snapshot.context;
  return (
    <ConfirmDialog
      isOpen={snapshot.hasTag('removalOpen')}
      title={title}
      text={text}
      confirmLabel={confirm}
      cancelLabel={keep}
      busyLabel={busy}
      isBusy={snapshot.hasTag('busy')}
      problem={problem === null ? null : (problem.message ?? words.problems[problem.key])}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.cancelled' })}
    />
  );
}

/** The view of `secondFactor`; `email` is the member's address, for their password manager. */
export function SecondFactor({ actor, email }: { actor: SecondFactorRef; email: string }) {
  const snapshot = useSelector(actor, (current) => current);
  const part = partOf(snapshot);
  // The key and the codes have a heading of their own.
  const hasOwn = part === 'setup' || part === 'codes';
  const box = useLostFocus<HTMLDivElement>(part, `h${hasOwn ? 4 : 3}[tabindex="-1"]`);
  const { unread } = words;
  return (
    <div ref={box} data-flow="secondFactor" data-state={statePath(snapshot.value)}>
      <Stack $gap="one">
        <Heading key={part} level={3} tabIndex={-1}>
          {words.title}
        </Heading>
        <Muted>{words.text}</Muted>
        {part === 'loading' ? (
          <Muted>{words.loading}</Muted>
        ) : part === 'unread' ? (
          <Notice
            tone="error"
            live
            title={unread.title}
            action={
              <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
                {unread.action}
              </Button>
            }
          />
        ) : part === 'setup' ? (
          <Setup actor={actor} snapshot={snapshot} />
        ) : part === 'codes' ? (
          <Codes actor={actor} snapshot={snapshot} />
        ) : (
          <State actor={actor} snapshot={snapshot} />
        )}
      </Stack>
      <Removal actor={actor} snapshot={snapshot} />
      <PasswordAgain again={snapshot.children.passwordAgain} email={email} />
    </div>
  );
}
