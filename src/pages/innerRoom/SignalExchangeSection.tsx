// The Signal Exchange in the Inner Room: the two offers that suit an early company first, under the same conditions.
import { partners } from '#content/partners.ts';
import { rooms } from '#content/rooms.ts';
import { expectPerk } from '#flows/perkRequest/PerkDialog.tsx';
import { Claim } from '#flows/perks/ClaimDialog.tsx';
import { OfferFoot } from '#flows/perks/OfferFoot.tsx';
import { useOffers } from '#flows/perks/useOffers.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { ArrowLink } from '#pages/parts/ArrowLink.tsx';
import { ItemCard } from '#pages/parts/ItemCard.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Section } from '#ui/Page.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { partner as partnerPlate } from '#ui/plates/partner.tsx';

const { innerRoomPerks: words } = rooms;
const offers = partners.slice(0, 2);

/** The section with both offers; `number` is its place on the page. */
export function SignalExchangeSection({ number }: { number: number }) {
  const claims = useOffers();
  return (
    <Section number={number} label={words.label} title={words.title}>
      <Stack
        $gap="one"
        data-flow="perkRequest"
        data-state={statePath(claims.request.snapshot.value)}
      >
        <Grid $columns={2} $gap="oneHalf" onPointerEnter={expectPerk} onFocus={expectPerk}>
          {offers.map((partner) => (
            <ItemCard
              key={partner.id}
              look={partnerPlate}
              id={partner.logo}
              labels={[partner.category]}
              title={partner.name}
              href={partner.href}
              text={partner.description}
              foot={
                <>
                  <Badge tone="mint">{partner.offer}</Badge>
                  <OfferFoot {...claims} partner={partner} />
                </>
              }
            />
          ))}
        </Grid>
        <div>
          <ArrowLink link={words.link} />
        </div>
        <Claim {...claims} />
      </Stack>
    </Section>
  );
}
