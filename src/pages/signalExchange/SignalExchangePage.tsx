// The Signal Exchange: four partner offers with their conditions, and the form to become a partner.
import { partners } from '#content/partners.ts';
import { perks } from '#content/perks.ts';
import { rooms } from '#content/rooms.ts';
import { usePageWords } from '#boot/pageData.ts';
import { Notes, unlisted } from '#pages/parts/Notes.tsx';
import { Opening } from '#pages/parts/Opening.tsx';
import { Page, Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Lede } from '#ui/Text.tsx';
import { Application, OfferCards } from './offers.ts';
import { signalExchange as signalExchangePlate } from '#ui/plates/signalExchange.tsx';

const names = partners.map(({ name }) => name);

/** The page at /signal-exchange. */
export function SignalExchangePage() {
  const { label, title } = rooms.signalExchange;
  const { sections } = usePageWords();
  return (
    <Page>
      <Opening plate={signalExchangePlate} />
      <Section number={1} label={label} title={title}>
        <OfferCards />
      </Section>
      <Section
        id="partners"
        number={2}
        label={perks.partner.label}
        title={perks.partner.title}
        isText
      >
        <Stack $gap="oneHalf" $align="start">
          <Lede>{perks.partner.text}</Lede>
          <Application form="partner" />
        </Stack>
      </Section>
      <Notes sections={unlisted(sections, names)} from={3} />
    </Page>
  );
}
