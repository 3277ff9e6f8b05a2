// Modes of Impact: seven ways in which one advisor is useful.
import { styled } from 'styled-components';
import { home } from '#content/home.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { Points } from '#pages/parts/Points.tsx';
import { Card, CardTable } from '#ui/Card.tsx';
import { Section } from '#ui/Page.tsx';
import { Plate } from '#ui/Plate.tsx';
import { Stack } from '#ui/Stack.tsx';
import { media, tokens } from '#ui/tokens.ts';

/** Fills the eighth field of the table, where there is one. */
const Ornament = styled.div`
  display: none;
  align-content: center;
  ${media.tablet} {
    display: grid;
    > svg {
      background: none;
    }
  }
`;

const Summary = styled.p`
  color: ${tokens.color.text};
`;

/** The seven identity cards. */
export function Identities() {
  const { number, title, heading, cards } = home.identities;
  return (
    <Section number={Number(number)} label={title} title={heading}>
      <CardTable $columns={4}>
        {cards.map((card, index) => (
          <Card
            key={card.id}
            heading={card.title}
            eyebrow={String(index + 1).padStart(2, '0')}
            footer={<ArrowLink link={card.cta} />}
          >
            <Stack $gap="one">
              <Summary>{card.summary}</Summary>
              <Points points={card.metrics} />
            </Stack>
          </Card>
        ))}
        <Ornament>
          <Plate kind="open-circle" id="modes-of-impact" ratio={1.4} />
        </Ornament>
      </CardTable>
    </Section>
  );
}
