// The start of a question on the landing page: the button, a draft of an earlier visit, and the month's quota.
import { asynqFrame } from '#content/asynq.frame.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import type { StepProps } from './asynq.ts';
import { Quota } from './Quota.tsx';

const { landing, wizard } = asynqFrame;

/** Starts a question, continues the draft, or discards it. */
export function Start({ actor, snapshot }: StepProps) {
  const isBusy = snapshot.hasTag('busy');
  const begin = () => actor.send({ type: 'question.begun' });
  const hasDraft = snapshot.hasTag('begun');
  return (
    <Stack id="begin" $gap="oneHalf" $align="stretch">
      {hasDraft ? (
        <>
          <Notice title={wizard.draft.title} live>
            {wizard.draft.text}
          </Notice>
          <Row>
            <Button variant="primary" onPress={() => actor.send({ type: 'draft.continued' })}>
              {wizard.draft.continue}
            </Button>
            <Button onPress={begin}>{wizard.draft.afresh}</Button>
          </Row>
        </>
      ) : (
        <>
          {snapshot.hasTag('unread') ? (
            <Notice title={wizard.unread.title} live>
              {wizard.unread.text}
            </Notice>
          ) : null}
          <Row>
            <Button variant="primary" size="large" isPending={isBusy} onPress={begin}>
              {landing.begin}
            </Button>
            {snapshot.hasTag('unread') ? (
              <Button size="large" onPress={() => actor.send({ type: 'retry.requested' })}>
                {wizard.unread.retry}
              </Button>
            ) : null}
          </Row>
        </>
      )}
      <Quota snapshot={snapshot} />
    </Stack>
  );
}
