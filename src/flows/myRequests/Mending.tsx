// The form that edits a returned request, fetched when it is first needed: its own fields, and another slot.
import { styled } from 'styled-components';
import { hosts } from '#content/booking.ts';
import { answerLimits } from '#content/limits.ts';
import { requests } from '#content/requests.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { countOf, faultAt } from '#flows/shared/limits.ts';
import { chosenSlot, hostOf, slotWords } from '#flows/officeHours/slots.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { RadioCards } from '#ui/ChoiceCards.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { TextArea, TextField } from '#ui/TextField.tsx';
import { tokens } from '#ui/tokens.ts';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import { mendFieldsOf, type MendField } from './mendFields.ts';
import type { MyRequestsRef, MyRequestsSnapshot } from './props.ts';
import { sentenceOf } from './words.ts';

const words = requests.outbox;

export type MendingProps = {
  actor: MyRequestsRef;
  snapshot: MyRequestsSnapshot;
  entry: OutboxEntry;
};

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.half};
  dt {
    font-size: ${tokens.type.small};
    color: ${tokens.color.muted};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** The parts that cannot be changed, as text. */
function GivenFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return facts.length === 0 ? null : (
    <Facts>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** "Javelyn, Operator"; nothing for a start that the week does not have. */
function hostWords(slot: string): string | undefined {
  const host = hostOf(slot);
  return host === null ? undefined : `${hosts[host].name}, ${hosts[host].note}`;
}

/** The requested slot, and where it is taken, the nearest open ones. */
function Slots({ actor, snapshot, entry }: MendingProps) {
  const { nearest, slot, problem } = snapshot.context;
  const asked = String(entry.answers['slot'] ?? '');
  const isBusy = snapshot.hasTag('busy');
  const isLooking = snapshot.hasTag('findingSlots');
  const value = [slotWords(asked), hostWords(asked)].filter(Boolean).join(', ');
  return (
    <Stack $gap="one">
      <GivenFacts facts={[{ label: words.slotAsked, value }]} />
      {nearest === null ? null : nearest.length > 0 ? (
        <RadioCards
          label={words.slotChoice}
          hint={isLooking ? words.slotsLooking : words.slotHint}
          layout="list"
          columns={1}
          isDisabled={isBusy}
          options={nearest.map((start) => ({
            id: start,
            label: slotWords(start),
            description: hostWords(start),
          }))}
          value={slot?.slot ?? null}
          error={problem?.key === 'slotMissing' ? requests.problems.slotMissing : undefined}
          onChange={(start) => {
            const host = hostOf(start);
            if (host !== null)
              actor.send({
                type: 'slot.exchanged',
                slot: chosenSlot(start, host, hosts[host].title),
              });
          }}
        />
      ) : (
        <Notice live>{isLooking ? words.slotsLooking : words.slotsNone}</Notice>
      )}
    </Stack>
  );
}

/** One field as its own form shows it. */
function Field({ part, ...props }: MendingProps & { part: Exclude<MendField, { type: 'fact' }> }) {
  const { actor, snapshot, entry } = props;
  const { answers, faults } = snapshot.context;
  const { field, label } = part;
  const isBusy = snapshot.hasTag('busy');
  const given = answers[field];
  const tell = (value: string | boolean) => actor.send({ type: 'answer.edited', field, value });
  if (part.type === 'tick')
    return (
      <Checkbox isReadOnly={isBusy} isSelected={given === true} onChange={tell}>
        {label}
      </Checkbox>
    );
  const value = typeof given === 'string' ? given : '';
  if (part.type === 'choice')
    return (
      <Select
        label={label}
        options={part.options}
        isDisabled={isBusy}
        selectedKey={value}
        onSelectionChange={tell}
      />
    );
  const limits: Readonly<Record<string, number>> = answerLimits[entry.kind];
  const shared = {
    name: field,
    label,
    hint: part.hint,
    optional: part.isOptional,
    value,
    isReadOnly: isBusy,
    onChange: tell,
    count: countOf(value, limits[field]),
    error: faultAt(faults[field], limits[field]),
  };
  return part.rows === 1 ? <TextField {...shared} /> : <TextArea {...shared} rows={part.rows} />;
}

/** The refusal, or what is still missing; a missing slot is reported at the slots. */
function Problem({ snapshot }: Pick<MendingProps, 'snapshot'>) {
  const { problem } = snapshot.context;
  return problem === null || problem.key === 'slotMissing' ? null : (
    <Notice tone="error" live title={sentenceOf(problem)} />
  );
}

/** The whole form. */
export function Mending(props: MendingProps) {
  const { actor, snapshot, entry } = props;
  const form = useFocusOnProblem(snapshot.context.problem);
  const isBusy = snapshot.hasTag('busy');
  const parts = mendFieldsOf(entry);
  const facts = parts.flatMap((part) => (part.type === 'fact' ? [part] : []));
  const fields = parts.flatMap((part) => (part.type === 'fact' ? [] : [part]));
  return (
    <>
      <Muted>{fields.length === 0 ? words.nothingToMend : words.mendText}</Muted>
      <Form
        ref={form}
        label={words.mendTitle}
        onSubmit={() => actor.send({ type: 'entry.resent' })}
      >
        <Problem snapshot={snapshot} />
        {entry.kind === 'office-hours' || entry.kind === 'advisory-call' ? (
          <Slots {...props} />
        ) : null}
        {fields.map((part) => (
          <Field key={part.field} part={part} {...props} />
        ))}
        <DraftNotice draft={snapshot.children.mendingDraft} />
        <GivenFacts facts={facts} />
        <DialogActions>
          <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'action.cancelled' })}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {isBusy ? words.resending : words.resend}
          </Button>
        </DialogActions>
      </Form>
    </>
  );
}
