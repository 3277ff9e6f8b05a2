// One note of the canvas: it is moved by its list, its arrows or by dragging, and it can be removed.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { beside, cells } from '#machines/labCanvas.machine.ts';
import type { Cell, Direction, Note } from '#machines/labCanvas.machine.ts';
import { labCanvas } from '#content/labCanvas.ts';
import { IconButton } from '#ui/Button.tsx';
import type { IconDrawing } from '#ui/Icon.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Sentence } from '#ui/Text.tsx';
import { chevronLeft, chevronRight } from '#ui/icons.tsx';
import { media, tokens } from '#ui/tokens.ts';

const words = labCanvas.note;

/** The note's paper. */
export const CanvasPaper = styled.li`
  display: grid;
  gap: ${tokens.space.half};
  padding: ${tokens.space.snug};
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} solid ${tokens.color.hairline};
  border-inline-start: ${tokens.line.edge} solid ${tokens.color.accent};
  border-radius: ${tokens.radius.small};
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  overflow-wrap: anywhere;
  ${media.print} {
    break-inside: avoid;
    padding: ${tokens.space.hair} ${tokens.space.half};
  }
`;
const Arrows = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space.hair};
  [data-turned] svg {
    transform: scaleY(-1);
  }
`;

const nameIn = (list: readonly { id: string; label: string }[], id: string | undefined) =>
  list.find((one) => one.id === id)?.label ?? '';

/** "The plan dies, we made it up", by field. */
export const placeNames = Object.fromEntries(
  cells.map((cell) => {
    const [stake, evidence] = cell.split('-');
    return [cell, `${nameIn(labCanvas.stakes, stake)} / ${nameIn(labCanvas.evidence, evidence)}`];
  }),
) as Record<Cell, string>;

const places = cells.map((id) => ({ id, label: placeNames[id] }));

const arrows = [
  { direction: 'left', icon: chevronLeft },
  { direction: 'up', icon: 'chevron' },
  { direction: 'down', icon: 'chevron' },
  { direction: 'right', icon: chevronRight },
] as const satisfies readonly { direction: Direction; icon: IconDrawing }[];

/** The media type of a dragged note. */
export const dragged = 'application/x-axis-note';

export type CanvasNoteProps = {
  note: Note;
  isDisabled: boolean;
  onMove: (note: string, to: Cell) => void;
  onRemove: (note: string) => void;
  /** The reason why it cannot move, or the question before it moves. */
  children?: ReactNode;
};

/** The note. */
export function CanvasNote({ note, isDisabled, onMove, onRemove, children }: CanvasNoteProps) {
  const { id, text, cell } = note;
  const arrow = ({ direction, icon }: (typeof arrows)[number]) => {
    const to = cell === null ? undefined : beside(cell, direction);
    return (
      <IconButton
        key={direction}
        label={`${words[direction]}: "${text}"`}
        icon={icon}
        variant="quiet"
        data-focus-key={`${id}-${direction}`}
        data-turned={direction === 'up' ? '' : undefined}
        isDisabled={isDisabled || to === undefined}
        onPress={() => {
          if (to !== undefined) onMove(id, to);
        }}
      />
    );
  };
  return (
    <CanvasPaper
      data-focus-group={id}
      draggable={!isDisabled}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, id)}
    >
      <span>
        <Sentence text={text} />
      </span>
      <Stack $gap="hair" data-print="hide">
        <NativeSelect
          label={`${words.place}: "${text}"`}
          options={places}
          value={cell}
          placeholder={words.unplaced}
          isDisabled={isDisabled}
          focusKey={`${id}-place`}
          onChange={(to) => onMove(id, to)}
        />
        <Arrows>
          {cell === null ? null : arrows.map(arrow)}
          <IconButton
            label={`${words.remove}: "${text}"`}
            icon="close"
            variant="quiet"
            isDisabled={isDisabled}
            onPress={() => onRemove(id)}
          />
        </Arrows>
      </Stack>
      {children}
    </CanvasPaper>
  );
}
