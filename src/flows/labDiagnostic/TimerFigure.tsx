// The timer's figure: twelve lines from a year ago to today. A line that falls from yes to no is marked with its
// number.
import { styled } from 'styled-components';
import { turnedIn } from '#machines/labDiagnostic.machine.ts';
import type { Answer, TimerAnswers } from '#machines/labDiagnostic.machine.ts';
import { labTimer } from '#content/labTimer.ts';
import { Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';

const { figure: words, questions } = labTimer;

const Figure = styled.figure`
  display: grid;
  gap: ${tokens.space.half};
  max-width: ${tokens.size.form};
  > svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  text {
    font-family: ${tokens.font.mono};
    font-size: ${tokens.type.micro};
    fill: ${tokens.color.muted};
  }
  .axis {
    stroke: ${tokens.color.strong};
  }
  .line {
    stroke: ${tokens.color.controlBorder};
    stroke-width: 1.25;
  }
  .turned {
    stroke: ${tokens.color.accent};
    stroke-width: 2.25;
  }
  text.number {
    fill: ${tokens.color.text};
  }
`;

const left = 64;
const right = 296;
/** The first line of each band, and the distance between lines. */
const bands: Record<Answer, number> = { yes: 36, no: 206 };
const pitch = 13;
const heightOf = (answer: Answer | undefined, place: number) =>
  bands[answer ?? 'no'] + place * pitch;
const middle = (answer: Answer) => bands[answer] + (questions.length * pitch) / 2;

/** The drawing; the list beside it has its texts. */
export function TimerFigure({ answers }: { answers: TimerAnswers }) {
  const turned = turnedIn(questions, answers);
  const isTurned = (id: string) => turned.some((one) => one.id === id);
  // Lines that have turned are drawn last, over the others.
  const lines = questions
    .map(({ id }, place) => ({ id, place }))
    .toSorted((one, other) => Number(isTurned(one.id)) - Number(isTurned(other.id)));
  return (
    <Figure>
      <svg viewBox="0 0 360 366" fill="none" role="img" aria-label={words.label}>
        {[left, right].map((x) => (
          <line key={x} className="axis" x1={x} x2={x} y1={26} y2={360} />
        ))}
        <text x={left} y={14} textAnchor="middle">
          {words.before}
        </text>
        <text x={right} y={14} textAnchor="middle">
          {words.now}
        </text>
        {(['yes', 'no'] as const).map((answer) => (
          <text key={answer} x={left - 14} y={middle(answer)} textAnchor="end">
            {words[answer]}
          </text>
        ))}
        {lines.map(({ id, place }) => (
          <line
            key={id}
            className={isTurned(id) ? 'turned' : 'line'}
            x1={left}
            x2={right}
            y1={heightOf(answers[id]?.before, place)}
            y2={heightOf(answers[id]?.now, place)}
          />
        ))}
        {turned.map(({ id }) => {
          const place = questions.findIndex((question) => question.id === id);
          return (
            <text key={id} className="number" x={right + 10} y={heightOf('no', place) + 4}>
              {place + 1}
            </text>
          );
        })}
      </svg>
      <Muted as="figcaption">{words.caption}</Muted>
    </Figure>
  );
}
