// On or off, at once.
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Hint } from './Field.tsx';
import { focusRing } from './motion.ts';
import { media, tokens } from './tokens.ts';

const Field = styled(SwitchField)`
  display: flex;
  flex-direction: column;
  > :not(label) {
    padding-inline-start: calc(${tokens.size.switchWidth} + ${tokens.space.snug});
  }
`;
const Track = styled.span`
  flex: none;
  position: relative;
  width: ${tokens.size.switchWidth};
  height: ${tokens.size.switchHeight};
  border: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.raised};
  &::after {
    content: '';
    position: absolute;
    inset-block-start: ${tokens.size.switchGap};
    inset-inline-start: ${tokens.size.switchGap};
    width: ${tokens.size.switchThumb};
    height: ${tokens.size.switchThumb};
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.muted};
    ${media.moving} {
      transition: transform ${tokens.duration.quick} ${tokens.ease};
    }
  }
  ${media.forced} {
    &::after {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
`;
const Line = styled(SwitchButton)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.snug};
  min-height: ${tokens.size.touch};
  cursor: pointer;
  &[data-hovered] > ${Track} {
    border-color: ${tokens.color.text};
  }
  &[data-selected] > ${Track} {
    background: ${tokens.color.accent};
    border-color: ${tokens.color.accent};
    &::after {
      background: ${tokens.color.onAccent};
      transform: translateX(${tokens.size.switchTravel});
    }
    ${media.forced} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  &[data-focus-visible] > ${Track} {
    ${focusRing}
  }
  &[data-disabled] {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
`;

export type SwitchProps = Omit<SwitchFieldProps, 'children' | 'className' | 'style'> & {
  /** The name of the setting: its accessible name. */
  children: ReactNode;
  hint?: string | undefined;
};

/** A switch. */
export function Switch({ children, hint, ...rest }: SwitchProps) {
  return (
    <Field {...rest}>
      <Line>
        <Track />
        <span>{children}</span>
      </Line>
      {hint ? <Hint>{hint}</Hint> : null}
    </Field>
  );
}
