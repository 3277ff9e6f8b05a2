// On an offer's own page: its conditions, and claiming it.
import { eligibilityWords, partners } from '#content/partners.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Section } from '#ui/Page.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { Conditions } from './Conditions.tsx';
import { OfferFoot } from './OfferFoot.tsx';
import { Sources } from './Sources.tsx';
import { useOffers } from './useOffers.ts';

/** The view of `perks` for one offer; nothing for an unknown id. */
export function OfferClaim({ id }: { id: string }) {
  const offers = useOffers();
  const partner = partners.find((one) => one.id === id);
  if (partner === undefined) return null;
  return (
    <Section title={eligibilityWords.label}>
      <Stack $gap="oneHalf" data-flow="perks" data-state={statePath(offers.perks.snapshot.value)}>
        <Sources perks={offers.perks} />
        <Conditions rules={partner.eligibility} profile={offers.profile} />
        <OfferFoot {...offers} partner={partner} isLarge />
        <Muted>{eligibilityWords.hint}</Muted>
        <ClaimDialog {...offers} />
      </Stack>
    </Section>
  );
}
