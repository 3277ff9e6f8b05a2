// The canvas: nine fields, of which the upper right one is the corner. On a narrow screen they are stacked.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { corner, evidences, notesAt, stakes } from '#machines/labCanvas.machine.ts';
import type { Cell, Note } from '#machines/labCanvas.machine.ts';
import { labCanvas as words } from '#content/labCanvas.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { Eyebrow, Muted } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { dragged, placeNames } from './CanvasNote.tsx';

const Sheet = styled.section`
  display: grid;
  gap: ${tokens.line.hair};
  padding: ${tokens.line.hair};
  background: ${tokens.color.hairline};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    background: none;
    gap: 0;
  }
`;
const Field = styled.div<{ $isCorner: boolean }>`
  display: grid;
  align-content: start;
  gap: ${tokens.space.one};
  min-height: ${tokens.size.choice};
  padding: ${tokens.space.one};
  background: ${tokens.color.background};
  ${(p) =>
    p.$isCorner
      ? `outline: ${tokens.line.bold} solid ${tokens.color.accent}; outline-offset: calc(-1 * ${tokens.line.bold});`
      : ''}
  ${media.print} {
    border: ${tokens.line.hair} solid ${tokens.color.strong};
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space.hair} ${tokens.space.one};
`;
const List = styled.ul`
  display: grid;
  gap: ${tokens.space.snug};
  list-style: none;
`;

export type CanvasGridProps = {
  notes: readonly Note[];
  isDisabled: boolean;
  onMove: (note: string, to: Cell) => void;
  draw: (note: Note) => ReactNode;
};

/** The grid. Notes can be dropped on every field. */
export function CanvasGrid({ notes, isDisabled, onMove, draw }: CanvasGridProps) {
  return (
    <Sheet aria-label={words.grid}>
      {stakes.map((stake) =>
        evidences.map((evidence) => {
          const cell: Cell = `${stake}-${evidence}`;
          const here = notesAt(notes, cell);
          const isCorner = cell === corner;
          return (
            <Field
              key={cell}
              $isCorner={isCorner}
              data-cell={cell}
              onDragOver={(event) => {
                if (!isDisabled && event.dataTransfer.types.includes(dragged))
                  event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                const note = event.dataTransfer.getData(dragged);
                if (note !== '' && !here.some((one) => one.id === note)) onMove(note, cell);
              }}
            >
              <Head>
                <Eyebrow as="h4">{placeNames[cell]}</Eyebrow>
                {isCorner ? (
                  <Eyebrow>
                    {words.corner}: {fillIn(words.cornerCount, { count: here.length })}
                  </Eyebrow>
                ) : null}
              </Head>
              {here.length === 0 ? <Muted>{words.empty}</Muted> : <List>{here.map(draw)}</List>}
            </Field>
          );
        }),
      )}
    </Sheet>
  );
}
