// The two flows around offers: what a profile says to them, and asking for one.
import { useActorRef, useSelector } from '@xstate/react';
import type { Partner } from '#content/schema.items.ts';
import { useFlows } from '#boot/useFlow.ts';
import { answersTo } from './eligibility.ts';

/** Starts both, for as long as the component stands. */
export function useOffers() {
  const [perksFlow, requestFlow] = useFlows('perks', 'perkRequest');
  const perks = useActorRef(perksFlow);
  const request = useActorRef(requestFlow, { input: { kind: 'perk' } });
  const known = useSelector(perks, (current) => current);
  const asking = useSelector(request, (current) => current);
  const { profile } = known.context;
  return {
    perks: { actor: perks, snapshot: known },
    request: { actor: request, snapshot: asking },
    profile,
    /** Opens the dialog about an offer; what the profile says goes along. */
    claim: ({ id, name, eligibility }: Partner) =>
      request.send({
        type: 'perk.chosen',
        partner: id,
        name,
        eligibility: answersTo(eligibility, profile),
      }),
  };
}

export type Offers = ReturnType<typeof useOffers>;
