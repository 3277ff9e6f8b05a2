// Part of the composition root: onboarding, fetched with its page or with the layer that lies over others.
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { keepDraft } from '#adapters/browser/draftKeeper.ts';
import * as member from '#adapters/browser/member.ts';
import * as account from '#adapters/supabase/account.ts';
import { saveProfile } from '#adapters/supabase/profiles.ts';

/** The six steps; what was heard in them is kept over a reload. */
export const onboardingFlows = (asFlow: AsFlow): FlowGroups['onboarding'] => ({
  onboarding: asFlow(
    'onboarding',
    onboardingMachine.provide({
      actors: {
        recall: member.recall,
        currentSession: account.currentMember,
        signUp: account.signUpWithAnswers,
        saveProfile,
        keepAnswers: member.keepOwnAnswers,
      },
    }),
    keepDraft,
  ),
});
