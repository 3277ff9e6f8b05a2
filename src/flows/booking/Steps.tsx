// The three steps of the request: who, why, and ready. None of their fields is required.
import type { ReactNode } from 'react';
import type { BookingAnswer, BookingWordsField } from '#machines/booking.machine.ts';
import { fileRules } from '#content/attachments.ts';
import { booking as words } from '#content/booking.ts';
import { answerLimits } from '#content/limits.ts';
import { requestForms } from '#content/requests.forms.ts';
import { useVisitor } from '#boot/app.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { countOf, faultAt } from '#flows/shared/limits.ts';
import { sizeOf } from '#flows/shared/sizeOf.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import type { BookingPart } from './props.ts';
import { GoneSlot } from './GoneSlot.tsx';

const { who, why, ready } = words.steps;
const submit = { type: 'request.submitted' } as const;
const onward = { type: 'step.continued' } as const;
const back = { type: 'step.back' } as const;

/** The endings that the picker offers. */
const accepted = fileRules.groups.appointment.map((ending) => `.${ending}`);

/** Tells the form one answer. */
const teller =
  ({ actor }: BookingPart) =>
  (answer: BookingAnswer) =>
    actor.send({ type: 'answer.edited', ...answer });

function StepHeading({ children }: { children: string }) {
  return (
    <Heading level={3} tabIndex={-1}>
      {children}
    </Heading>
  );
}

function Back({ actor, snapshot }: BookingPart) {
  return (
    <Button isDisabled={!snapshot.can(back)} onPress={() => actor.send(back)}>
      {words.back}
    </Button>
  );
}

function Onward() {
  return (
    <Button type="submit" variant="primary">
      {words.continue}
    </Button>
  );
}

/** A step that Enter submits, as Continue does; its first invalid field gets the focus. */
function StepForm({
  actor,
  snapshot,
  title,
  children,
}: BookingPart & { title: string; children: ReactNode }) {
  const form = useFocusOnProblem(snapshot.context.faults);
  return (
    <Form ref={form} label={title} onSubmit={() => actor.send(onward)}>
      {children}
    </Form>
  );
}

/** Step 1. */
export function WhoStep(part: BookingPart) {
  const { answers } = part.snapshot.context;
  const tell = teller(part);
  return (
    <StepForm {...part} title={who.title}>
      <StepHeading>{who.title}</StepHeading>
      <Select
        label={who.role.label}
        options={who.role.options}
        selectedKey={answers.role}
        onSelectionChange={(value) => tell({ field: 'role', value })}
      />
      <Select
        label={who.stage.label}
        options={who.stage.options}
        selectedKey={answers.stage}
        onSelectionChange={(value) => tell({ field: 'stage', value })}
      />
      <Select
        label={who.supportArea.label}
        options={who.supportArea.options}
        selectedKey={answers.supportArea}
        onSelectionChange={(value) => tell({ field: 'supportArea', value })}
      />
      <DialogActions>
        <Button onPress={() => part.actor.send({ type: 'dialog.closed' })}>{words.cancel}</Button>
        <Onward />
      </DialogActions>
    </StepForm>
  );
}

/** The remaining length of the texts of step 2, and their problems after the user tried to continue. */
function roomOf({ snapshot }: BookingPart, field: BookingWordsField) {
  const { answers, faults } = snapshot.context;
  const longest = answerLimits['office-hours'][field];
  const count = countOf(answers[field], longest);
  const isMended = faults[field] === 'tooLong' && !count?.isOver;
  return { count, error: isMended ? undefined : faultAt(faults[field], longest) };
}

/** Step 2. */
export function WhyStep(part: BookingPart) {
  const { answers } = part.snapshot.context;
  const tell = teller(part);
  return (
    <StepForm {...part} title={why.title}>
      <StepHeading>{why.title}</StepHeading>
      <TextArea
        {...why.callObjective}
        {...roomOf(part, 'callObjective')}
        rows={3}
        value={answers.callObjective}
        onChange={(value) => tell({ field: 'callObjective', value })}
      />
      <Checkbox
        isSelected={answers.previousEngagement}
        onChange={(value) => tell({ field: 'previousEngagement', value })}
      >
        {why.previousEngagement}
      </Checkbox>
      <TextArea
        {...why.additionalNotes}
        {...roomOf(part, 'additionalNotes')}
        optional
        rows={2}
        value={answers.additionalNotes}
        onChange={(value) => tell({ field: 'additionalNotes', value })}
      />
      <DialogActions>
        <Back {...part} />
        <Onward />
      </DialogActions>
    </StepForm>
  );
}

function Materials({ actor, snapshot }: BookingPart) {
  const { file, fileRefusals, problem } = snapshot.context;
  const { materials } = ready;
  const isLooking = snapshot.hasTag('admitting');
  return (
    <FileDrop
      label={materials.label}
      hint={materials.hint}
      optional
      accept={accepted}
      files={file === null ? [] : [{ id: file.id, name: file.name, size: sizeOf(file.size) }]}
      errors={problem?.key === 'no_room' ? [...fileRefusals, materials.noRoom] : fileRefusals}
      isDisabled={!snapshot.hasTag('editable')}
      dropText={isLooking ? materials.looking : materials.drop}
      chooseLabel={materials.button}
      removeLabel={(name) => fillIn(materials.remove, { name })}
      onFiles={(files) => actor.send({ type: 'files.chosen', files })}
      onRemove={() => actor.send({ type: 'file.removed' })}
    />
  );
}

/** The refusal and its reason; a taken slot (also while a file is kept beside it) and a file that could not be kept have their own messages. */
function Trouble({ snapshot }: BookingPart) {
  const { problem, nearest } = snapshot.context;
  const isGone = snapshot.hasTag('slotGone') || nearest !== null;
  if (problem === null || problem.key === 'no_room' || isGone) return null;
  return <Notice tone="error" live title={problem.message ?? requestForms.problems[problem.key]} />;
}

/** Step 3. */
export function ReadyStep(part: BookingPart) {
  const { actor, snapshot } = part;
  const { isMember } = useVisitor();
  const { answers } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const tell = teller(part);
  return (
    <Form label={ready.title} onSubmit={() => actor.send(submit)}>
      <GoneSlot {...part} />
      <StepHeading>{ready.title}</StepHeading>
      <p>{ready.note}</p>
      <Stack $gap="none">
        <Checkbox
          isReadOnly={isBusy}
          isSelected={answers.readyOnTime}
          onChange={(value) => tell({ field: 'readyOnTime', value })}
        >
          {ready.readyOnTime}
        </Checkbox>
        <Checkbox
          isReadOnly={isBusy}
          isSelected={answers.willSendMaterials}
          onChange={(value) => tell({ field: 'willSendMaterials', value })}
        >
          {ready.willSendMaterials}
        </Checkbox>
      </Stack>
      <Materials {...part} />
      {isMember ? null : <Notice>{words.signedOut}</Notice>}
      <Trouble {...part} />
      <DialogActions>
        <Back {...part} />
        <Button
          type="submit"
          variant="primary"
          isPending={isBusy}
          isDisabled={!isBusy && !snapshot.can(submit)}
        >
          {isBusy ? words.submitting : words.submit}
        </Button>
      </DialogActions>
    </Form>
  );
}
