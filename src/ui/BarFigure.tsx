// A few bars with their unit above: described for screen readers, and as a table on request.
import { useId } from 'react';
import { styled } from 'styled-components';
import { DataTable } from './DataTable.tsx';
import { Icon } from './Icon.tsx';
import { focusRing } from './motion.ts';
import { Eyebrow, Heading } from './Text.tsx';
import { media, tokens } from './tokens.ts';

/* The drawing is as wide as its column, and its type as large as the page's; this is the height of a bar with its label. */
const line = 44;
const thickness = 10;
const labelBase = 14;
const barTop = 22;

const Figure = styled.figure`
  display: grid;
  align-content: start;
  gap: ${tokens.space.one};
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  break-inside: avoid;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  fill: ${tokens.color.text};
  line {
    stroke: ${tokens.color.hairline};
  }
  rect {
    fill: ${tokens.color.accent};
    print-color-adjust: exact;
  }
  ${media.forced} {
    fill: CanvasText;
    rect {
      fill: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.hair};
    min-height: ${tokens.size.touch};
    font-size: ${tokens.type.small};
    color: ${tokens.color.muted};
    cursor: pointer;
  }
  summary:focus-visible {
    ${focusRing}
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  /* On paper the drawing is enough. */
  ${media.print} {
    display: none;
  }
`;

export type BarFigureProps = {
  title: string;
  /** The whole of it in a sentence, with its values. */
  description: string;
  unit: string;
  /** The table's heading for the names of the bars. */
  of: string;
  bars: readonly { label: string; value: number; shown: string }[];
  /** Opens the table. */
  tableLabel: string;
};

/** The drawing, and under it the same as a table. */
export function BarFigure({ title, description, unit, of, bars, tableLabel }: BarFigureProps) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Figure aria-labelledby={`${id}-heading`}>
      <Heading level={3} look={3} id={`${id}-heading`}>
        {title}
      </Heading>
      <Eyebrow>{`${of} · ${unit}`}</Eyebrow>
      <Drawing
        height={bars.length * line}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page, which takes the theme and prints
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
      >
        <title id={`${id}-title`}>{`${title}, ${unit}`}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {bars.map(({ label, value, shown }, place) => (
          <g key={label} transform={`translate(0 ${place * line})`}>
            <text x={0} y={labelBase}>
              {label}
            </text>
            <text x="100%" y={labelBase} textAnchor="end">
              {shown}
            </text>
            <line x1={0} x2="100%" y1={barTop + thickness / 2} y2={barTop + thickness / 2} />
            <rect
              x={0}
              y={barTop}
              width={`${((100 * value) / most).toFixed(1)}%`}
              height={thickness}
            />
          </g>
        ))}
      </Drawing>
      <Details>
        <summary>
          {tableLabel}
          <Icon name="chevron" small />
        </summary>
        <DataTable
          caption={`${title}, ${unit}`}
          head={[of, unit]}
          rows={bars.map(({ label, shown }) => [label, shown])}
          numeric={[false, true]}
        />
      </Details>
    </Figure>
  );
}
