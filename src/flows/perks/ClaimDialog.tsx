// 'Access Benefit', on the Signal Exchange and in the Inner Room: the dialog of `perkRequest`, with the conditions that the
// profile meets.
import { eligibilityWords, partners } from '#content/partners.ts';
import { perks as words } from '#content/perks.ts';
import { useVisitor } from '#boot/app.tsx';
import { PerkDialog } from '#flows/perkRequest/PerkDialog.tsx';
import { statePath } from '#flows/shared/statePath.ts';
import { Notice } from '#ui/Notice.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Muted } from '#ui/Text.tsx';
import { Conditions } from './Conditions.tsx';
import type { Offers } from './useOffers.ts';

type ClaimProps = Pick<Offers, 'request' | 'profile'>;

/** The dialog about the offer that was chosen, for a page that is the view of `perkRequest` itself. */
export function Claim({ request, profile }: ClaimProps) {
  const { isMember } = useVisitor();
  const partner = partners.find(({ id }) => id === request.snapshot.context.perk?.partner);
  return (
    <PerkDialog {...request} partner={partner}>
      <Stack $gap="half">
        <Muted>{eligibilityWords.label}</Muted>
        <Conditions rules={partner?.eligibility ?? []} profile={profile} fromProfileOnly />
        <Muted>{words.claim.text}</Muted>
      </Stack>
      {isMember ? null : <Notice>{words.signedOut}</Notice>}
    </PerkDialog>
  );
}

/** The same, as the view of `perkRequest`. */
export const ClaimDialog = (props: ClaimProps) => (
  <div data-flow="perkRequest" data-state={statePath(props.request.snapshot.value)}>
    <Claim {...props} />
  </div>
);
