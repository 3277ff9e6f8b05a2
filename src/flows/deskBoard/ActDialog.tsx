// The dialog of an act: what will happen, and the words that go with it.
import { deskBoard } from '#content/deskBoard.ts';
import { DraftNotice } from '#flows/draft/DraftNotice.tsx';
import { fillIn } from '#flows/shared/fillIn.ts';
import { NoteDialog } from '#flows/shared/NoteDialog.tsx';
import type { DeskBoardProps } from './props.ts';

const words = deskBoard.dialog;

/** The longest note, as the database counts; a reason is shorter. */
const longest = { note: 4000, hide: 1000 };

/** It stays open while the database decides, and says why not. */
export function ActDialog({ actor, snapshot }: DeskBoardProps) {
  const { act, note, problem } = snapshot.context;
  const { title, text, field } = deskBoard.acts[act?.kind ?? 'show'];
  return (
    <NoteDialog
      title={title}
      isOpen={snapshot.hasTag('dialogOpen')}
      isBusy={snapshot.hasTag('busy')}
      words={words}
      note={
        field === ''
          ? null
          : {
              label: field,
              text: note,
              longest: act?.kind === 'hide' ? longest.hide : longest.note,
              error: problem?.key === 'noteMissing' ? words.wordsMissing : undefined,
              onChange: (changed) => actor.send({ type: 'note.edited', text: changed }),
            }
      }
      below={<DraftNotice draft={snapshot.children.draft} />}
      problem={problem}
      refusal={problem?.key === 'refused' ? problem.message || words.failed : null}
      onCancel={() => actor.send({ type: 'act.cancelled' })}
      onConfirm={() => actor.send({ type: 'act.confirmed' })}
    >
      <p>{fillIn(text, { about: act?.about ?? '' })}</p>
    </NoteDialog>
  );
}
