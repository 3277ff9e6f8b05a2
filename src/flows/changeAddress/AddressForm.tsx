// The form that asks for the new address.
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { changeAddress as words } from '#content/changeAddress.ts';
import { TriesPause } from '#flows/triesPause/TriesPause.tsx';
import type { changeAddressMachine } from '#machines/changeAddress.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row } from '#ui/Stack.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';

/** The form, while the address is typed or sent. What was typed stays in the field. */
export function AddressForm({ actor }: { actor: ActorRefFrom<typeof changeAddressMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { newEmail, problem } = snapshot.context;
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  const isInField = problem !== null && ['missing', 'malformed', 'same'].includes(problem.key);
  return (
    <Form
      ref={form}
      label={words.open}
      onSubmit={(data) =>
        actor.send({ type: 'address.submitted', email: String(data.get('email') ?? '') })
      }
    >
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={words.email}
        hint={words.emailHint}
        defaultValue={newEmail ?? ''}
        onChange={() => actor.send({ type: 'address.edited' })}
        isReadOnly={isBusy}
        isRequired
        error={isInField ? words.problems[problem.key] : undefined}
      />
      {problem !== null && !isInField ? (
        <Notice tone="error" live title={problem.message ?? words.problems[problem.key]}>
          {words.failedHint}
        </Notice>
      ) : null}
      <TriesPause pause={snapshot.children.triesPause} />
      <Row $gap="half">
        <Button type="submit" variant="primary" isPending={isBusy || snapshot.hasTag('paused')}>
          {isBusy ? words.submitting : words.submit}
        </Button>
        <Button
          variant="quiet"
          isDisabled={isBusy}
          onPress={() => actor.send({ type: 'form.closed' })}
        >
          {words.close}
        </Button>
      </Row>
    </Form>
  );
}
