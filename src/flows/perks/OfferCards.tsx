// The offers of the Signal Exchange with their conditions, and the dialog to claim one.
import { styled } from 'styled-components';
import { partners } from '#content/partners.ts';
import { perks as words } from '#content/perks.ts';
import type { Partner } from '#content/schema.items.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Mark, Marked } from '#ui/Mark.tsx';
import { Plate } from '#ui/Plate.tsx';
import { partner as partnerPlate } from '#ui/plates/partner.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Labels, Muted, Sentence } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { Conditions } from './Conditions.tsx';
import { summaryOf } from './eligibility.ts';
import { OfferFoot } from './OfferFoot.tsx';
import { Sources } from './Sources.tsx';
import { useOffers, type Offers } from './useOffers.ts';

/* A card's whole surface is a link, but its text remains selectable. */
const Terms = styled(Stack)`
  position: relative;
  z-index: ${tokens.z.raised};
`;

function OfferCard({ partner, offers }: { partner: Partner; offers: Offers }) {
  const { name, category, href, logo, description, offer, eligibility } = partner;
  const { key, count, all } = summaryOf(eligibility, offers.profile);
  return (
    <Card
      heading={name}
      href={href}
      eyebrow={
        <Marked>
          <Mark name={logo} framed />
          <Labels parts={[category]} />
        </Marked>
      }
      plate={<Plate look={partnerPlate} id={logo} />}
      footer={<OfferFoot {...offers} partner={partner} />}
    >
      <Stack $gap="one">
        <p>
          <Sentence text={description} />
        </p>
        <div>
          <Badge tone="mint">{offer}</Badge>
        </div>
        <Terms $gap="half">
          <Muted>{fillIn(words.summary[key], { count, all })}</Muted>
          <Conditions rules={eligibility} profile={offers.profile} />
        </Terms>
      </Stack>
    </Card>
  );
}

/** The view of `perks`: all offers. */
export function OfferCards() {
  const offers = useOffers();
  return (
    <Stack $gap="oneHalf" data-flow="perks" data-state={statePath(offers.perks.snapshot.value)}>
      <Sources perks={offers.perks} />
      <Grid $columns={2} $gap="oneHalf">
        {partners.map((partner) => (
          <OfferCard key={partner.id} partner={partner} offers={offers} />
        ))}
      </Grid>
      <ClaimDialog {...offers} />
    </Stack>
  );
}
