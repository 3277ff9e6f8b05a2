// Numbered lines that are uncovered one by one. They keep their place while they are covered, and are read aloud at once.
import { css, styled } from 'styled-components';
import { fadeIn, riseIn } from './motion.ts';
import { Mono } from './Text.tsx';
import { media, tokens } from './tokens.ts';

const hair = `${tokens.line.hair} solid ${tokens.color.hairline}`;
const { duration } = tokens;

const Lines = styled.ol`
  display: grid;
  column-gap: ${tokens.space.three};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** How many lines appear one after another where no script reveals them; all further lines appear with the last one. */
const waitingLines = 6;
const places = Array.from(
  { length: waitingLines },
  (_, place) => css`
    &:nth-child(n + ${place + 1}) {
      --line: ${place};
    }
  `,
);

const Line = styled.li`
  display: grid;
  grid-template-columns: ${tokens.space.two} minmax(0, 1fr);
  align-items: baseline;
  padding-block: ${tokens.space.half};
  font-size: ${tokens.type.small};
  border-block-end: ${hair};
  &:first-child {
    border-block-start: ${hair};
  }
  ${media.tablet} {
    grid-template-columns: ${tokens.size.number} minmax(0, 1fr);
    padding-block: ${tokens.space.snug};
    font-size: ${tokens.type.body};
    &:nth-child(2) {
      border-block-start: ${hair};
    }
  }
  ${places}
  ${media.moving} {
    html[data-js] &:not([data-covered]) > * {
      animation: ${riseIn} ${duration.calm} ${tokens.ease};
    }
    /* If no script reveals it, an animation does. */
    html[data-js] &[data-covered] > * {
      animation: ${fadeIn} ${duration.calm} ${tokens.ease}
        calc(${duration.linesAtLatest} + var(--line) * ${duration.lineStep}) both;
    }
  }
  ${media.print} {
    > * {
      animation: none !important;
    }
  }
`;

const Number = styled(Mono)`
  color: ${tokens.color.muted};
`;

export type RevealProps = {
  lines: readonly string[];
  /** How many of them are uncovered. */
  revealed: number;
  /** A user wants to see all of them now. */
  onHasten?: (() => void) | undefined;
  'data-flow'?: string;
  'data-state'?: string;
};

/** A numbered list between hairlines. */
export function Reveal({ lines, revealed, onHasten, ...marks }: RevealProps) {
  return (
    <Lines {...marks} data-revealed={revealed} onPointerEnter={onHasten} onPointerDown={onHasten}>
      {lines.map((line, place) => (
        <Line key={line} data-covered={place >= revealed ? '' : undefined}>
          <Number aria-hidden="true">{String(place + 1).padStart(2, '0')}</Number>
          <span>{line}</span>
        </Line>
      ))}
    </Lines>
  );
}
