// A new address that waits for its link to be opened.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { changeAddress as words } from '#content/changeAddress.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { parisTime } from '#flows/shared/parisTime.ts';
import type { changeAddressMachine } from '#machines/changeAddress.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row } from '#ui/Stack.tsx';

const { waiting } = words;

/** What is waited for, until when, and how to stop. */
export function Waiting({ actor }: { actor: ActorRefFrom<typeof changeAddressMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { email, newEmail, until, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return (
    <>
      <Notice live title={fillIn(waiting.title, { email: newEmail ?? '' })}>
        <p>{fillIn(waiting.text, { old: email })}</p>
        {until === null ? null : <p>{fillIn(waiting.until, { time: parisTime(until) })}</p>}
      </Notice>
      {problem === null ? null : (
        <Notice tone="error" live title={problem.message ?? words.problems[problem.key]} />
      )}
      <Row $gap="half">
        <Button
          size="small"
          isDisabled={!snapshot.can({ type: 'link.requested' })}
          onPress={() => actor.send({ type: 'link.requested' })}
        >
          {waiting.again}
        </Button>
        <Button
          size="small"
          variant="danger"
          isPending={isBusy}
          isDisabled={!isBusy && !snapshot.can({ type: 'address.dropped' })}
          onPress={() => actor.send({ type: 'address.dropped' })}
        >
          {isBusy ? waiting.dropping : waiting.drop}
        </Button>
      </Row>
    </>
  );
}
