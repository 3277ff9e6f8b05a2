// The progress of a flow, as bars: one filled bar for each completed step.
import { styled } from 'styled-components';
import { media, tokens } from './tokens.ts';

/** A native progress element draws one bar, and holds no others. */
const progressbar = { role: 'progressbar' } as const;

const Bars = styled.div`
  display: flex;
  gap: ${tokens.space.hair};
  width: 100%;
`;

const Bar = styled.span`
  position: relative;
  flex: 1;
  height: ${tokens.line.bold};
  background: ${tokens.color.strong};
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${tokens.color.accent};
    transform: scaleX(0);
    transform-origin: left;
  }
  &[data-filled]::after {
    transform: scaleX(1);
  }
  ${media.moving} {
    &::after {
      transition: transform ${tokens.duration.calm} ${tokens.ease};
    }
  }
  ${media.forced} {
    background: CanvasText;
    opacity: 0.35;
    &[data-filled] {
      opacity: 1;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export type ProgressStepsProps = {
  label: string;
  /** How many bars. */
  total: number;
  /** How many of them are filled. */
  filled: number;
  /** The value for screen readers; "2 of 5" by default. */
  valueText?: string | undefined;
};

/**
 * N bars of which some are filled: a progress bar to assistive technology. It is in the first view of /onboarding, so the
 * five attributes are written here: React Aria's component brings a formatter of numbers along.
 */
export function ProgressSteps({ label, total, filled, valueText }: ProgressStepsProps) {
  return (
    <Bars
      {...progressbar}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={filled}
      aria-valuetext={valueText ?? `${filled} of ${total}`}
    >
      {Array.from({ length: total }, (_, index) => (
        <Bar key={index} data-filled={index < filled || undefined} />
      ))}
    </Bars>
  );
}
