// A plate: the image of an item, drawn from its id. One style per kind, and the same drawing for the same id.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hash, pickFrom, type Look, type Sheet } from './plates/draw.ts';
import { plateRules } from './plates/look.ts';
import { media, tokens } from './tokens.ts';

const { color } = tokens;

const Paper = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  background: ${color.sunk};
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  path,
  circle,
  ellipse,
  rect {
    vector-effect: non-scaling-stroke;
  }
  ${plateRules}
  ${media.print} {
    print-color-adjust: exact;
  }
`;

const plateWidth = 560;

type Drawn = {
  look: Look;
  /** The item's id: the same id gives the same drawing. */
  id: string;
};

export type PlateProps = Drawn & {
  /** Width by height. */
  ratio?: number | undefined;
};

/** The drawing of a plate without its background; its coordinate system is `width` by `height`. */
export function PlateDrawing({ look, id, ...size }: Drawn & Omit<Sheet, 'pick' | 'id'>): ReactNode {
  return look.draw({ ...size, id, pick: pickFrom(hash(`${look.kind}/${id}`)) });
}

/** Decoration, hidden from assistive technology; its space is reserved before it is drawn. */
export function Plate({ look, id, ratio = 2.8 }: PlateProps) {
  const height = Math.round(plateWidth / ratio);
  return (
    <Paper
      viewBox={`0 0 ${plateWidth} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      data-plate={look.kind}
    >
      <PlateDrawing look={look} id={id} width={plateWidth} height={height} />
    </Paper>
  );
}
