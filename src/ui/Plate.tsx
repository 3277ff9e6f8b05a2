// A plate: the image of an item, drawn from its id. One style per kind, and the same drawing for the same id.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { asyncq, nextCurve, secondCurve, signalExchange } from './plates/curves.tsx';
import { hash, pickFrom, type Sheet } from './plates/draw.ts';
import { expert, labReleases, toolDrops, toolkit } from './plates/fields.tsx';
import { plateRules } from './plates/look.ts';
import { gathering, openCircle, partner } from './plates/orbits.tsx';
import { portrait } from './plates/portrait.tsx';
import { media, tokens } from './tokens.ts';

const looks = {
  'second-curve': secondCurve,
  'next-curve': nextCurve,
  'tool-drops': toolDrops,
  'lab-releases': labReleases,
  asyncq,
  'open-circle': openCircle,
  'signal-exchange': signalExchange,
  toolkit,
  expert,
  portrait,
  partner,
  gathering,
} as const satisfies Record<string, (sheet: Sheet) => ReactNode>;

export type PlateKind = keyof typeof looks;
export const plateKinds = Object.keys(looks) as PlateKind[];

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
  kind: PlateKind;
  /** The item's id: the same id gives the same drawing. */
  id: string;
};

export type PlateProps = Drawn & {
  /** Width by height. */
  ratio?: number | undefined;
};

/** The drawing of a plate without its background; its coordinate system is `width` by `height`. */
export function PlateDrawing({ kind, id, ...size }: Drawn & Omit<Sheet, 'pick' | 'id'>): ReactNode {
  return looks[kind]({ ...size, id, pick: pickFrom(hash(`${kind}/${id}`)) });
}

/** Decoration, hidden from assistive technology; its space is reserved before it is drawn. */
export function Plate({ kind, id, ratio = 2.8 }: PlateProps) {
  const height = Math.round(plateWidth / ratio);
  return (
    <Paper
      viewBox={`0 0 ${plateWidth} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      data-plate={kind}
    >
      <PlateDrawing kind={kind} id={id} width={plateWidth} height={height} />
    </Paper>
  );
}
