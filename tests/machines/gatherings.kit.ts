// The test kit of the gatherings: samples, ports, and helpers that reach the states.
import { gatheringsMachine } from '#machines/gatherings.machine.ts';
import type {
  GatheringsEvent,
  ApplicationStatus,
  NoteDraft,
} from '#machines/gatherings.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type {
  OnboardingInput,
  OnboardingOutput,
  onboardingMachine,
} from '#machines/onboarding.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { draftKit, feed, listeningSession, play, port } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';
import { submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';

export const [lisbon, paris, london] = [
  'lisbon-dinner-2026-11-26',
  'paris-walk-2026-12-03',
  'london-dinner-2026-12-15',
] as const;
export const known = [
  { id: lisbon, title: 'Lisbon dinner', status: 'waitlist' },
  { id: paris, title: 'Paris walk', status: 'accepting' },
  { id: london, title: 'London dinner', status: 'full' },
] as const;
export const applied: ApplicationStatus = { is: 'applied', position: null, until: null };

export const connectFlow = (logic: unknown) => logic as typeof onboardingMachine;

/** What the feed reports: requests and entries about gatherings. */
export const asked = (requests: readonly MemberRequest[], entries: readonly OutboxEntry[] = []) =>
  ({ type: 'asked.known', requests, entries }) as const;
/** An application of the member. */
export const about = (
  title: string,
  status: MemberRequest['status'] = 'submitted',
  position: number | null = null,
) =>
  requestIn(status, {
    kind: 'gathering',
    subject: title,
    position,
    gathering: known.find((one) => one.title === title)?.id ?? '',
  });

export function browsing(
  broken?: typeof onboardingMachine,
  { submitRequest, submission } = submissionPort(),
) {
  const askedFeed = feed<GatheringsEvent>();
  const seatsFeed = feed<GatheringsEvent>();
  const fetchOnboarding = port();
  const onboarding = port<OnboardingOutput, OnboardingInput>();
  const session = listeningSession();
  const draft = draftKit<NoteDraft>();
  const flow = play(
    gatheringsMachine.provide({
      actors: {
        askedFeed: askedFeed.logic,
        seatsFeed: seatsFeed.logic,
        fetchOnboarding: fetchOnboarding.logic,
        onboarding: broken ?? connectFlow(onboarding.logic),
        draft: draft.logic,
        submission,
      },
    }),
    { gatherings: known, session: session.ref },
  );
  return {
    ...flow,
    askedFeed,
    seatsFeed,
    fetchOnboarding,
    onboarding,
    draft,
    submitRequest,
    session,
  };
}

export const looking = (id: string = paris, ports = submissionPort()) => {
  const flow = browsing(undefined, ports);
  flow.send({ type: 'gathering.chosen', id });
  return flow;
};

export const fetching = (id: string = paris, ports = submissionPort()) => {
  const flow = looking(id, ports);
  flow.send({ type: 'note.edited', text: 'A sensor, and a doubt.' });
  flow.send({ type: 'application.confirmed' });
  flow.wait(200);
  return flow;
};

export const covered = (id: string = paris, ports = submissionPort()) => {
  const flow = looking(id, ports);
  flow.send({ type: 'application.confirmed' });
  flow.wait(200);
  flow.fetchOnboarding.resolve();
  return flow;
};

export const sending = (
  id: string = paris,
  ending: OnboardingOutput['ending'] = 'closed',
  ports = submissionPort(),
) => {
  const flow = covered(id, ports);
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
