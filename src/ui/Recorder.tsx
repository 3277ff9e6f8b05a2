// The area of a recording: its name, its status, and its controls.
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldLabel, fieldNote, fieldStack } from './field.ts';
import { OptionalMark } from './NativeField.tsx';
import { Mono } from './Text.tsx';
import { tokens } from './tokens.ts';

const Frame = styled.fieldset`
  ${fieldStack}
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
`;
const Label = styled.span`
  ${fieldLabel}
`;
const Note = styled.p`
  ${fieldNote}
`;
const Panel = styled.div`
  display: grid;
  gap: ${tokens.space.one};
  padding: ${tokens.space.one} ${tokens.space.oneHalf};
  background: ${tokens.color.raised};
  border: ${tokens.line.hair} solid ${tokens.color.controlBorder};
  border-radius: ${tokens.radius.medium};
`;

export type RecorderProps = { label: string; hint: string; children: ReactNode };

/** The frame. When a button with the focus disappears, the heading of the step above gets the focus. */
export function Recorder({ label, hint, children }: RecorderProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={`${id}-label`} aria-describedby={`${id}-optional ${id}-hint`}>
      <Line>
        <Label id={`${id}-label`}>{label}</Label>
        <OptionalMark id={`${id}-optional`}>Optional</OptionalMark>
      </Line>
      <Panel>{children}</Panel>
      <Note id={`${id}-hint`}>{hint}</Note>
    </Frame>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.one};
`;
const Status = styled.output`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.half};
  font-size: ${tokens.type.small};
  color: ${tokens.color.muted};
  &[data-live]::before {
    content: '';
    width: 0.7em;
    height: 0.7em;
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.danger};
  }
  &:empty {
    display: none;
  }
`;

export type RecorderLineProps = {
  /** The status of the recording, announced when it changes. */
  status: string;
  /** A recording runs. */
  isLive?: boolean;
  /** The remaining time; it is shown, but not announced, because it changes every second. */
  clock?: string;
  children?: ReactNode;
};

/** One line of it. */
export function RecorderLine({ status, isLive = false, clock, children }: RecorderLineProps) {
  return (
    <Row>
      <Status data-live={isLive ? '' : undefined}>{status}</Status>
      {clock === undefined ? null : (
        <Mono role="timer" aria-live="off">
          {clock}
        </Mono>
      )}
      {children}
    </Row>
  );
}
