// The dialog of a step: its words, and the slot where there is a choice.
import { desk } from '#content/desk.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { NoteDialog } from '#flows/shared/NoteDialog.tsx';
import { slotWords } from '#flows/officeHours/slots.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import type { DeskRequestProps } from './props.ts';

const words = desk.request.dialog;

/** As the database counts. */
const longest = 4000;

/** In the place of the slot that was asked for. */
const asked = 'asked';

function Slots({ actor, snapshot, record }: DeskRequestProps) {
  const { request, offeredSlots, wantedSlot } = record;
  const { command, slot } = snapshot.context;
  if (command === 'agreeMove' || command === 'refuseMove')
    return wantedSlot === null ? null : (
      <p>{fillIn(words.wanted, { slot: slotWords(wantedSlot) })}</p>
    );
  if (command !== 'schedule' || request.slot === null) return null;
  if (offeredSlots.length === 0) return <p>{slotWords(request.slot)}</p>;
  return (
    <NativeSelect
      label={words.slot}
      placeholder={words.slot}
      options={[
        { id: asked, label: slotWords(request.slot) },
        ...offeredSlots.map((id) => ({ id, label: slotWords(id) })),
      ]}
      value={slot ?? asked}
      isDisabled={snapshot.hasTag('busy')}
      onChange={(id) => actor.send({ type: 'slot.chosen', slot: id === asked ? null : id })}
    />
  );
}

/** The dialog; it stays open while the database decides, and says why not. */
export function StepDialog(props: DeskRequestProps) {
  const { actor, snapshot } = props;
  const { command, note, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const { title, field } = desk.request.commands[command ?? 'note'];
  const takesWords =
    snapshot.can({ type: 'note.edited', text: '' }) || (isBusy && command !== 'review');
  return (
    <NoteDialog
      title={title}
      isOpen={snapshot.hasTag('dialogOpen')}
      isBusy={isBusy}
      words={words}
      note={
        takesWords
          ? {
              label: field,
              text: note,
              longest,
              error: problem?.key === 'noteMissing' ? words.noteMissing : undefined,
              onChange: (text) => actor.send({ type: 'note.edited', text }),
            }
          : null
      }
      below={<DraftNotice draft={snapshot.children.draft} />}
      problem={problem}
      refusal={problem?.key === 'refused' ? problem.message || words.failed : null}
      onCancel={() => actor.send({ type: 'command.cancelled' })}
      onConfirm={() => actor.send({ type: 'command.confirmed' })}
    >
      <Slots {...props} />
    </NoteDialog>
  );
}
