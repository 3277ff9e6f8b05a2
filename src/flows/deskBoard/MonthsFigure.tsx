// Month by month: columns on an axis, and on top of each what is to be told from it.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { deskBoard } from '#content/deskBoard.ts';
import { ChartFigure, type ChartFigureProps } from '#ui/ChartFigure.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { monthName } from './names.ts';

const words = deskBoard.figures;

/* The height of the columns, with a line of labels over and under them. */
const height = 160;
const over = 24;
const under = 28;

/* The second value is hollow: a pattern besides the color. */
const Columns = styled.g`
  fill: ${tokens.color.muted};
  line {
    stroke: ${tokens.color.strong};
  }
  .hollow {
    fill: none;
    stroke: ${tokens.color.danger};
  }
  ${media.forced} {
    fill: CanvasText;
    .hollow {
      fill: none;
      stroke: CanvasText;
    }
  }
`;

/** The sign of a column, for a legend. */
export const Key = styled.span<{ $isHollow: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.half};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
  &::before {
    content: '';
    width: 0.75em;
    height: 0.75em;
    border: ${tokens.line.hair} solid
      ${(p) => (p.$isHollow ? tokens.color.danger : tokens.color.accent)};
    background: ${(p) => (p.$isHollow ? 'none' : tokens.color.accent)};
    print-color-adjust: exact;
  }
`;

/** `hollow`: what stands on top of `value`, to be told from it. */
export type MonthColumn = { month: string; value: number; hollow: number };

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** One month in the drawing, from the axis upwards. */
function Column({ column, place, count, most }: ColumnProps) {
  const width = 1 / count;
  const scale = most === 0 ? 0 : height / most;
  const value = column.value * scale;
  const hollow = column.hollow * scale;
  // On a phone a year is named by every other month, and more than one by a month of each year.
  const isDated = count > 12;
  const isNamed = (count - 1 - place) % (isDated ? 12 : Math.ceil(count / 6)) === 0;
  const x = percent(width * (place + 0.2));
  const middle = percent(width * (place + 0.5));
  return (
    <g>
      <rect x={x} width={percent(width * 0.6)} y={over + height - value} height={value} />
      {column.hollow === 0 ? null : (
        <rect
          className="hollow"
          x={x}
          width={percent(width * 0.6)}
          y={over + height - value - hollow}
          height={hollow}
        />
      )}
      {isNamed ? (
        <>
          <line x1={middle} x2={middle} y1={over + height} y2={over + height + 5} />
          <text
            // With its year the last one is wider than its column, and ends with it.
            x={isDated && place === count - 1 ? '100%' : middle}
            y={over + height + under - 8}
            textAnchor={isDated && place === count - 1 ? 'end' : 'middle'}
          >
            {monthName(column.month, isDated ? 'dated' : 'short')}
          </text>
        </>
      ) : null}
      {most > 0 && column.value + column.hollow === most ? (
        <text x={middle} y={over + height - value - hollow - 6} textAnchor="middle">
          {most}
        </text>
      ) : null}
    </g>
  );
}
type ColumnProps = { column: MonthColumn; place: number; count: number; most: number };

type MonthsFigureProps = Pick<ChartFigureProps, 'title' | 'description' | 'table'> & {
  legend: ReactNode;
  below?: ReactNode;
  columns: readonly MonthColumn[];
};

/** The drawing, and the same as a table. */
export function MonthsFigure({ columns, ...props }: MonthsFigureProps) {
  const most = Math.max(0, ...columns.map(({ value, hollow }) => value + hollow));
  return (
    <ChartFigure {...props} height={over + height + under} tableLabel={words.table}>
      <Columns>
        <line x1={0} x2="100%" y1={over + height} y2={over + height} />
        {columns.map((column, place) => (
          <Column
            key={column.month}
            column={column}
            place={place}
            count={columns.length}
            most={most}
          />
        ))}
      </Columns>
    </ChartFigure>
  );
}
