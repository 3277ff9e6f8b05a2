// What the subscription to the toolkits contains, each line with what is on the shelf today. It stays as its HTML
// (./perkParts.ts).
import { styled } from 'styled-components';
import { cabinet } from '#content/cabinet.ts';
import { Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { stockToday } from './stock.ts';

const Lines = styled.dl`
  display: grid;
  gap: ${tokens.space.half};
  font-size: ${tokens.type.small};
  dt {
    color: ${tokens.color.text};
    font-weight: ${tokens.weight.strong};
  }
  dd {
    margin: 0;
  }
`;

/** The three lines. */
export const Perks = () => (
  <Lines aria-label={cabinet.subscription.perks}>
    {stockToday().map(({ point, fact }) => (
      <div key={point}>
        <dt>{point}</dt>
        <Muted as="dd">{fact}</Muted>
      </div>
    ))}
  </Lines>
);
