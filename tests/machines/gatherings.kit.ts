// The test kit of the gatherings: samples, ports, and helpers that reach the states.
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import type { GatheringsEvent, ApplicationStatus } from '#machines/gatherings.machine.ts';
import type { SubmitAnswer, Submission } from '#machines/submission.machine.ts';
import type {
  OnboardingInput,
  OnboardingOutput,
  onboardingMachine,
} from '#machines/onboarding.machine.ts';
import { feed, listeningSession, play, port } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';

export const [lisbon, paris, london] = ['lisbon-dinner', 'paris-walk', 'london-dinner'] as const;
export const known = [
  { id: lisbon, title: 'Lisbon dinner', status: 'waitlist' },
  { id: paris, title: 'Paris walk', status: 'accepting' },
  { id: london, title: 'London dinner', status: 'full' },
] as const;
export const applied: ApplicationStatus = { is: 'applied', position: null, until: null };

export const connectFlow = (logic: unknown) => logic as typeof onboardingMachine;

export function browsing(circleFeed = feed<GatheringsEvent>(), broken?: typeof onboardingMachine) {
  const onboarding = port<OnboardingOutput, OnboardingInput>();
  const submitRequest = port<SubmitAnswer, Submission>();
  const session = listeningSession();
  const flow = play(
    gatheringsMachine.provide({
      actors: {
        circleFeed: circleFeed.logic,
        onboarding: broken ?? connectFlow(onboarding.logic),
        submitRequest: submitRequest.logic,
      },
    }),
    { gatherings: known, session: session.ref },
  );
  return { ...flow, circleFeed, onboarding, submitRequest, session };
}

export const looking = (id: string = paris) => {
  const flow = browsing();
  flow.send({ type: 'gathering.chosen', id });
  return flow;
};

export const covered = (id: string = paris) => {
  const flow = looking(id);
  flow.send({ type: 'application.confirmed' });
  flow.wait(200);
  return flow;
};

export const sending = (id: string = paris, ending: OnboardingOutput['ending'] = 'closed') => {
  const flow = covered(id);
  flow.onboarding.resolve({ ending });
  return flow;
};

export const stored = (
  status: Parameters<typeof requestIn>[0],
  rest: Parameters<typeof requestIn>[1] = {},
): SubmitAnswer => ({
  outcome: 'stored',
  request: requestIn(status, { kind: 'gathering', ...rest }),
});
