// The content of a short application's dialog, fetched when it is first opened: the form, then the result.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  applicationForms,
  longestShortAnswer,
  optionalFields,
  type ShortField,
  type applicationMachine,
} from '#machines/application.machine.ts';
import { applications } from '#content/applications.ts';
import type { ApplicationWords } from '#content/schema.applications.ts';
import { useVisitor } from '#boot/app.tsx';
import { countOf, faultAt } from '#flows/shared/limits.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { RequestFoot } from '#flows/request/RequestFoot.tsx';
import { Button } from '#ui/Button.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { TextArea, TextField } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { useStepFocus } from '#ui/useStepFocus.ts';

type PartProps = {
  actor: ActorRefFrom<typeof applicationMachine>;
  snapshot: SnapshotFrom<typeof applicationMachine>;
};

const close = { type: 'dialog.closed' } as const;
const words: ApplicationWords = applications;

const isLine = (field: ShortField) => field === 'link' || field === 'website';

function ShortForm({ actor, snapshot }: PartProps) {
  const { isMember } = useVisitor();
  const { form: name, answers, faults, problem } = snapshot.context;
  const box = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  const refused = applicationForms[name].fields.find((field) => faults[field] === 'notTaken');
  const { lede, submit, fields, title } = words.forms[name];
  return (
    <Form ref={box} label={title} onSubmit={() => actor.send({ type: 'application.submitted' })}>
      <Muted>{`${lede} ${words.kept}`}</Muted>
      {applicationForms[name].fields.map((field) => {
        const fault = faults[field];
        const shared = {
          ...(fields[field] ?? { label: field, hint: '' }),
          name: field,
          value: answers[field] ?? '',
          isReadOnly: isBusy,
          isRequired: !optionalFields.includes(field),
          onChange: (text: string) => actor.send({ type: 'field.edited', field, text }),
          count: countOf(answers[field] ?? '', longestShortAnswer(field)),
          error: faultAt(fault, longestShortAnswer(field)),
        };
        return isLine(field) ? (
          <TextField key={field} {...shared} inputMode="url" autoComplete="url" />
        ) : (
          <TextArea key={field} {...shared} rows={3} />
        );
      })}
      <DraftNotice draft={snapshot.children.draft} />
      {isMember ? null : <Notice>{words.signedOut}</Notice>}
      <RequestFoot
        words={{ ...words, submit }}
        problem={problem}
        refused={refused && fields[refused]?.label}
        isBusy={isBusy}
        onCancel={() => actor.send(close)}
      />
    </Form>
  );
}

function Result({ actor, snapshot }: PartProps) {
  const { form, ending } = snapshot.context;
  const { title, text, action } = words.endings[ending ?? 'stored'];
  return (
    <Stack $gap="one">
      <Heading level={3} tabIndex={-1}>
        {title}
      </Heading>
      <Notice tone={ending === 'stored' ? 'success' : 'info'} live>
        {text ?? words.forms[form].after}
      </Notice>
      <DialogActions>
        <LinkButton href={action.href}>{action.name}</LinkButton>
        <Button variant="primary" onPress={() => actor.send(close)}>
          {words.close}
        </Button>
      </DialogActions>
    </Stack>
  );
}

/** The form until it is submitted, then the result. */
export function ApplicationParts(props: PartProps) {
  const isShowingResult = props.snapshot.hasTag('showingResult');
  const box = useStepFocus<HTMLDivElement>(isShowingResult ? 'showingResult' : 'form');
  return <div ref={box}>{isShowingResult ? <Result {...props} /> : <ShortForm {...props} />}</div>;
}
