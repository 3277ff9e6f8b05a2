// What Premium would add, for free members: at the end of the page, once the tier has been announced.
import { useVisitor } from '#app/house.tsx';
import { dashboard } from '#content/dashboard.ts';
import { Points } from '#pages/parts/Points.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Row, Stack } from '#ui/Stack.tsx';

const { title, points, monthly, annually, saving, link } = dashboard.upsell;

/** The panel. */
export function Upsell() {
  const { isPremium, tierIsKnown } = useVisitor();
  if (isPremium || !tierIsKnown) return null;
  return (
    <Card
      heading={title}
      headingLevel={2}
      footer={
        <>
          <Row $gap="half">
            <span>{monthly},</span>
            <span>{annually}</span>
            <Badge tone="gold">{saving}</Badge>
          </Row>
          <LinkButton href={link.href} variant="gold">
            {link.name}
          </LinkButton>
        </>
      }
    >
      <Stack $gap="one">
        <Points points={points} />
      </Stack>
    </Card>
  );
}
