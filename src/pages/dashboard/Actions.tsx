// Recommended Actions: three things worth doing next, and the advisory call that Premium opens.
import { useVisitor } from '#app/house.tsx';
import { dashboard } from '#content/dashboard.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { PremiumBadge } from '#ui/Badge.tsx';
import { Card, CardTable } from '#ui/Card.tsx';
import { Heading } from '#ui/Text.tsx';
import { Stack } from '#ui/Stack.tsx';

const { title, items, advisory } = dashboard.actions;

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
                {advisory.lockedText}
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
