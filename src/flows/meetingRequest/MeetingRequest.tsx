// The 1-on-1 meeting request on Open Circle: a button, and the dialog that it opens.
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { MeetingField, meetingRequestMachine } from '#machines/meetingRequest.machine.ts';
import { answerLimits } from '#content/limits.ts';
import { requestForms } from '#content/requests.forms.ts';
import { useFlow } from '#boot/useFlow.ts';
import { useVisitor } from '#boot/app.tsx';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { RequestFoot } from '#flows/request/RequestFoot.tsx';
import { countOf, faultAt, type TextFault } from '#flows/shared/limits.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';

const words = requestForms.meeting;
const fields = ['reason', 'project', 'value'] as const satisfies MeetingField[];
const limits = answerLimits.meeting;
const submit = { type: 'request.submitted' } as const;
const close = { type: 'dialog.closed' } as const;

type PartProps = {
  actor: ActorRefFrom<typeof meetingRequestMachine>;
  snapshot: SnapshotFrom<typeof meetingRequestMachine>;
};

/** The message for one field in the current problem. */
function faultIn(
  { problem, ...context }: PartProps['snapshot']['context'],
  field: MeetingField,
): TextFault | undefined {
  if (problem?.key === 'incomplete' && context[field].trim() === '') return 'missing';
  if (problem?.key === 'tooLong' && countOf(context[field], limits[field])?.isOver)
    return 'tooLong';
  return problem?.field === field ? 'notTaken' : undefined;
}

function MeetingForm({ actor, snapshot }: PartProps) {
  const { isMember } = useVisitor();
  const { context } = snapshot;
  const { problem } = context;
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  return (
    <Form ref={form} label={words.dialogTitle} onSubmit={() => actor.send(submit)}>
      {fields.map((field) => (
        <TextArea
          key={field}
          rows={2}
          name={field}
          {...words.fields[field]}
          value={context[field]}
          isReadOnly={isBusy}
          isRequired
          onChange={(text) => actor.send({ type: 'field.edited', field, text })}
          count={countOf(context[field], limits[field])}
          error={faultAt(faultIn(context, field), limits[field])}
        />
      ))}
      <DraftNotice draft={snapshot.children.draft} />
      {isMember ? null : <Notice>{words.signedOut}</Notice>}
      <RequestFoot
        words={words}
        problem={problem}
        refused={problem?.field && words.fields[problem.field].label}
        isBusy={isBusy}
        onCancel={() => actor.send(close)}
      />
    </Form>
  );
}

function Submitted({ actor, snapshot }: PartProps) {
  const endings = ['waitingForAccount', 'waitingForNetwork'] as const;
  const ending = endings.find((submitted) => snapshot.matches({ submitted })) ?? 'stored';
  const { title, text, action } = words.submitted[ending];
  return (
    <>
      <Notice tone={ending === 'stored' ? 'success' : 'info'} live title={title}>
        {text}
      </Notice>
      <DialogActions>
        <LinkButton href={action.href}>{action.name}</LinkButton>
        <Button variant="primary" onPress={() => actor.send(close)}>
          {words.close}
        </Button>
      </DialogActions>
    </>
  );
}

/** The view of `meetingRequest`. */
export function MeetingRequest() {
  const meetingRequest = useFlow('meetingRequest');
  const actor = useActorRef(meetingRequest);
  const snapshot = useSelector(actor, (current) => current);
  return (
    <div data-flow="meetingRequest" data-state={statePath(snapshot.value)}>
      <Button variant="primary" onPress={() => actor.send({ type: 'dialog.opened' })}>
        {words.open}
      </Button>
      <Dialog
        title={words.dialogTitle}
        isOpen={snapshot.hasTag('dialogOpen')}
        onOpenChange={(isOpen) => {
          if (!isOpen) actor.send(close);
        }}
        isDismissable={false}
        isCloseDisabled={snapshot.hasTag('busy')}
      >
        {snapshot.hasTag('submitted') ? (
          <Submitted actor={actor} snapshot={snapshot} />
        ) : (
          <MeetingForm actor={actor} snapshot={snapshot} />
        )}
      </Dialog>
    </div>
  );
}
