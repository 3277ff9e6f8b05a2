// Strategic advisory: its subjects, its process, its prices, the fit check, and the application.
import { advisory } from '#content/advisory.ts';
import { pricing } from '#content/pricing.ts';
import { itemWords } from '#content/itemWords.ts';
import type { RouteContent } from '#content/schema.ts';
import { site } from '#content/site.ts';
import { usePageWords } from '#boot/pageData.ts';
import { Opening } from '#pages/parts/Opening.tsx';
import { PriceCard, Prices } from '#pages/parts/PriceCard.tsx';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { Areas, Lead, Steps } from './AdvisoryParts.tsx';
import { AdvisoryApplication } from './application.ts';
import { CallsSection } from './CallsSection.tsx';
import { secondCurve as secondCurvePlate } from '#ui/plates/secondCurve.tsx';

const { labels, open, prices } = advisory;
const { session, monthly } = pricing.advisory;
const { dashboard } = site.account;

const crumbs = [
  { label: dashboard.name, href: dashboard.href },
  ...site.navigation.items
    .filter(({ href }) => href === '/inner-room')
    .map(({ name, href }) => ({ label: name, href })),
  { label: prices.crumb },
];

/** The heading and the first text of one of the page's sections. */
function headOf(sections: RouteContent['sections'], id: string) {
  const { title = '', paragraphs = [] } = sections.find((section) => section.id === id) ?? {};
  return { id, title, lead: paragraphs.join(' ') };
}

/** The page at /advisory. */
export function AdvisoryPage() {
  const { sections } = usePageWords();
  const focus = headOf(sections, 'focus');
  const steps = headOf(sections, 'how-it-works');
  const fit = headOf(sections, 'requirements');
  return (
    <Page>
      <Opening crumbs={crumbs} plate={secondCurvePlate}>
        <LinkButton href={open.check.href} variant="primary">
          {open.check.name}
        </LinkButton>
        <Muted>{open.promise}</Muted>
      </Opening>
      <Section id={focus.id} number={1} label={labels.focus} title={focus.title}>
        <Stack $gap="two">
          <Lead>{focus.lead}</Lead>
          <Areas />
        </Stack>
      </Section>
      <Section id={steps.id} number={2} label={labels.steps} title={steps.title}>
        <Stack $gap="two">
          <Lead>{steps.lead}</Lead>
          <Steps />
        </Stack>
      </Section>
      <Section number={3} label={prices.label} title={prices.title}>
        <Prices>
          <PriceCard {...session} pointsLabel={itemWords.contains} />
          <PriceCard
            {...monthly}
            pointsLabel={itemWords.contains}
            badge={<Badge tone="gold">{monthly.badge}</Badge>}
          />
        </Prices>
      </Section>
      <Section id={fit.id} number={4} label={labels.fit} title={fit.title}>
        <Stack $gap="two">
          <Lead>{fit.lead}</Lead>
          <AdvisoryApplication />
        </Stack>
      </Section>
      <CallsSection number={5} />
    </Page>
  );
}
