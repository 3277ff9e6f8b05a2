// The files of an answer while it is written: dropped or chosen, and attached at once.
import { desk } from '#content/desk.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { accepted } from './accepted.ts';
import type { DeskAnswerProps } from './props.ts';

const words = desk.answer.files;

/** As many as are chosen: the database counts them. */
const most = Number.POSITIVE_INFINITY;

/** The field, and what became of each file. */
export function AnswerFiles({ actor, snapshot }: DeskAnswerProps) {
  const { files, waiting, fileProblem } = snapshot.context;
  const [first] = waiting;
  const said = fileProblem === null ? [] : [fileProblem || words.failed];
  return (
    <Stack $gap="half">
      <FileDrop
        label={words.label}
        hint={words.hint}
        chooseLabel={words.choose}
        dropText={words.drop}
        errors={said}
        optional
        accept={accepted}
        files={[]}
        most={most}
        isDisabled={snapshot.hasTag('busy')}
        onFiles={(chosen) => actor.send({ type: 'files.chosen', files: chosen })}
        onRemove={() => {}}
      />
      <Muted aria-live="polite">
        {[
          ...(files.length === 0
            ? []
            : [fillIn(words.attached, { names: files.map(({ name }) => name).join(', ') })]),
          ...(first === undefined || !snapshot.hasTag('attaching')
            ? []
            : [fillIn(words.attaching, { name: first.name })]),
        ].join(' ')}
      </Muted>
    </Stack>
  );
}
