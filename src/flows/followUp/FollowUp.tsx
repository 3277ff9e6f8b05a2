// One more question about an answer: asked below it, until 14 days after it was given.
import { useId } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { afterAnswer } from '#content/afterAnswer.ts';
import { replyLimit } from '#content/limits.ts';
import type { followUpMachine } from '#machines/followUp.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import { useFlows } from '#boot/useFlow.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { paris } from '#flows/myRequests/words.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { countOf } from '#flows/shared/limits.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, MutedLines } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { tokens } from '#ui/tokens.ts';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';

const words = afterAnswer.followUp;

type FollowUpSnapshot = SnapshotFrom<typeof followUpMachine>;

const Box = styled.section`
  max-width: ${tokens.size.heading};
`;
const Written = styled.blockquote`
  max-width: ${tokens.measureReading};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

type FormProps = {
  actor: ActorRefFrom<typeof followUpMachine>;
  snapshot: FollowUpSnapshot;
  until: string;
};

/** The form, and its terms. */
function Open({ actor, snapshot, until }: FormProps) {
  const { note, problem } = snapshot.context;
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  const isAtField = problem?.key === 'noteMissing' || problem?.key === 'noteTooLong';
  const longest = replyLimit.toLocaleString('en-US');
  return (
    <Form
      ref={form}
      gap="one"
      label={words.label}
      onSubmit={() => actor.send({ type: 'question.sent' })}
    >
      <MutedLines>{fillIn(words.terms, { date: paris(until) })}</MutedLines>
      <TextArea
        label={words.field}
        hint={words.hint}
        rows={3}
        value={note}
        isReadOnly={isBusy}
        onChange={(text) => actor.send({ type: 'note.edited', text })}
        count={countOf(note, replyLimit)}
        error={isAtField ? fillIn(words.problems[problem.key], { longest }) : undefined}
      />
      <DraftNotice draft={snapshot.children.draft} />
      {problem === null || isAtField ? null : (
        <Notice tone="error" live title={problem.message ?? words.problems[problem.key]}>
          {words.kept}
        </Notice>
      )}
      <Row>
        <Button type="submit" size="small" variant="primary" isPending={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
      </Row>
    </Form>
  );
}

/** It was sent here. */
function Sent({ dueAt }: { dueAt: string | null }) {
  const { title, due, noPromise } = words.sent;
  return (
    <Notice tone="success" live title={title}>
      {dueAt === null ? noPromise : fillIn(due, { date: paris(dueAt) })}
    </Notice>
  );
}

/** It was asked in an earlier visit: what was asked, and what became of it. */
function Used({ request, askedAt }: { request: MemberRequest; askedAt: string | null }) {
  const { asked, waiting, late, answered } = words.used;
  const { status, dueAt, isBreached, history } = request;
  const note = history.findLast(({ to, note: said }) => to === 'followedUp' && said !== null)?.note;
  const isWaiting = status === 'followedUp';
  const due = isBreached || dueAt === null ? late : fillIn(waiting, { date: paris(dueAt) });
  return (
    <Stack $gap="half">
      {askedAt === null ? null : <p>{fillIn(asked, { date: paris(askedAt) })}</p>}
      {note ? <Written>{note}</Written> : null}
      <MutedLines>{isWaiting ? due : answered}</MutedLines>
    </Stack>
  );
}

/** It can be asked no more. */
function Over({ note, until }: { note: string; until: string }) {
  const { text, written, ask } = words.over;
  return (
    <Stack $gap="one">
      <MutedLines>{fillIn(text, { date: paris(until) })}</MutedLines>
      {note === '' ? null : (
        <Stack $gap="half">
          <MutedLines>{written}</MutedLines>
          <Written>{note}</Written>
        </Stack>
      )}
      <Row>
        <LinkButton size="small" href={ask.href}>
          {ask.name}
        </LinkButton>
      </Row>
    </Stack>
  );
}

type FollowUpProps = {
  request: MemberRequest;
  /** Until when it may be asked, and since when it is asked. */
  followUp: { until: string; askedAt: string | null };
  /** The backend takes it now. */
  isOpen: boolean;
};

/** The view of `followUp`. */
export function FollowUp({ request, followUp: { until, askedAt }, isOpen }: FollowUpProps) {
  const [flow] = useFlows('requestPage/followUp');
  const actor = useActorRef(flow, {
    input: { id: request.id, isUsed: askedAt !== null, isOpen, longest: replyLimit },
  });
  const snapshot = useSelector(actor, (current) => current);
  const { note, dueAt } = snapshot.context;
  const path = statePath(snapshot.value);
  const title = useId();
  const box = useLostFocus<HTMLElement>(path, 'h2');
  return (
    <Box ref={box} aria-labelledby={title} data-flow="followUp" data-state={path} data-print="hide">
      <Stack $gap="one">
        <Eyebrow as="h2" id={title} tabIndex={-1}>
          {words.label}
        </Eyebrow>
        {snapshot.hasTag('open') ? <Open actor={actor} snapshot={snapshot} until={until} /> : null}
        {snapshot.hasTag('sent') ? <Sent dueAt={dueAt} /> : null}
        {snapshot.hasTag('used') ? <Used request={request} askedAt={askedAt} /> : null}
        {snapshot.hasTag('over') ? <Over note={note} until={until} /> : null}
      </Stack>
    </Box>
  );
}
