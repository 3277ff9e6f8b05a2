// The conditions of an offer, each with its result for the profile: met, not met or unknown, and none hidden.
import { styled } from 'styled-components';
import { eligibilityWords } from '#content/partners.ts';
import type { EligibilityRule } from '#content/schema.items.ts';
import type { PerkProfile } from '#machines/perks.machine.ts';
import { Status, type BadgeTone } from '#ui/Badge.tsx';
import { media, tokens } from '#ui/tokens.ts';
import { eligibilityOf, type Eligibility } from './eligibility.ts';

const tones: Record<Eligibility, BadgeTone> = {
  met: 'mint',
  notMet: 'danger',
  unknown: 'neutral',
  asked: 'indigo',
};

const List = styled.ul`
  display: grid;
  border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) max-content;
  }
`;

const Line = styled.li`
  display: grid;
  gap: ${tokens.space.hair} ${tokens.space.one};
  align-items: baseline;
  padding-block: ${tokens.space.half};
  & + & {
    border-block-start: ${tokens.line.hair} solid ${tokens.color.hairline};
  }
  font-size: ${tokens.type.small};
  line-height: ${tokens.leading.snug};
  color: ${tokens.color.text};
  ${media.desktop} {
    /* The answers of all lines begin at one edge. */
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
`;

export type ConditionsProps = {
  rules: readonly EligibilityRule[];
  /** Null where nothing is known. */
  profile: PerkProfile | null;
  /** Leaves out conditions that the member confirms when the offer is claimed. */
  fromProfileOnly?: boolean;
};

/** All of an offer's conditions. */
export function Conditions({ rules, profile, fromProfileOnly = false }: ConditionsProps) {
  return (
    <List aria-label={eligibilityWords.label}>
      {rules
        .filter(({ from }) => !(fromProfileOnly && from === 'asked'))
        .map((rule) => {
          const answer = eligibilityOf(rule, profile);
          return (
            <Line key={rule.id} data-eligibility={answer}>
              <span>{rule.text}</span>
              <Status tone={tones[answer]}>{eligibilityWords[answer]}</Status>
            </Line>
          );
        })}
    </List>
  );
}
