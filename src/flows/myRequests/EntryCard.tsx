// A request that is still in this browser: being sent, or returned with a reason and the member's text.
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { requests } from '#content/requests.ts';
import { Status } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Labels } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { MyRequestsRef, MyRequestsSnapshot } from './props.ts';
import { fileOf, refusalSentence } from './words.ts';

const words = requests.outbox;

type EntryCardProps = { entry: OutboxEntry; actor: MyRequestsRef; snapshot: MyRequestsSnapshot };

function CardActions({ entry: { id, subject, isStored }, actor, snapshot }: EntryCardProps) {
  const open = { type: 'entry.opened', id } as const;
  const discard = { type: 'discard.requested', id } as const;
  return (
    <Row $gap="half">
      {snapshot.can(open) ? (
        <Button size="small" variant="primary" onPress={() => actor.send(open)}>
          {words.mend}
          <VisuallyHidden> {subject}</VisuallyHidden>
        </Button>
      ) : null}
      {snapshot.can(discard) ? (
        <Button size="small" variant="quiet" onPress={() => actor.send(discard)}>
          {isStored ? words.dismiss : words.discard}
          <VisuallyHidden> {subject}</VisuallyHidden>
        </Button>
      ) : null}
    </Row>
  );
}

/** The card of one entry of the outbox. */
export function EntryCard(props: EntryCardProps) {
  const { kind, subject, refusal, isStored } = props.entry;
  const file = fileOf(refusal);
  const state = isStored ? words.returnedFile : words.returned;
  return (
    <Card
      heading={subject}
      eyebrow={<Labels parts={[requests.kinds[kind], words.title]} />}
      footer={refusal === null ? undefined : <CardActions {...props} />}
    >
      <Stack $gap="half">
        <Status tone={refusal === null ? 'gold' : 'ember'}>
          {refusal === null ? words.waiting : state}
        </Status>
        {refusal === null ? (
          <p>{isStored ? words.files : words.waitingText}</p>
        ) : (
          <Notice tone="error" title={refusalSentence(refusal)} />
        )}
        {isStored && file !== null ? <p>{requests.files.replace('{names}', () => file)}</p> : null}
      </Stack>
    </Card>
  );
}
