// The newest issue of a letter: a test to one address, and the issue to everybody who has not got it.
import { useActorRef, useSelector } from '@xstate/react';
import { useVisitor } from '#boot/app.tsx';
import { useFlow } from '#boot/useFlow.ts';
import { deskBoard } from '#content/deskBoard.ts';
import type { Issue } from '#machines/deskBoard.machine.ts';
import type { IssueListener } from '#machines/deskIssue.machine.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { AddressField } from '#ui/AddressField.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Form } from '#ui/Form.tsx';
import { TextLink } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { useLostFocus } from '#ui/useLostFocus.ts';

const words = deskBoard.issue;

export type NextIssueProps = {
  issue: Issue;
  /** How many readers have not got it. */
  missing: number;
  /** Whether it has gone out to a reader. */
  isOut: boolean;
  board: IssueListener;
};

/** What there is to send, or that there is nothing. */
function whatIsMissing({ missing, isOut }: Pick<NextIssueProps, 'missing' | 'isOut'>) {
  if (missing > 0) return null;
  return <Muted>{isOut ? deskBoard.readers.allHave : words.nobody}</Muted>;
}

/** The view of `deskIssue`. */
export function NextIssue({ issue, missing, isOut, board }: NextIssueProps) {
  const flow = useFlow('deskBoard/deskIssue');
  const { email } = useVisitor();
  const actor = useActorRef(flow, { input: { issue, address: email ?? '', board } });
  const snapshot = useSelector(actor, (current) => current);
  const { address, problem, written } = snapshot.context;
  const path = statePath(snapshot.value);
  const box = useLostFocus<HTMLDivElement>(path, 'button, input, a');
  const form = useFocusOnProblem(problem);
  const isTesting = snapshot.hasTag('testing');
  const isSending = snapshot.hasTag('sending');
  const isReady = snapshot.hasTag('ready') || isTesting || snapshot.hasTag('asking');
  const refusal = problem?.key === 'refused' ? problem.message || words.failed : null;
  return (
    <div ref={box} data-flow="deskIssue" data-state={path}>
      <Stack $gap="oneHalf">
        <Stack $gap="none">
          <Muted>{deskBoard.readers.next}</Muted>
          <TextLink tone="action" href={`/${issue.list}/${issue.slug}`}>
            {issue.title}
          </TextLink>
        </Stack>
        {isReady ? (
          <>
            <Form
              ref={form}
              label={`${words.test}: ${issue.title}`}
              onSubmit={() => actor.send({ type: 'test.requested' })}
            >
              <AddressField
                label={words.trial}
                value={address}
                isReadOnly={isTesting}
                onChange={(text) => actor.send({ type: 'address.edited', text })}
                error={problem?.key === 'malformed' ? words.malformed : undefined}
                button={
                  <Button type="submit" isPending={isTesting}>
                    {isTesting ? words.testing : words.test}
                  </Button>
                }
              />
            </Form>
            {snapshot.hasTag('tested') ? (
              <Notice tone="success" live title={fillIn(words.tested, { address })} />
            ) : null}
            {refusal === null ? null : <Notice tone="error" live title={refusal} />}
            {whatIsMissing({ missing, isOut })}
            {missing === 0 ? null : (
              <Row>
                <Button
                  variant="primary"
                  isDisabled={!snapshot.can({ type: 'send.requested' })}
                  onPress={() => actor.send({ type: 'send.requested' })}
                >
                  {fillIn(words.send, { missing })}
                </Button>
              </Row>
            )}
          </>
        ) : null}
        {isSending ? <Notice live title={fillIn(words.sending, { written })} /> : null}
        {snapshot.hasTag('stopped') ? (
          <Notice
            tone="error"
            live
            title={fillIn(words.stopped, { written })}
            action={
              <Button size="small" onPress={() => actor.send({ type: 'sending.resumed' })}>
                {words.goOn}
              </Button>
            }
          >
            {refusal}
          </Notice>
        ) : null}
        {snapshot.hasTag('sent') ? (
          <Notice tone="success" live title={fillIn(words.done, { written })} />
        ) : null}
      </Stack>
      <ConfirmDialog
        isOpen={snapshot.hasTag('asking')}
        tone="plain"
        title={words.confirmTitle}
        text={fillIn(words.confirm, { title: issue.title, missing })}
        confirmLabel={words.confirmYes}
        cancelLabel={words.confirmNo}
        busyLabel={words.testing}
        isBusy={false}
        problem={null}
        onConfirm={() => actor.send({ type: 'send.confirmed' })}
        onCancel={() => actor.send({ type: 'send.cancelled' })}
      />
    </div>
  );
}
