// The content of an application's dialog, fetched when it is first opened: the form, and 'Application Received'.
import { advisory } from '#content/advisory.ts';
import { answerLimits } from '#content/limits.ts';
import type { ApplicationField } from '#machines/advisoryApplication.machine.ts';
import { useVisitor } from '#boot/app.tsx';
import { countOf, faultAt } from '#flows/shared/limits.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { RequestFoot } from '#flows/request/RequestFoot.tsx';
import { Button } from '#ui/Button.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Heading, Muted } from '#ui/Text.tsx';
import { TextArea, TextField } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { useStepFocus } from '#ui/useStepFocus.ts';
import type { ApplicationProps } from './FitCheck.tsx';

const { application: words, received } = advisory;
const close = { type: 'dialog.closed' } as const;

/** How the browser may fill in a line of the form. */
const lines = {
  name: { autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  company: { autoComplete: 'organization' },
  role: { autoComplete: 'organization-title' },
} as const;
type Line = keyof typeof lines;
const fieldNames = Object.keys(words.fields) as ApplicationField[];
const lineNames = Object.keys(lines) as Line[];

const limits = answerLimits.advisory;

function ApplicationForm({ actor, snapshot }: ApplicationProps) {
  const { answers, faults, problem, requirements: met } = snapshot.context;
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  const fieldOf = (field: ApplicationField) => {
    const fault = faults[field];
    return {
      ...words.fields[field],
      name: field,
      value: answers[field],
      isReadOnly: isBusy,
      isRequired: true,
      onChange: (text: string) => actor.send({ type: 'field.edited', field, text }),
      count: countOf(answers[field], limits[field]),
      error: faultAt(fault, limits[field]),
    };
  };
  return (
    <Form
      ref={form}
      label={words.title}
      onSubmit={() => actor.send({ type: 'application.submitted' })}
    >
      <Muted>{words.kept}</Muted>
      <Grid $columns={2} $gap="oneHalf">
        {lineNames.map((field) => (
          <TextField key={field} {...lines[field]} {...fieldOf(field)} />
        ))}
      </Grid>
      <TextArea rows={4} {...fieldOf('challenge')} />
      <TextField {...fieldOf('timeline')} />
      <DraftNotice draft={snapshot.children.draft} />
      {met.length === 0 ? null : (
        <Muted>{words.sentWith.replace('{count}', String(met.length))}</Muted>
      )}
      <RequestFoot
        words={words}
        problem={problem}
        refused={
          fieldNames
            .filter((field) => faults[field] === 'notTaken')
            .map((field) => words.fields[field].label)[0]
        }
        isBusy={isBusy}
        onCancel={() => actor.send(close)}
      />
    </Form>
  );
}

function Received({ actor, snapshot }: ApplicationProps) {
  const { isMember } = useVisitor();
  return (
    <Stack $gap="one">
      <Heading level={3} tabIndex={-1}>
        {received.promise}
      </Heading>
      {snapshot.hasTag('waiting') ? (
        <Notice title={received.waiting.title}>{received.waiting.text}</Notice>
      ) : (
        <p>{isMember ? received.member : received.visitor}</p>
      )}
      <DialogActions>
        <Button variant="primary" onPress={() => actor.send(close)}>
          {received.back}
        </Button>
      </DialogActions>
    </Stack>
  );
}

/** The form until it is submitted, then the result. */
export function ApplicationParts(props: ApplicationProps) {
  const isReceived = props.snapshot.hasTag('received');
  const box = useStepFocus<HTMLDivElement>(isReceived ? 'received' : 'form');
  return (
    <div ref={box}>{isReceived ? <Received {...props} /> : <ApplicationForm {...props} />}</div>
  );
}
