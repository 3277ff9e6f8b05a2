// The additions of Premium, for free members: at the end of the page, once the tier has been announced.
import { styled } from 'styled-components';
import { useVisitor } from '#boot/app.tsx';
import { dashboard } from '#content/dashboard.ts';
import { itemWords } from '#content/itemWords.ts';
import { LinkedPoints } from '#pages/parts/Points.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Row } from '#ui/Stack.tsx';
import { Sentence } from '#ui/Text.tsx';
import { media, tokens } from '#ui/tokens.ts';

const { title, points, monthly, annually, saving, link } = dashboard.upsell;

const Columns = styled.div`
  padding-block-start: ${tokens.space.half};
  ${media.tablet} {
    > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${tokens.space.two};
    }
  }
`;

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
            <span>
              <Sentence text={`${monthly} ${itemWords.annually} ${annually}`} />
            </span>
            <Badge tone="gold">{saving}</Badge>
          </Row>
          <LinkButton href={link.href} variant="gold">
            {link.name}
          </LinkButton>
        </>
      }
    >
      <Columns>
        <LinkedPoints points={points} />
      </Columns>
    </Card>
  );
}
