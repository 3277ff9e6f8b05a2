// An app is added: its key as a picture and as text, and the first code.
import { secondFactor } from '#content/secondFactor.ts';
import { TriesPause } from '#flows/triesPause/TriesPause.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { Picture } from './Picture.tsx';
import type { PartProps } from './props.ts';

const words = secondFactor.setup;

/** The key in groups of four, which are easier to type. */
const grouped = (secret: string) => secret.replace(/(.{4})(?!$)/g, '$1 ');

/** The setup. */
export function Setup({ actor, snapshot }: PartProps) {
  const { app, problem } = snapshot.context;
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  const isSaidBelow = problem?.key === 'failed';
  if (app === null) return null;
  return (
    <Form
      ref={form}
      label={words.title}
      onSubmit={(data) =>
        actor.send({ type: 'code.submitted', code: String(data.get('code') ?? '') })
      }
    >
      <Heading level={4} tabIndex={-1}>
        {words.title}
      </Heading>
      <p>{words.text}</p>
      <Picture uri={app.uri} label={words.picture} />
      <TextField label={words.secret} value={grouped(app.secret)} isReadOnly />
      <Stack onInput={() => actor.send({ type: 'code.edited' })}>
        <TextField
          name="code"
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          isReadOnly={isBusy}
          isRequired
          error={
            problem === null || isSaidBelow
              ? undefined
              : (problem.message ?? secondFactor.problems[problem.key])
          }
        />
      </Stack>
      {isSaidBelow ? <Notice tone="error" live title={secondFactor.problems.failed} /> : null}
      <TriesPause pause={snapshot.children.triesPause} />
      <Row $gap="half">
        <Button type="submit" variant="primary" isPending={isBusy || snapshot.hasTag('paused')}>
          {isBusy ? words.submitting : words.submit}
        </Button>
        <Button
          variant="quiet"
          isDisabled={!snapshot.can({ type: 'setup.cancelled' })}
          onPress={() => actor.send({ type: 'setup.cancelled' })}
        >
          {words.cancel}
        </Button>
      </Row>
    </Form>
  );
}
