// The two plans: what each costs, what each contains, and when to stay on Free.
import { pricing } from '#content/pricing.ts';
import { itemWords, rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { useVisitor } from '#app/house.tsx';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { PriceCard, Prices } from '#pages/parts/PriceCard.tsx';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';

const { free, premium } = pricing;
const plans: readonly string[] = ['free', 'premium'];
const notes = routes['/upgrade'].sections.filter(({ id }) => !plans.includes(id));

/** The page at /upgrade. */
export function UpgradePage() {
  const { label, title } = rooms.plans;
  const { isMember } = useVisitor();
  const next = isMember ? itemWords.dashboard : itemWords.createAccount;
  return (
    <Page>
      <Opening path="/upgrade" plate="toolkit" />
      <Section number={1} label={label} title={title}>
        <Stack $gap="two">
          <Prices>
            <PriceCard {...free} pointsLabel={itemWords.contains} />
            <PriceCard
              id="premium"
              title={premium.title}
              price={premium.price}
              period={premium.period}
              points={premium.points}
              pointsLabel={itemWords.contains}
              foot={
                <>
                  <span>{`${itemWords.annually} ${premium.annually}`}</span>
                  <Badge tone="gold">{premium.annualBadge}</Badge>
                </>
              }
            />
          </Prices>
          <Row $gap="oneHalf">
            <LinkButton href={next.href} variant="primary">
              {next.name}
            </LinkButton>
            {isMember ? null : <Muted>{itemWords.begin}</Muted>}
          </Row>
        </Stack>
      </Section>
      <Notes sections={notes} from={2} />
    </Page>
  );
}
