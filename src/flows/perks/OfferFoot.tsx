// The action of an offer: 'Access Benefit', and beside it the earlier request.
import { innerRoom } from '#content/innerRoom.ts';
import type { Partner } from '#content/schema.items.ts';
import { Status } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Offers } from './useOffers.ts';

export type OfferFootProps = Pick<Offers, 'request' | 'claim'> & {
  partner: Partner;
  isLarge?: boolean;
};

/** The button with its offer's name, and the status of an earlier request. */
export function OfferFoot({ request, claim, partner, isLarge = false }: OfferFootProps) {
  const { asked } = request.snapshot.context;
  const wasAsked = asked[partner.name] !== undefined && !request.snapshot.hasTag('busy');
  return (
    <Row $gap="one">
      <Button
        variant={wasAsked ? 'secondary' : 'primary'}
        size={isLarge ? 'medium' : 'small'}
        onPress={() => claim(partner)}
      >
        {partner.buttonText}
        <VisuallyHidden> {partner.name}</VisuallyHidden>
      </Button>
      <output>{wasAsked ? <Status tone="mint">{innerRoom.perks.asked}</Status> : null}</output>
    </Row>
  );
}
