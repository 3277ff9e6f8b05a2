// A plate: the picture of an item, drawn from its id in the motif's vocabulary. One look a kind, the same every time.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { asyncq, nextCurve, secondCurve, signalExchange } from './plates/curves.tsx';
import { hash, pickFrom, type Sheet } from './plates/draw.ts';
import { expert, labReleases, toolDrops, toolkit } from './plates/fields.tsx';
import { gathering, openCircle, partner } from './plates/orbits.tsx';
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
  partner,
  gathering,
} as const satisfies Record<string, (sheet: Sheet) => ReactNode>;

export type PlateKind = keyof typeof looks;
export const plateKinds = Object.keys(looks) as PlateKind[];

const { color } = tokens;

const Drawing = styled.svg`
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
  .line,
  .axis {
    stroke: ${color.strong};
    stroke-width: 1.25;
  }
  .axis {
    stroke-width: 1;
  }
  .line.muted {
    stroke: ${color.controlBorder};
    stroke-width: 1.5;
  }
  .faint {
    stroke: ${color.hairline};
    stroke-width: 1;
  }
  .dash {
    stroke: ${color.controlBorder};
    stroke-dasharray: 2 4;
  }
  .accent {
    stroke: ${color.accent};
    stroke-width: 2;
  }
  .accent.fine {
    stroke-width: 1.25;
  }
  .wash {
    fill: ${color.accent};
    fill-opacity: 0.12;
  }
  .dot {
    fill: ${color.strong};
  }
  .dot.muted {
    fill: ${color.controlBorder};
  }
  .hot {
    fill: ${color.accent};
  }
  .sun {
    fill: ${color.text};
  }
  .ring {
    fill: ${color.sunk};
    stroke: ${color.accent};
    stroke-width: 2;
  }
  .halo {
    stroke: ${color.accent};
    stroke-width: 1.25;
  }
  .ring.quiet {
    stroke: ${color.controlBorder};
    stroke-width: 1.5;
  }
  ${media.print} {
    print-color-adjust: exact;
  }
`;

const plateWidth = 560;

export type PlateProps = {
  kind: PlateKind;
  /** The item's id: the same id gives the same drawing. */
  id: string;
  /** Width by height. */
  ratio?: number | undefined;
};

/** Decoration, hidden from assistive technology; its room is reserved before it is drawn. */
export function Plate({ kind, id, ratio = 2.8 }: PlateProps) {
  const height = Math.round(plateWidth / ratio);
  const draw = looks[kind];
  return (
    <Drawing
      viewBox={`0 0 ${plateWidth} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      style={{ aspectRatio: `${plateWidth} / ${height}` }}
      aria-hidden="true"
      focusable="false"
      data-plate={kind}
    >
      {draw({ width: plateWidth, height, pick: pickFrom(hash(`${kind}/${id}`)) })}
    </Drawing>
  );
}
