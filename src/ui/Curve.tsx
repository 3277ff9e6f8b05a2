// The hero's drawing: advantage over time, the first curve at its best, the second one already begun.
import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { media, tokens } from './tokens.ts';

const draw = keyframes`from { transform: scaleX(0); }`;
const appear = keyframes`from { opacity: 0; }`;

const Figure = styled.figure<{ $drawsIn: boolean }>`
  position: relative;
  width: 100%;
  aspect-ratio: 480 / 420;
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  line-height: 1;
  color: ${tokens.color.muted};
  > svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .axis {
    stroke: ${tokens.color.strong};
  }
  .first {
    stroke: ${tokens.color.controlBorder};
    stroke-width: 2;
  }
  .second {
    stroke: ${tokens.color.accent};
    stroke-width: 2.5;
  }
  .dash {
    stroke: ${tokens.color.strong};
    stroke-dasharray: 2 5;
  }
  .point {
    fill: ${tokens.color.background};
    stroke: ${tokens.color.muted};
    stroke-width: 2;
  }
  .point.start {
    stroke: ${tokens.color.accent};
  }
  path,
  circle {
    vector-effect: non-scaling-stroke;
  }
  ${media.moving} {
    .window {
      transform-origin: ${tokens.space.half} 0;
      animation: ${(p) => (p.$drawsIn ? draw : 'none')} ${tokens.duration.draw} ${tokens.ease}
        ${tokens.duration.drawDelay} both;
    }
    .point,
    > span {
      animation: ${(p) => (p.$drawsIn ? appear : 'none')} ${tokens.duration.calm} ${tokens.ease}
        ${tokens.duration.drawPoints} both;
    }
  }
`;

const Label = styled.span<{ $x: number; $y: number; $from?: 'left' | 'right' }>`
  position: absolute;
  top: ${(p) => p.$y}%;
  ${(p) => (p.$from === 'right' ? `right: ${100 - p.$x}%` : `left: ${p.$x}%`)};
  ${(p) => (p.$from === 'right' ? 'text-align: right;' : '')}
`;

/* Above its point and growing upward, clear of the axis: on two lines where a single line would reach the axis. */
const Above = styled(Label)`
  max-width: 34%;
  line-height: ${tokens.leading.heading};
  text-wrap: balance;
  transform: translateY(-100%);
`;

/* On one line, over the axis: where the rest of the drawing is too narrow, it starts further to the left. */
const Bright = styled(Label)<{ $characters: number }>`
  left: ${(p) => `min(${p.$x}%, 100% - ${p.$characters}ch)`};
  white-space: nowrap;
  color: ${tokens.color.accent};
`;

export type CurveProps = {
  /** The text alternative of the drawing. */
  label?: string;
  words?: { vertical: string; horizontal: string; first: string; second: string };
  /** Reveals the curves from left to right, once; static with reduced motion. */
  drawsIn?: boolean;
};

const defaultWords = {
  vertical: 'advantage',
  horizontal: 'time',
  first: 'first curve, at its best',
  second: 'the second starts here',
};

/** Two curves on an axis. */
export function Curve({
  label = 'Two curves of advantage over time: the second one starts while the first one is still rising, and overtakes it.',
  words = defaultWords,
  drawsIn = false,
}: CurveProps) {
  const windowId = useId();
  const ticksAcross = Array.from({ length: 12 }, (_, i) => `M${8 + (i + 1) * 39} 404v5`).join('');
  const ticksUp = Array.from({ length: 11 }, (_, i) => `M8 ${404 - (i + 1) * 34}h5`).join('');
  return (
    <Figure aria-label={label} $drawsIn={drawsIn}>
      <svg
        viewBox="0 0 480 420"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <clipPath id={windowId}>
            <rect className="window" x="-4" y="-20" width="500" height="460" />
          </clipPath>
        </defs>
        <path className="axis" d={`M8 20V404H480${ticksAcross}${ticksUp}`} />
        <path className="dash" d="M208 186V404" />
        <g clipPath={`url(#${windowId})`}>
          <path className="first" d="M8 374C112 356 118 232 208 186C262 160 356 166 480 190" />
          <path className="second" d="M112 371C152 370 178 364 208 351C310 304 330 88 480 72" />
        </g>
        <circle className="point" cx="208" cy="186" r="5" />
        <circle className="point start" cx="208" cy="351" r="5" />
      </svg>
      <Label aria-hidden="true" $x={4} $y={4.5}>
        {words.vertical}
      </Label>
      <Label aria-hidden="true" $x={100} $y={98.5} $from="right">
        {words.horizontal}
      </Label>
      <Above aria-hidden="true" $x={42} $y={42} $from="right">
        {words.first}
      </Above>
      <Bright aria-hidden="true" $x={46.5} $y={87} $characters={words.second.length}>
        {words.second}
      </Bright>
    </Figure>
  );
}
