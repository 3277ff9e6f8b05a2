// How we are doing: what was promised and kept, how long a reply takes, what waits, and what is asked about.
import { styled } from 'styled-components';
import { deskBoard } from '#content/deskBoard.ts';
import { requests } from '#content/requests.ts';
import type { Figures as Numbers } from '#machines/deskBoard.machine.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { BarFigure } from '#ui/BarFigure.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Eyebrow, Heading, Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { ActButton } from './BoardParts.tsx';
import { Key, MonthsFigure } from './MonthsFigure.tsx';
import { ageName, monthName, topicName } from './names.ts';
import type { ShownProps } from './props.ts';

const words = deskBoard.figures;

const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.oneHalf} ${tokens.space.four};
  margin: 0;
  > div {
    display: grid;
    gap: ${tokens.space.hair};
  }
  dt {
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    color: ${tokens.color.muted};
  }
  dd {
    margin: 0;
    font-family: ${tokens.font.display};
    font-size: ${tokens.type.section};
    line-height: ${tokens.leading.heading};
  }
`;

/* Its heading is on the line of the drawings beside it. */
const Blank = styled(Stack)`
  padding-block-start: ${tokens.space.one};
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
`;

const hoursOf = (hours: number | null) =>
  hours === null ? words.noHours : fillIn(words.hours, { count: hours });

type Bar = { label: string; value: number; shown: string };
/** A chart's values in a sentence. */
const valuesOf = (bars: readonly Bar[]) =>
  bars.map(({ label, shown }) => `${label} ${shown}`).join('; ');

function Bars({ title, text, unit, of, bars }: BarsProps) {
  return (
    <BarFigure
      title={title}
      description={fillIn(text, { values: valuesOf(bars) })}
      unit={unit}
      of={of}
      bars={bars}
      tableLabel={words.table}
    />
  );
}
type BarsProps = { title: string; text: string; unit: string; of: string; bars: readonly Bar[] };

const barOf = (label: string, value: number): Bar => ({ label, value, shown: String(value) });

/** A chart that has nothing to draw yet. */
const Empty = ({ title, text }: { title: string; text: string }) => (
  <Blank>
    <Heading level={3}>{title}</Heading>
    <Muted>{text}</Muted>
  </Blank>
);

/** Promises kept and broken. */
function Promises({ months }: Pick<Numbers, 'months'>) {
  const total = (of: 'kept' | 'broken') => months.reduce((sum, one) => sum + one[of], 0);
  if (months.every(({ asked, kept, broken }) => asked + kept + broken === 0))
    return <Empty title={words.monthsTitle} text={words.keptNone} />;
  const text = fillIn(words.monthsText, {
    first: monthName(months[0]?.month ?? ''),
    last: monthName(months.at(-1)?.month ?? ''),
    kept: total('kept'),
    broken: total('broken'),
  });
  return (
    <MonthsFigure
      title={words.monthsTitle}
      description={text}
      legend={
        <Row $gap="one">
          <Key $isHollow={false}>{words.keptShort}</Key>
          <Key $isHollow>{words.brokenShort}</Key>
        </Row>
      }
      below={<Eyebrow>{text}</Eyebrow>}
      columns={months.map(({ month, kept, broken }) => ({ month, value: kept, hollow: broken }))}
      table={{
        head: [
          words.month,
          words.asked,
          words.replied,
          words.keptShort,
          words.brokenShort,
          words.medianShort,
        ],
        numeric: [false, true, true, true, true, true],
        rows: months.map((one) => [
          monthName(one.month),
          one.asked,
          one.replied,
          one.kept,
          one.broken,
          one.medianHours ?? '–',
        ]),
      }}
    />
  );
}

/** The median hours to a reply; a month without one has no column. */
function Waits({ months }: Pick<Numbers, 'months'>) {
  const waits = months.flatMap(({ month, medianHours }) =>
    medianHours === null ? [] : [barOf(monthName(month), medianHours)],
  );
  if (waits.length === 0) return <Empty title={words.waitTitle} text={words.noHours} />;
  return (
    <MonthsFigure
      title={words.waitTitle}
      description={fillIn(words.waitText, { values: valuesOf(waits) })}
      legend={<Eyebrow>{`${words.month} · ${words.medianShort}`}</Eyebrow>}
      columns={months.map(({ month, medianHours }) => ({
        month,
        value: medianHours ?? 0,
        hollow: 0,
      }))}
      table={{
        head: [words.month, words.medianShort],
        numeric: [false, true],
        rows: waits.map(({ label, shown }) => [label, shown]),
      }}
    />
  );
}

/* What is told by month beside each other, and under it what is told as a whole. */
function Charts({ figures: { openByAge, byTopic, months } }: { figures: Numbers }) {
  return (
    <Grid $columns={2} $gap="three">
      <Promises months={months} />
      <Waits months={months} />
      <Bars
        title={words.ageTitle}
        text={words.ageText}
        unit={words.requests}
        of={words.age}
        bars={openByAge.map(({ age, count }) => barOf(ageName(age), count))}
      />
      {byTopic.length === 0 ? (
        <Empty title={words.topicTitle} text={words.noTopics} />
      ) : (
        <Bars
          title={words.topicTitle}
          text={words.topicText}
          unit={words.requests}
          of={words.topic}
          bars={byTopic.map(({ topic, asked }) => barOf(topicName(topic), asked))}
        />
      )}
    </Grid>
  );
}

/** The whole of it; the file has the same numbers. */
export function Figures({ board, actor, snapshot }: ShownProps<'figures'>) {
  const { figures } = board;
  const { promises, medianHours, byKind, months } = figures;
  const due = promises.kept + promises.broken;
  const about = fillIn(words.file, { month: months.at(-1)?.month ?? '' });
  return (
    <Stack $gap="three">
      <Totals>
        <div>
          <dt>{words.kept}</dt>
          <dd>
            {due === 0 ? words.keptNone : fillIn(words.keptOf, { kept: promises.kept, all: due })}
          </dd>
        </div>
        <div>
          <dt>{words.running}</dt>
          <dd>{promises.running}</dd>
        </div>
        <div>
          <dt>{words.median}</dt>
          <dd>{hoursOf(medianHours)}</dd>
        </div>
      </Totals>
      <Row data-print="hide">
        <ActButton
          actor={actor}
          snapshot={snapshot}
          act={{ kind: 'saveFile', id: 'figures', about }}
        />
      </Row>
      <Charts figures={figures} />
      <DataTable
        caption={words.kindTitle}
        head={[
          words.kind,
          words.asked,
          words.open,
          words.keptShort,
          words.brokenShort,
          words.medianShort,
        ]}
        numeric={[false, true, true, true, true, true]}
        rows={byKind.map((one) => [
          requests.kinds[one.kind],
          one.asked,
          one.open,
          one.kept,
          one.broken,
          one.medianHours ?? '–',
        ])}
      />
    </Stack>
  );
}
