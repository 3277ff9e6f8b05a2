// Part of the composition root: onboarding, which its page and the layer that lies over others start with.
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import { keepDraft } from '#adapters/browser/draftKeeper.ts';
import { recallOf } from '#adapters/browser/recollection.ts';
import { onCall } from '#adapters/onCall.ts';
import { triesPauseOf } from './main.tries.ts';

/** What asks the service: fetched when onboarding first does, and no part of a first view. */
const member = () => import('./main.member.ts');

/** The six steps; what was heard in them is kept over a reload. */
export const onboardingFlows = (asFlow: AsFlow): FlowGroups['onboarding'] => ({
  onboarding: asFlow(
    'onboarding',
    onboardingMachine.provide({
      actors: {
        recall: recallOf(member),
        currentSession: onCall(() => member().then((ports) => ports.currentMember)),
        signUp: onCall(() => member().then((ports) => ports.signUpWithAnswers)),
        saveProfile: onCall(() => member().then((ports) => ports.saveProfile)),
        keepAnswers: onCall(() => member().then((ports) => ports.keepOwnAnswers)),
        triesPause: triesPauseOf(asFlow),
      },
    }),
    keepDraft,
  ),
});
