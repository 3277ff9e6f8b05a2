// How far along something is, as one line.
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { Label } from 'react-aria-components/Label';
import { styled } from 'styled-components';
import { media, tokens } from './tokens.ts';

const Box = styled(AriaProgressBar)`
  display: grid;
  gap: ${tokens.space.half};
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space.one};
  font-family: ${tokens.font.mono};
  font-size: ${tokens.type.micro};
  color: ${tokens.color.muted};
`;
const Track = styled.div`
  height: ${tokens.line.bold};
  background: ${tokens.color.strong};
  overflow: hidden;
  ${media.forced} {
    border-block-end: ${tokens.line.hair} solid CanvasText;
  }
`;
const Fill = styled.div`
  height: 100%;
  background: ${tokens.color.accent};
  transform-origin: left;
  ${media.moving} {
    transition: transform ${tokens.duration.calm} ${tokens.ease};
  }
  ${media.forced} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  /** The visible and readable value: "Step 3 of 6". */
  valueText?: string | undefined;
  /** The label is read and not shown. */
  hideLabel?: boolean | undefined;
};

/** A progress bar with its value as a text. */
export function ProgressBar({ label, value, max, valueText, hideLabel = false }: ProgressBarProps) {
  const words = valueText ?? `${value} of ${max}`;
  return (
    <Box
      value={value}
      minValue={0}
      maxValue={max}
      valueLabel={words}
      {...(hideLabel ? { 'aria-label': label } : {})}
    >
      <Line>
        {hideLabel ? null : <Label>{label}</Label>}
        <span aria-hidden="true">{words}</span>
      </Line>
      <Track>
        <Fill style={{ transform: `scaleX(${max > 0 ? Math.min(1, value / max) : 0})` }} />
      </Track>
    </Box>
  );
}
