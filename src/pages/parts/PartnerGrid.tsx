// Partner offers as cards, on their own page and in the Inner Room.
import type { Partner } from '#content/schema.items.ts';
import { Badge } from '#ui/Badge.tsx';
import { Grid } from '#ui/Stack.tsx';
import { ItemCard } from './ItemCard.tsx';

/** Offers, each with what it is worth. */
export function PartnerGrid({ partners }: { partners: readonly Partner[] }) {
  return (
    <Grid $columns={2} $gap="oneHalf">
      {partners.map((partner) => (
        <ItemCard
          key={partner.id}
          kind="partner"
          id={partner.logo}
          labels={[partner.category]}
          title={partner.name}
          href={partner.href}
          text={partner.description}
          foot={<Badge tone="mint">{partner.offer}</Badge>}
        />
      ))}
    </Grid>
  );
}
