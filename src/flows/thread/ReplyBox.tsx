// The box for a reply: a member's text, and why it could not be sent.
import { useRef } from 'react';
import { thread } from '#content/thread.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row } from '#ui/Stack.tsx';
import { TextArea } from '#ui/TextField.tsx';
import type { ThreadProps } from './thread.ts';

const words = thread.box;
const submit = { type: 'reply.submitted' } as const;

/** The box. A text stays in it until it is stored. */
export function ReplyBox({ actor, snapshot }: ThreadProps) {
  const { text, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    // The button is disabled once the box is empty, and would lose the focus.
    field.current?.focus();
    actor.send(submit);
  };
  return (
    <Form gap="one" label={words.label} onSubmit={send}>
      <TextArea
        ref={field}
        label={words.label}
        placeholder={words.placeholder}
        rows={2}
        value={text}
        isReadOnly={isBusy}
        onChange={(typed) => actor.send({ type: 'reply.edited', text: typed })}
      />
      <DraftNotice draft={snapshot.children.draft} />
      {problem === null ? null : (
        <Notice tone="error" live title={problem.message ?? thread.problems[problem.key]}>
          {words.again}
        </Notice>
      )}
      <Row $justify="end">
        <Button
          type="submit"
          size="small"
          variant="primary"
          isPending={isBusy}
          isDisabled={!isBusy && !snapshot.can(submit)}
        >
          {isBusy ? words.sending : words.send}
        </Button>
      </Row>
    </Form>
  );
}
