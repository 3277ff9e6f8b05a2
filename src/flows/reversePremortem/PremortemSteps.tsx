// The three steps of the method, with the one that is under way.
import { styled } from 'styled-components';
import type { PremortemPhase } from '#machines/reversePremortem.machine.ts';
import { labPremortem as words } from '#content/labPremortem.ts';
import { media, tokens } from '#ui/tokens.ts';

const Steps = styled.ol`
  display: grid;
  list-style: none;
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  > li {
    display: grid;
    gap: ${tokens.space.half} ${tokens.space.one};
    padding-block: ${tokens.space.snug};
    border-block-end: ${tokens.line.hair} solid ${tokens.color.hairline};
    font-size: ${tokens.type.small};
    line-height: ${tokens.leading.snug};
    color: ${tokens.color.muted};
  }
  > li > :first-child {
    font-family: ${tokens.font.mono};
  }
  > [aria-current] {
    color: ${tokens.color.text};
    box-shadow: inset ${tokens.line.edge} 0 0 ${tokens.color.accent};
    padding-inline-start: ${tokens.space.one};
  }
  ${media.tablet} {
    > li {
      grid-template-columns: ${tokens.size.linkColumn} minmax(0, 1fr);
    }
  }
`;

/** The list. */
export const PremortemSteps = ({ at }: { at: PremortemPhase }) => (
  <Steps data-print="hide">
    {words.steps.map(({ id, label, text }) => (
      <li key={id} aria-current={id === at ? 'step' : undefined}>
        <span>{label}</span>
        <span>{text}</span>
      </li>
    ))}
  </Steps>
);
