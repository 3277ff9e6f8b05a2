// The Signal Exchange: four partner offers.
import { partners } from '#content/partners.ts';
import { rooms } from '#content/rooms.ts';
import { routes } from '#content/routes.ts';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { PartnerGrid } from '#pages/parts/PartnerGrid.tsx';
import { Page, Section } from '#ui/Page.tsx';

const names = partners.map(({ name }) => name);

/** The page at /signal-exchange. */
export function SignalExchangePage() {
  const { label, title } = rooms.signalExchange;
  return (
    <Page>
      <Opening path="/signal-exchange" plate="signal-exchange" />
      <Section number={1} label={label} title={title}>
        <PartnerGrid partners={partners} />
      </Section>
      <Notes sections={unlisted(routes['/signal-exchange'].sections, names)} from={2} />
    </Page>
  );
}
