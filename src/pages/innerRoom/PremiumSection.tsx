// The section on advisory for premium members: what it is and is not, for whom, why it works, what it costs.
import type { ReactNode } from 'react';
import { advisory } from '#content/advisory.ts';
import { pricing } from '#content/pricing.ts';
import { itemWords } from '#content/itemWords.ts';
import { Points } from '#pages/parts/Points.tsx';
import { PriceCard, Prices } from '#pages/parts/PriceCard.tsx';
import { PremiumBadge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Heading, MutedLines } from '#ui/Text.tsx';

const { premium, requirements } = advisory;
const { sprint, retained } = pricing.premiumAdvisory;

const panels: { title: string; body: ReactNode }[] = [
  { title: premium.is.title, body: <Points points={premium.is.points} /> },
  { title: premium.isNot.title, body: <Points points={premium.isNot.points} /> },
  {
    title: premium.requirements,
    body: <Points points={requirements.map(({ text }) => text)} />,
  },
  {
    title: premium.why.title,
    body: (
      <Stack $gap="half">
        {premium.why.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    ),
  },
];

/** The panels; `number` is the section's place on the page. */
export function PremiumSection({ number }: { number: number }) {
  return (
    <Section id="premium-advisory" number={number} label={premium.label} title={premium.title}>
      <Stack $gap="two">
        <Row $justify="space-between">
          <MutedLines>{premium.text}</MutedLines>
          <PremiumBadge word={itemWords.premium} />
        </Row>
        <Grid $columns={2} $gap="oneHalf">
          {panels.map(({ title, body }) => (
            <Card key={title} heading={title}>
              {body}
            </Card>
          ))}
        </Grid>
        <Stack $gap="one">
          <Heading level={3}>{premium.pricing.title}</Heading>
          <Prices>
            {[sprint, retained].map((offer) => (
              <PriceCard key={offer.id} {...offer} pointsLabel={itemWords.contains} />
            ))}
          </Prices>
          <Row>
            <LinkButton href={premium.pricing.start.href} variant="primary">
              {premium.pricing.start.name}
            </LinkButton>
          </Row>
        </Stack>
      </Stack>
    </Section>
  );
}
