// Everything that a member has stored, as one archive: asked for, awaited, downloaded.
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { exportData as words } from '#content/exportData.ts';
import type { exportDataMachine } from '#machines/exportData.machine.ts';
import { useVisitor } from '#boot/app.tsx';
import { useFlow } from '#boot/useFlow.ts';
import { PasswordAgain } from '#flows/passwordAgain/PasswordAgain.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { parisTime } from '#flows/shared/parisTime.ts';
import { sizeOf } from '#flows/shared/sizeOf.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading, Muted, MutedLines } from '#ui/Text.tsx';
import { useLostFocus } from '#ui/useLostFocus.ts';

type ViewProps = {
  actor: ActorRefFrom<typeof exportDataMachine>;
  snapshot: SnapshotFrom<typeof exportDataMachine>;
};

/** The button that asks for an archive, under one of its names. */
function AskButton({
  actor,
  snapshot,
  name,
  isQuiet = false,
}: ViewProps & { name: string; isQuiet?: boolean }) {
  const isAsking = snapshot.hasTag('asking') || snapshot.hasTag('proving');
  return (
    <Button
      size="small"
      variant={isQuiet ? 'quiet' : 'secondary'}
      isPending={isAsking}
      isDisabled={!isAsking && !snapshot.can({ type: 'export.requested' })}
      onPress={() => actor.send({ type: 'export.requested' })}
    >
      {isAsking ? words.asking : name}
    </Button>
  );
}

function Making({ actor, snapshot }: ViewProps) {
  const { making, late } = words;
  if (!snapshot.hasTag('late'))
    return (
      <Notice live title={making.title}>
        {making.text}
      </Notice>
    );
  return (
    <Notice
      live
      title={making.title}
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
          {late.action}
        </Button>
      }
    >
      {late.text}
    </Notice>
  );
}

function Ready({ actor, snapshot }: ViewProps) {
  const { ready: archive, saved } = snapshot.context;
  const { ready } = words;
  const isFetching = snapshot.hasTag('fetching');
  if (archive === null) return null;
  const facts = { size: sizeOf(archive.bytes), until: parisTime(archive.until) };
  return (
    <>
      <Notice live tone="success" title={ready.title}>
        {fillIn(ready.text, facts)}
      </Notice>
      <Row $gap="half">
        <Button
          size="small"
          variant="primary"
          isPending={isFetching}
          isDisabled={!isFetching && !snapshot.can({ type: 'archive.requested' })}
          onPress={() => actor.send({ type: 'archive.requested' })}
        >
          {isFetching ? ready.downloading : ready.download}
        </Button>
        <AskButton actor={actor} snapshot={snapshot} name={ready.again} isQuiet />
      </Row>
      <Muted as="output">{saved === null ? '' : fillIn(ready.saved, { name: saved })}</Muted>
    </>
  );
}

function Unread({ actor }: Pick<ViewProps, 'actor'>) {
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

/** What is there, by state. While it is asked for, what was there before stays. */
function Shown({ actor, snapshot }: ViewProps) {
  const has = (tag: Parameters<typeof snapshot.hasTag>[0]) => snapshot.hasTag(tag);
  if (has('loading')) return <Muted>{words.loading}</Muted>;
  if (has('unread')) return <Unread actor={actor} />;
  if (has('making')) return <Making actor={actor} snapshot={snapshot} />;
  if (snapshot.context.ready !== null) return <Ready actor={actor} snapshot={snapshot} />;
  if (has('failed') || has('expired')) {
    const { title, text, action } = has('failed') ? words.failed : words.expired;
    return (
      <Notice
        live
        tone={has('failed') ? 'error' : 'info'}
        title={title}
        action={<AskButton actor={actor} snapshot={snapshot} name={action} />}
      >
        {text}
      </Notice>
    );
  }
  return (
    <>
      <MutedLines>{words.none}</MutedLines>
      <Row>
        <AskButton actor={actor} snapshot={snapshot} name={words.ask} />
      </Row>
    </>
  );
}

/** The view of `exportData`. */
export function ExportData() {
  const { email } = useVisitor();
  const actor = useActorRef(useFlow('exportData'));
  const snapshot = useSelector(actor, (current) => current);
  const { problem } = snapshot.context;
  const unsaid = snapshot.hasTag('making') ? words.making.unseen : words.problem;
  const path = statePath(snapshot.value);
  const box = useLostFocus<HTMLDivElement>(path);
  return (
    <div ref={box} data-flow="exportData" data-state={path}>
      <Stack $gap="one">
        <Heading level={3} tabIndex={-1}>
          {words.title}
        </Heading>
        <MutedLines>{words.text}</MutedLines>
        {problem === null ? null : <Notice tone="error" live title={problem || unsaid} />}
        <Shown actor={actor} snapshot={snapshot} />
      </Stack>
      <PasswordAgain again={snapshot.children.passwordAgain} email={email} />
    </div>
  );
}
