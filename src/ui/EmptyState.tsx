// A message for an empty list, with an action.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, type HeadingLevel } from './Text.tsx';
import { tokens } from './tokens.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space.one};
  padding: ${tokens.space.two} ${tokens.space.oneHalf};
  border: ${tokens.line.hair} dashed ${tokens.color.strong};
  border-radius: ${tokens.radius.medium};
`;
const Axis = styled.svg`
  width: ${tokens.size.drawing};
  height: auto;
  fill: none;
  stroke: ${tokens.color.strong};
`;
const Words = styled.div`
  max-width: 32em;
  color: ${tokens.color.muted};
`;

export type EmptyStateProps = {
  title: string;
  headingLevel?: HeadingLevel | undefined;
  children?: ReactNode;
  /** The button or link that changes it. */
  action?: ReactNode;
};

/** An empty state: an axis without a curve, a sentence, and an action. */
export function EmptyState({ title, headingLevel = 3, children, action }: EmptyStateProps) {
  return (
    <Box>
      <Axis viewBox="0 0 120 40" aria-hidden="true" focusable="false">
        <path d="M4 2v32h114M16 34v4m12-4v4m12-4v4m12-4v4m12-4v4m12-4v4m12-4v4m12-4v4" />
        <path d="M4 30h110" stroke={tokens.color.accent} strokeDasharray="2 5" />
      </Axis>
      <Heading level={headingLevel} look={3}>
        {title}
      </Heading>
      {children ? <Words>{children}</Words> : null}
      {action}
    </Box>
  );
}
