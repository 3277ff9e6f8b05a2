// The post box: a member's text, whether it is for Premium members alone, and why it could not be posted.
import { useRef } from 'react';
import { community } from '#content/community.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row } from '#ui/Stack.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import type { CommunityProps } from './community.ts';

const words = community.box;

/** The post box. A text stays in it until it is stored. */
export function PostBox({ actor, snapshot }: CommunityProps) {
  const { draft, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const submit = { type: 'post.submitted' } as const;
  const field = useRef<HTMLTextAreaElement>(null);
  const post = () => {
    // The button is disabled once the box is empty, and would lose the focus.
    field.current?.focus();
    actor.send(submit);
  };
  return (
    <Form gap="one" label={words.label} onSubmit={post}>
      <TextArea
        ref={field}
        label={words.label}
        placeholder={words.placeholder}
        rows={3}
        value={draft.text}
        isReadOnly={isBusy}
        onChange={(text) => actor.send({ type: 'draft.edited', text })}
      />
      <DraftNotice draft={snapshot.children.draft} />
      {problem === null ? null : (
        <Notice tone="error" live title={problem.message ?? community.problems[problem.key]}>
          {words.again}
        </Notice>
      )}
      {snapshot.hasTag('entitled') ? (
        <Checkbox
          isSelected={draft.premium}
          isDisabled={isBusy}
          hint={words.premiumHint}
          onChange={() => actor.send({ type: 'premium.toggled' })}
        >
          {words.premium}
        </Checkbox>
      ) : null}
      <Row $justify="end">
        <Button
          type="submit"
          variant="primary"
          isPending={isBusy}
          isDisabled={!isBusy && !snapshot.can(submit)}
        >
          {isBusy ? words.posting : words.post}
        </Button>
      </Row>
    </Form>
  );
}
