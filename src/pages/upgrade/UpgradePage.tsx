// The two plans: what each costs, what each contains and where that is, how to change, reasons for Premium, and when to stay on Free.
import { styled } from 'styled-components';
import { planLines } from '#content/capabilities.ts';
import { pricing } from '#content/pricing.ts';
import { itemWords } from '#content/itemWords.ts';
import { rooms } from '#content/rooms.ts';
import { site } from '#content/site.ts';
import { upgrade as words } from '#content/upgrade.ts';
import { usePageWords } from '#boot/pageData.ts';
import { FreePlan, PremiumPlan } from '#flows/upgrade/PlanButtons.tsx';
import { useUpgrade } from '#flows/upgrade/upgrade.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { PriceCard, Prices } from '#pages/parts/PriceCard.tsx';
import { Quote } from '#pages/parts/Quote.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Grid, Row, Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { Wanted } from './Wanted.tsx';
import { toolkit as toolkitPlate } from '#ui/plates/toolkit.tsx';

const { free, premium } = pricing;
const { plan } = site.account;
const plans: readonly string[] = ['free', 'premium'];

const Voice = styled.div`
  max-width: ${tokens.measure};
`;

/** Both plans, each with its button. */
function Plans() {
  const { actor, snapshot } = useUpgrade('membership');
  const { label, title } = rooms.plans;
  const needsAccount = snapshot.hasTag('needsAccount');
  const next = needsAccount ? itemWords.createAccount : itemWords.dashboard;
  return (
    <Section number={1} label={label} title={title}>
      <Stack $gap="two" data-flow="upgrade" data-state={statePath(snapshot.value)}>
        <Wanted />
        <Prices>
          <PriceCard
            {...free}
            links={planLines('free')}
            pointsLabel={itemWords.contains}
            action={<FreePlan snapshot={snapshot} />}
          />
          <PriceCard
            id="premium"
            title={premium.title}
            price={premium.price}
            period={premium.period}
            points={premium.points}
            links={planLines('premium')}
            pointsLabel={itemWords.contains}
            foot={
              <>
                <span>{`${itemWords.annually} ${premium.annually}`}</span>
                <Badge tone="gold">{premium.annualBadge}</Badge>
              </>
            }
            action={<PremiumPlan actor={actor} snapshot={snapshot} />}
          />
        </Prices>
        <Row $gap="oneHalf">
          <LinkButton href={next.href}>{next.name}</LinkButton>
          {needsAccount ? <Muted>{itemWords.begin}</Muted> : null}
          {needsAccount || snapshot.hasTag('premium') ? null : (
            <LinkButton href={plan.href} variant="quiet">
              {plan.name}
            </LinkButton>
          )}
        </Row>
      </Stack>
    </Section>
  );
}

/** The page at /upgrade. */
export function UpgradePage() {
  const { label, title, items } = words.proofs;
  const { sections } = usePageWords();
  return (
    <Page>
      <Opening plate={toolkitPlate} />
      <Plans />
      <Section number={2} label={label} title={title}>
        <Stack $gap="three">
          <Grid $columns={3} $gap="oneHalf">
            {items.map((proof) => (
              <Card key={proof.id} heading={proof.title}>
                <p>{proof.text}</p>
              </Card>
            ))}
          </Grid>
          <Voice>
            <Quote {...words.quote} />
          </Voice>
        </Stack>
      </Section>
      <Notes sections={sections.filter(({ id }) => !plans.includes(id))} from={3} />
    </Page>
  );
}
