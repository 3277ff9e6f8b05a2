// The open field of a profile: typed, chosen from a list, or several choices.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { onboarding } from '#content/onboarding.ts';
import { profileFields as words } from '#content/profileFields.ts';
import type { FieldDraft, profileFieldsMachine } from '#machines/profileFields.machine.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { countOf } from '#flows/shared/limits.ts';
import { toggledId } from '#flows/shared/toggledId.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxCards } from '#ui/ChoiceCards.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { Row } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { noteOf, optionsOf } from './words.ts';

export type ProfileProps = {
  actor: ActorRefFrom<typeof profileFieldsMachine>;
  snapshot: SnapshotFrom<typeof profileFieldsMachine>;
};
type FieldProps = ProfileProps & { edit: FieldDraft };

const { profile } = onboarding;

/** What a browser knows of the two typed fields, so that it can fill them in. */
const typed = {
  companyName: { name: 'organization', autoComplete: 'organization' },
  website: {
    name: 'url',
    type: 'url',
    inputMode: 'url',
    autoComplete: 'url',
    placeholder: profile.websiteHint,
  },
} as const;
const placeholders = {
  stage: profile.stagePlaceholder,
  sector: profile.sectorPlaceholder,
  referral: profile.referralPlaceholder,
} as const;

function Control({ actor, snapshot, edit: { field, value } }: FieldProps) {
  const { longest, problem } = snapshot.context;
  const { label } = words.fields[field];
  const isBusy = snapshot.hasTag('busy');
  const tell = (text: string) => actor.send({ type: 'text.edited', value: text });
  if (typeof value !== 'string')
    return (
      <CheckboxCards
        label={label}
        hideLabel
        columns={2}
        options={optionsOf[field]}
        value={value}
        isDisabled={isBusy}
        error={problem?.key === 'oneNeeded' ? words.problems.oneNeeded : undefined}
        onChange={(now) => {
          const id = toggledId(value, now);
          if (id !== undefined) actor.send({ type: 'choice.toggled', id });
        }}
      />
    );
  if (field === 'companyName' || field === 'website')
    return (
      <TextField
        {...typed[field]}
        label={label}
        value={value}
        isReadOnly={isBusy}
        onChange={tell}
        count={countOf(value, longest[field])}
        error={
          problem?.key === 'tooLong'
            ? fillIn(words.problems.tooLong, { longest: longest[field] })
            : undefined
        }
      />
    );
  return (
    <Select
      label={label}
      placeholder={placeholders[field as keyof typeof placeholders]}
      options={optionsOf[field]}
      selectedKey={value}
      isDisabled={isBusy}
      onSelectionChange={tell}
    />
  );
}

/** The form of one field. */
export function Field({ actor, snapshot, edit }: FieldProps) {
  const { stored, problem } = snapshot.context;
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  const note = noteOf(stored, edit);
  return (
    <Form
      ref={form}
      gap="one"
      label={words.fields[edit.field].label}
      onSubmit={() => actor.send({ type: 'field.saved' })}
    >
      <Control actor={actor} snapshot={snapshot} edit={edit} />
      <Muted as="output" hidden={note === ''}>
        {note}
      </Muted>
      <DraftNotice draft={snapshot.children.draft} />
      {problem?.key === 'failed' ? (
        <Notice tone="error" live title={problem.message ?? words.problems.failed}>
          {problem.message === undefined ? null : words.kept}
        </Notice>
      ) : null}
      <Row $gap="half">
        <Button type="submit" size="small" variant="primary" isPending={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
        <Button
          size="small"
          variant="quiet"
          isDisabled={isBusy}
          onPress={() => actor.send({ type: 'edit.cancelled' })}
        >
          {words.cancel}
        </Button>
      </Row>
    </Form>
  );
}
