// Recommended Actions: three things worth doing next, and the advisory call that Premium opens.
import { styled } from 'styled-components';
import { useVisitor } from '#app/house.tsx';
import { dashboard } from '#content/dashboard.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { PremiumBadge } from '#ui/Badge.tsx';
import { Card, CardTable } from '#ui/Card.tsx';
import { Heading } from '#ui/Text.tsx';
import { Stack } from '#ui/Stack.tsx';
import { tokens } from '#ui/tokens.ts';

const { title, items, advisory } = dashboard.actions;

/* As high as the links beside it, so that all four feet are level. */
const Locked = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.touch};
`;

/** The section. */
export function Actions() {
  const { isPremium } = useVisitor();
  return (
    <Stack as="section" $gap="one" aria-labelledby="actions">
      <Heading id="actions" look={3}>
        {title}
      </Heading>
      <CardTable $columns={4}>
        {items.map((action) => (
          <Card key={action.id} heading={action.title} footer={<ArrowLink link={action.link} />}>
            <p>{action.text}</p>
          </Card>
        ))}
        <Card
          heading={advisory.title}
          footer={
            isPremium ? (
              <ArrowLink link={advisory.link} />
            ) : (
              <>
                <Locked>{advisory.lockedText}</Locked>
                <PremiumBadge word={dashboard.sidebar.premiumBadge} />
              </>
            )
          }
        >
          <p>{advisory.text}</p>
        </Card>
      </CardTable>
    </Stack>
  );
}
