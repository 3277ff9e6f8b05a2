// The dialog in which another slot is asked for, fetched when it is first needed: the nearest slots, other dates, a note.
import { parseDate } from '@internationalized/date';
import { hosts } from '#content/booking.ts';
import { rescheduling } from '#content/rescheduling.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { chosenSlot, hasSlotsOn, hostOf, slotWords, weekOf } from '#flows/officeHours/slots.ts';
import { longDate } from '#flows/officeHours/zones.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { countOf } from '#flows/shared/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Calendar } from '#ui/Calendar.tsx';
import { RadioCards } from '#ui/ChoiceCards.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Muted } from '#ui/Text.tsx';
import { TextArea } from '#ui/TextField.tsx';
import { useFocusOnProblem } from '#ui/useFocusOnProblem.ts';
import type { ReschedulingProps } from './props.ts';
import { hostWords, sentenceOf } from './words.ts';

const words = rescheduling.dialog;

const Retry = ({ actor, label }: Pick<ReschedulingProps, 'actor'> & { label: string }) => (
  <Button size="small" onPress={() => actor.send({ type: 'retry.requested' })}>
    {label}
  </Button>
);

/** The slots that are listed, or why none is. */
function Choice({ actor, snapshot }: ReschedulingProps) {
  const { offered, chosen, date, problem } = snapshot.context;
  if (snapshot.hasTag('looking')) return <Notice live>{words.looking}</Notice>;
  if (snapshot.hasTag('unread'))
    return (
      <Notice
        tone="error"
        live
        title={words.unread.title}
        action={<Retry actor={actor} label={words.unread.action} />}
      >
        {words.unread.text}
      </Notice>
    );
  if (offered.length === 0)
    return <Notice live>{date === null ? words.none : words.noneOnDate}</Notice>;
  return (
    <RadioCards
      label={date === null ? words.nearest : fillIn(words.dated, { date: longDate(date) })}
      hint={words.hint}
      layout="list"
      columns={1}
      isDisabled={snapshot.hasTag('busy')}
      options={offered.map((start) => ({
        id: start,
        label: slotWords(start),
        description: hostWords(start),
      }))}
      value={chosen?.slot ?? null}
      error={problem?.key === 'slotMissing' ? sentenceOf(problem) : undefined}
      onChange={(start) => {
        const host = hostOf(start);
        if (host !== null)
          actor.send({ type: 'slot.chosen', slot: chosenSlot(start, host, hosts[host].title) });
      }}
    />
  );
}

/** Any other date of the office hours. */
function OtherDates({ actor, snapshot }: ReschedulingProps) {
  const { date, slot, first, last } = snapshot.context;
  return (
    <Stack $gap="half">
      <Eyebrow>{words.otherDates}</Eyebrow>
      <Calendar
        label={words.calendar}
        value={date === null ? null : parseDate(date)}
        defaultFocusedValue={parseDate(date ?? slot.slice(0, 10))}
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        isDateUnavailable={(day) => !hasSlotsOn(weekOf(slot), day.toString())}
        onChange={(day) => actor.send({ type: 'date.picked', date: day.toString() })}
      />
      {date === null ? null : (
        <Row>
          <Button
            size="small"
            variant="quiet"
            onPress={() => actor.send({ type: 'nearest.requested' })}
          >
            {words.backToNearest}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** All of the dialog. */
export function Moving(props: ReschedulingProps) {
  const { actor, snapshot } = props;
  const { slot, note, offered, problem, longestNote } = snapshot.context;
  const form = useFocusOnProblem(problem);
  const isBusy = snapshot.hasTag('busy');
  const isChoosing = snapshot.hasTag('choosing');
  // What is said at a field is not said twice; without slots there is no field to say it at.
  const isAtField =
    problem === null ||
    problem.key === 'noteTooLong' ||
    (problem.key === 'slotMissing' && offered.length > 0);
  return (
    <Form ref={form} label={words.title} onSubmit={() => actor.send({ type: 'move.submitted' })}>
      <Muted>{fillIn(words.text, { slot: slotWords(slot) })}</Muted>
      {isAtField ? null : <Notice tone="error" live title={sentenceOf(problem)} />}
      {snapshot.hasTag('unknown') ? (
        <Notice
          tone="error"
          live
          title={words.unknown.title}
          action={<Retry actor={actor} label={words.unknown.action} />}
        >
          {words.unknown.text}
        </Notice>
      ) : (
        <Choice {...props} />
      )}
      {snapshot.hasTag('datable') ? <OtherDates {...props} /> : null}
      <TextArea
        label={words.note.label}
        hint={words.note.hint}
        optional
        rows={3}
        value={note}
        isReadOnly={isBusy}
        count={countOf(note, longestNote)}
        error={problem?.key === 'noteTooLong' ? sentenceOf(problem) : undefined}
        onChange={(text) => actor.send({ type: 'note.edited', text })}
      />
      <DraftNotice draft={snapshot.children.draft} />
      <DialogActions>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'action.cancelled' })}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" isPending={isBusy} isDisabled={!isChoosing}>
          {isBusy ? words.submitting : words.submit}
        </Button>
      </DialogActions>
    </Form>
  );
}
