// Step 5: the context of the question. All of it is optional.
import type { ContextAnswer } from '#machines/asynq.machine.ts';
import { asynq } from '#content/asynq.ts';
import { answerLimits } from '#content/limits.ts';
import { fileRules } from '#content/attachments.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { countOf } from '#flows/shared/limits.ts';
import { sizeOf } from '#flows/shared/sizeOf.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { Grid } from '#ui/Stack.tsx';
import { StepFrame } from '#ui/StepFrame.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { voiceNoteIn, type StepProps } from './asynq.ts';
import { StepFoot } from './StepFoot.tsx';
import { VoiceNote } from '#flows/voiceNote/VoiceNote.tsx';

const { steps, context: words } = asynq.wizard;

/** The endings that the picker offers. */
const accepted = fileRules.groups.question.map((ending) => `.${ending}`);
/** One of the allowed files is reserved for the voice note. */
const mostDocuments = fileRules.places.asynq.question;

/** Fields with a hint are placed beside fields with a hint, so that the inputs are aligned. */
function Fields({ actor, snapshot }: StepProps) {
  const { answers, problem } = snapshot.context;
  const { timeline, team, stage, productLink } = answers;
  const tell = (answer: ContextAnswer) => actor.send({ type: 'context.edited', ...answer });
  return (
    <Grid $columns={2} $gap="oneHalf">
      <Select
        label={words.timeline.label}
        hint={words.timeline.note}
        options={words.timeline.options}
        selectedKey={timeline}
        onSelectionChange={(value) => tell({ field: 'timeline', value })}
      />
      <TextField
        name="productLink"
        type="url"
        inputMode="url"
        autoComplete="url"
        label={words.productLink}
        hint={words.productLinkHint}
        optional
        value={productLink}
        count={countOf(productLink, answerLimits.asynq['context.productLink'])}
        onChange={(value) => tell({ field: 'productLink', value })}
        error={problem?.key === 'badLink' ? words.productLinkWrong : undefined}
      />
      <Select
        label={words.team.label}
        options={words.team.options}
        selectedKey={team}
        onSelectionChange={(value) => tell({ field: 'team', value })}
      />
      <Select
        label={words.stage.label}
        options={words.stage.options}
        selectedKey={stage}
        onSelectionChange={(value) => tell({ field: 'stage', value })}
      />
    </Grid>
  );
}

function Documents({ actor, snapshot }: StepProps) {
  const { files, fileRefusals, problem } = snapshot.context;
  const { upload } = words;
  const isLooking = snapshot.hasTag('busy');
  const refusals = problem?.key === 'no_room' ? [...fileRefusals, upload.noRoom] : fileRefusals;
  return (
    <FileDrop
      label={upload.label}
      hint={upload.hint}
      optional
      accept={accepted}
      files={files.map(({ id, name, size }) => ({ id, name, size: sizeOf(size) }))}
      most={mostDocuments}
      errors={refusals}
      isDisabled={isLooking}
      dropText={isLooking ? upload.looking : upload.drop}
      chooseLabel={upload.button}
      removeLabel={(name) => fillIn(upload.remove, { name })}
      onFiles={(chosen) => actor.send({ type: 'files.chosen', files: chosen })}
      onRemove={(id) => actor.send({ type: 'file.removed', id })}
    />
  );
}

/** A note that cannot be shown leaves the member their writing. */
function Voice({ note }: { note: ReturnType<typeof voiceNoteIn> }) {
  return note === null ? (
    <Notice title={words.voice.label}>{words.voice.unsupported}</Notice>
  ) : (
    <VoiceNote actor={note} />
  );
}

/** The step: Enter in a field continues, as the button does. */
export function ContextStep({ actor, snapshot }: StepProps) {
  const { title, hint } = steps.context;
  const { problem } = snapshot.context;
  const form = useFocusOnProblem(problem);
  return (
    <StepFrame level={1} title={title} hint={hint}>
      <Form
        ref={form}
        label={title}
        gap="two"
        onSubmit={() => actor.send({ type: 'step.continued' })}
      >
        <Fields actor={actor} snapshot={snapshot} />
        <Documents actor={actor} snapshot={snapshot} />
        <Voice note={voiceNoteIn(snapshot)} />
        <StepFoot
          actor={actor}
          snapshot={snapshot}
          onward="submit"
          {...(snapshot.hasTag('listening') && { note: words.voice.stopFirst })}
        />
      </Form>
    </StepFrame>
  );
}
