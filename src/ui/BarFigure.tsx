// A few bars with their unit above: described for screen readers, and as a table on request.
import { ChartFigure } from './ChartFigure.tsx';
import { Eyebrow } from './Text.tsx';

/* The height of a bar with its label. */
const line = 44;
const thickness = 10;
const labelBase = 14;
const barTop = 22;

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

/** A bar for each value, under each other. */
export function BarFigure({ title, description, unit, of, bars, tableLabel }: BarFigureProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ChartFigure
      title={title}
      caption={`${title}, ${unit}`}
      description={description}
      legend={<Eyebrow>{`${of} · ${unit}`}</Eyebrow>}
      height={bars.length * line}
      tableLabel={tableLabel}
      table={{
        head: [of, unit],
        rows: bars.map(({ label, shown }) => [label, shown]),
        numeric: [false, true],
      }}
    >
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
    </ChartFigure>
  );
}
