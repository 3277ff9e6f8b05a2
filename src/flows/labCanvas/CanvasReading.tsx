// The canvas as a sheet that cannot be changed: the sample of its preview, or what was saved before a plan ended.
import { styled } from 'styled-components';
import { corner, notesAt } from '#machines/labCanvas.machine.ts';
import type { Note } from '#machines/labCanvas.machine.ts';
import { labCanvas as words } from '#content/labCanvas.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Heading } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { CanvasGrid } from './CanvasGrid.tsx';
import { CanvasPaper } from './CanvasNote.tsx';

const Tray = styled.ul`
  display: grid;
  gap: ${tokens.space.snug};
  list-style: none;
`;

const draw = ({ id, text }: Note) => <CanvasPaper key={id}>{text}</CanvasPaper>;
const nowhere = () => {};
/** The sheet. */
export function CanvasReading({ notes }: { notes: readonly Note[] }) {
  const inCorner = notesAt(notes, corner);
  const unplaced = notesAt(notes, null);
  const moved = notes.filter(({ learnt }) => learnt.length > 0);
  return (
    <Stack $gap="two">
      <Stack $gap="half">
        <Heading level={3}>{words.grid}</Heading>
        <CanvasGrid notes={notes} isDisabled onMove={nowhere} draw={draw} />
      </Stack>
      {unplaced.length === 0 ? null : (
        <Stack $gap="half">
          <Heading level={3}>{words.note.tray}</Heading>
          <Tray>{unplaced.map(draw)}</Tray>
        </Stack>
      )}
      {inCorner.length === 0 ? null : (
        <DataTable
          caption={words.quarter.title}
          head={[words.quarter.assumption, ...words.quarter.fields.map(({ label }) => label)]}
          numeric={[]}
          rows={inCorner.map(({ text, line }) => [
            text,
            line.falsify ?? '',
            line.cheapest ?? '',
            line.who ?? '',
            line.by ?? '',
          ])}
        />
      )}
      {moved.length === 0 ? null : (
        <DataTable
          caption={words.learning.log}
          head={[words.quarter.assumption, words.learning.what, words.learning.whom]}
          numeric={[]}
          rows={moved.flatMap(({ text, learnt }) =>
            learnt.map(({ what, whom }) => [text, what, whom]),
          )}
        />
      )}
    </Stack>
  );
}
