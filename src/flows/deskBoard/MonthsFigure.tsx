// Month by month: promises kept and broken as columns on an axis, and the median wait as plotted points above them.
import { useId } from 'react';
import { styled } from 'styled-components';
import { deskBoard } from '#content/deskBoard.ts';
import type { Figures } from '#machines/deskBoard.machine.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Icon } from '#ui/Icon.tsx';
import { focusRing } from '#ui/motion.ts';
import { Row } from '#ui/Stack.tsx';
import { Eyebrow, Heading } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { monthName } from './names.ts';

const words = deskBoard.figures;

/* The drawing is as wide as its column; this is the height of its columns, with a line of labels over and under them. */
const height = 160;
const over = 24;
const under = 28;

const Figure = styled.figure`
  display: grid;
  gap: ${tokens.space.one};
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;
const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  fill: ${tokens.color.muted};
  line {
    stroke: ${tokens.color.strong};
  }
  .kept {
    fill: ${tokens.color.accent};
  }
  /* A pattern besides the color: hollow. */
  .broken {
    fill: none;
    stroke: ${tokens.color.danger};
  }
  ${media.forced} {
    fill: CanvasText;
    .kept {
      fill: Highlight;
      forced-color-adjust: none;
    }
    .broken {
      stroke: CanvasText;
    }
  }
`;
const Key = styled.span<{ $isHollow: boolean }>`
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
`;

type Months = Figures['months'];

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** One month in the drawing: kept from the axis upwards, broken on top of it. */
function Column({ month, place, count, most }: ColumnProps) {
  const width = 1 / count;
  const scale = height / most;
  const kept = month.kept * scale;
  const broken = month.broken * scale;
  // On a phone a year is named by every other month, and three years by two a year.
  const isNamed = (count - 1 - place) % Math.ceil(count / 6) === 0;
  const x = percent(width * (place + 0.2));
  const middle = percent(width * (place + 0.5));
  return (
    <g>
      <rect
        className="kept"
        x={x}
        width={percent(width * 0.6)}
        y={over + height - kept}
        height={kept}
      />
      {month.broken === 0 ? null : (
        <rect
          className="broken"
          x={x}
          width={percent(width * 0.6)}
          y={over + height - kept - broken}
          height={broken}
        />
      )}
      {isNamed ? (
        <>
          <line x1={middle} x2={middle} y1={over + height} y2={over + height + 5} />
          <text x={middle} y={over + height + under - 8} textAnchor="middle">
            {monthName(month.month, 'short')}
          </text>
        </>
      ) : null}
      {month.kept + month.broken === most ? (
        <text x={middle} y={over + height - kept - broken - 6} textAnchor="middle">
          {most}
        </text>
      ) : null}
    </g>
  );
}
type ColumnProps = { month: Months[number]; place: number; count: number; most: number };

/** The drawing, its key, and the same as a table. */
export function MonthsFigure({ months }: { months: Months }) {
  const id = useId();
  const most = Math.max(1, ...months.map(({ kept, broken }) => kept + broken));
  const total = (of: 'kept' | 'broken') => months.reduce((sum, one) => sum + one[of], 0);
  const text = fillIn(words.monthsText, {
    first: monthName(months[0]?.month ?? ''),
    last: monthName(months.at(-1)?.month ?? ''),
    kept: total('kept'),
    broken: total('broken'),
  });
  return (
    <Figure aria-labelledby={`${id}-heading`}>
      <Heading level={3} id={`${id}-heading`}>
        {words.monthsTitle}
      </Heading>
      <Row $gap="one">
        <Key $isHollow={false}>{words.keptShort}</Key>
        <Key $isHollow>{words.brokenShort}</Key>
      </Row>
      <Drawing
        height={over + height + under}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page, which takes the theme and prints
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
      >
        <title id={`${id}-title`}>{words.monthsTitle}</title>
        <desc id={`${id}-text`}>{text}</desc>
        <line x1={0} x2="100%" y1={over + height} y2={over + height} />
        {months.map((month, place) => (
          <Column key={month.month} month={month} place={place} count={months.length} most={most} />
        ))}
      </Drawing>
      <Eyebrow>{text}</Eyebrow>
      <Details>
        <summary>
          {words.table}
          <Icon name="chevron" small />
        </summary>
        <DataTable
          caption={words.monthsTitle}
          head={[
            words.month,
            words.asked,
            words.replied,
            words.keptShort,
            words.brokenShort,
            words.medianShort,
          ]}
          numeric={[false, true, true, true, true, true]}
          rows={months.map((one) => [
            monthName(one.month),
            one.asked,
            one.replied,
            one.kept,
            one.broken,
            one.medianHours ?? '–',
          ])}
        />
      </Details>
    </Figure>
  );
}
