// The Signal Exchange in the Inner Room: the two offers that suit an early company first.
import { partners } from '#content/partners.ts';
import { rooms } from '#content/rooms.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { PartnerGrid } from '#pages/parts/PartnerGrid.tsx';
import { Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';

const { innerRoomPerks: words } = rooms;

/** The section with both offers; `number` is its place on the page. */
export function SignalExchangeSection({ number }: { number: number }) {
  return (
    <Section number={number} label={words.label} title={words.title}>
      <Stack $gap="one">
        <PartnerGrid partners={partners.slice(0, 2)} />
        <div>
          <ArrowLink link={words.link} />
        </div>
      </Stack>
    </Section>
  );
}
