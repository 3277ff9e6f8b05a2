// The fields of an answer: its title, its four parts in Markdown, and who signs it.
import { useRef } from 'react';
import { desk } from '#content/desk.ts';
import type { AnswerField } from '#machines/deskAnswer.machine.ts';
import type { AnswerPart } from '#machines/requestPage.machine.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { TextArea, TextField } from '#ui/TextField.tsx';
import { useShortcuts } from '#ui/useShortcuts.ts';
import { AnswerFiles } from './AnswerFiles.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import type { DeskAnswerProps } from './props.ts';

const words = desk.answer;
const { commands: keys } = desk.keys;

const parts: readonly AnswerPart[] = ['diagnosis', 'recommendation', 'nextStep', 'sources'];
const isPart = (name: string): name is AnswerPart => (parts as readonly string[]).includes(name);

/** Why it was not sent. */
function Problem({ snapshot }: Pick<DeskAnswerProps, 'snapshot'>) {
  const { problem } = snapshot.context;
  const { faulty, failed, attaching } = words.problems;
  if (problem === null) return null;
  if (problem.key === 'faulty')
    return (
      <Notice tone="error" live title={faulty}>
        <ul>
          {problem.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </Notice>
    );
  const title = problem.key === 'attaching' ? attaching : problem.message || failed;
  return <Notice tone="error" live title={title} />;
}

/** The form. Its keys work in its fields, too. */
export function AnswerForm({ actor, snapshot }: DeskAnswerProps) {
  const { words: typed, isCorrection, isLater } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const form = useRef<HTMLFormElement>(null);
  const send = () => actor.send({ type: 'answer.sent' });
  const edit = (field: AnswerField) => ({
    name: field,
    label: words.fields[field],
    value: typed[field],
    isReadOnly: isBusy,
    onChange: (text: string) => actor.send({ type: 'words.edited', field, text }),
  });
  /** In the part that is being written, else at the end of the first. */
  const link = () => {
    const active = document.activeElement;
    const field =
      active instanceof HTMLTextAreaElement && isPart(active.name)
        ? active
        : form.current?.querySelector('textarea');
    if (!field || !isPart(field.name)) return;
    const { name: part, selectionStart: start, selectionEnd: end } = field;
    actor.send({ type: 'link.requested', part, start, end });
  };
  useShortcuts({ [keys.confirm.key]: send, [keys.link.key]: link });
  return (
    <Form ref={form} label={isCorrection ? words.corrected : words.title} onSubmit={send}>
      <TextField
        {...edit('title')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the editor was opened to write in it
        autoFocus
        autoComplete="off"
      />
      {parts.map((part, place) => (
        <TextArea
          key={part}
          {...edit(part)}
          rows={part === 'sources' || part === 'nextStep' ? 3 : 5}
          hint={place === 0 ? words.markdown : undefined}
        />
      ))}
      {isLater ? <TextArea {...edit('changed')} rows={2} hint={words.changedHint} /> : null}
      <TextField {...edit('signedBy')} autoComplete="off" />
      <AnswerFiles actor={actor} snapshot={snapshot} />
      <Stack $gap="one">
        <DraftNotice draft={snapshot.children.draft} />
        <Problem snapshot={snapshot} />
        <Row $gap="half">
          <Button
            type="submit"
            variant="primary"
            isPending={isBusy}
            aria-keyshortcuts={keys.confirm.key}
          >
            {isBusy ? words.sending : words.send}
          </Button>
          <Button
            // The dialog that it opens gives the focus back to it: a disabled button could not take it.
            isDisabled={
              !snapshot.hasTag('linking') &&
              !snapshot.can({ type: 'link.requested', part: 'diagnosis', start: 0, end: 0 })
            }
            aria-keyshortcuts={keys.link.key}
            onPress={link}
          >
            {words.link.open}
          </Button>
          <Button
            variant="quiet"
            isDisabled={!snapshot.can({ type: 'editor.closed' })}
            onPress={() => actor.send({ type: 'editor.closed' })}
          >
            {words.close}
          </Button>
        </Row>
      </Stack>
      <LinkDialog actor={actor} snapshot={snapshot} />
    </Form>
  );
}
