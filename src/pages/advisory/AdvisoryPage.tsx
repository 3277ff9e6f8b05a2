// Strategic advisory: where it helps, how it works, what it costs, what it needs.
import { pricing } from '#content/pricing.ts';
import { itemWords, rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { site } from '#content/site.ts';
import { Notes } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { PriceCard, Prices } from '#pages/parts/PriceCard.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Page, Section } from '#ui/Page.tsx';

const { sections } = routes['/advisory'];
const { session, monthly } = pricing.advisory;
const { dashboard } = site.account;

const crumbs = [
  { label: dashboard.name, href: dashboard.href },
  { label: routes['/inner-room'].title, href: '/inner-room' },
  { label: rooms.advisory.crumb },
];

// The two prices are cards of their own: what stands before them, and what follows.
const prices: readonly string[] = [session.id, monthly.id];
const place = sections.findIndex(({ id }) => prices.includes(id));
const before = sections.slice(0, place);
const after = sections.slice(place).filter(({ id }) => !prices.includes(id));

/** The page at /advisory. */
export function AdvisoryPage() {
  const { label, title } = rooms.advisory;
  return (
    <Page>
      <Opening path="/advisory" crumbs={crumbs} plate="second-curve" />
      <Notes sections={before} />
      <Section number={before.length + 1} label={label} title={title}>
        <Prices>
          <PriceCard {...session} pointsLabel={itemWords.contains} />
          <PriceCard
            {...monthly}
            pointsLabel={itemWords.contains}
            badge={<Badge tone="gold">{monthly.badge}</Badge>}
          />
        </Prices>
      </Section>
      <Notes sections={after} from={before.length + 2} />
    </Page>
  );
}
