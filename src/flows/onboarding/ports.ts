// The ports of `onboarding`: the draft of its answers, and the service that stores them, which is not part of a first
// view.
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { latePorts } from '#flows/session/ports.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectTriesPause } from '#flows/triesPause/ports.ts';
import { onCall } from '#adapters/onCall.ts';
import { holderOf, onboardingDraft } from './ports/draft.ts';
import { restoreOf } from './ports/restore.ts';

/** The machine with its ports. */
export const connect = (page: Pick<PortsContext, 'connectFlow' | 'session'>) =>
  page.connectFlow(
    'onboarding',
    onboardingMachine.provide({
      actors: {
        draft: connectDraft(page, onboardingDraft, holderOf(page.session)),
        restore: restoreOf(latePorts),
        currentSession: onCall(() => latePorts().then((ports) => ports.currentMember)),
        signUp: onCall(() => latePorts().then((ports) => ports.signUpWithAnswers)),
        saveProfile: onCall(() => latePorts().then((ports) => ports.saveProfile)),
        saveAnswers: onCall(() => latePorts().then((ports) => ports.saveOwnAnswers)),
        triesPause: connectTriesPause(page),
      },
    }),
  );
