// The test kit of the onboarding layer: its ports, and helpers that reach the states.
import { onboardingLayerMachine } from '#machines/onboardingLayer.machine.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { Answers, RestoreRequest, Recollection } from '#machines/onboarding.machine.ts';
import type { OnboardingLayerEvent } from '#machines/onboardingLayer.machine.ts';
import { feed, listeningSession, noDraft, play, port } from './kit.ts';

type SignUp = { email: string; password: string; answers: Answers };

export const begin = () => {
  const pageFeed = feed<OnboardingLayerEvent>();
  const readCompletion = port<{ complete: boolean }>();
  const fetchOnboarding = port();
  const restore = port<Recollection, RestoreRequest>();
  const currentSession = port<{ email: string } | null>();
  const signUp = port<{ email: string } | null, SignUp>();
  const saveProfile = port<void, { answers: Answers; stored: Answers | null }>();
  const saveAnswers = port<void, { answers: Answers }>();
  const onboarding = onboardingMachine.provide({
    actors: {
      draft: noDraft,
      restore: restore.logic,
      currentSession: currentSession.logic,
      signUp: signUp.logic,
      saveProfile: saveProfile.logic,
      saveAnswers: saveAnswers.logic,
    },
  });
  const session = listeningSession();
  const layer = play(
    onboardingLayerMachine.provide({
      actors: {
        pageFeed: pageFeed.logic,
        readCompletion: readCompletion.logic,
        fetchOnboarding: fetchOnboarding.logic,
        onboarding,
      },
    }),
    { session: session.ref },
  );
  const child = () => {
    const { onboarding: flow } = layer.actor.getSnapshot().children;
    if (flow === undefined) throw new Error('Onboarding does not run.');
    return flow;
  };
  return {
    ...layer,
    pageFeed,
    readCompletion,
    fetchOnboarding,
    restore,
    currentSession,
    signUp,
    saveProfile,
    saveAnswers,
    session,
    child,
  };
};

export const looking = () => {
  const layer = begin();
  layer.send({ type: 'layer.offered' });
  return layer;
};

export const fetching = (purpose: 'begin' | 'edit' = 'begin') => {
  const layer = begin();
  layer.send({ type: 'layer.requested', purpose });
  return layer;
};

export const unreachable = (purpose: 'begin' | 'edit' = 'begin') => {
  const layer = fetching(purpose);
  layer.fetchOnboarding.reject('No network');
  return layer;
};

export const opened = (purpose: 'begin' | 'edit' = 'begin') => {
  const layer = fetching(purpose);
  layer.fetchOnboarding.resolve();
  return layer;
};

export const dismissed = () => {
  const layer = opened();
  layer.child().send({ type: 'close.requested' });
  return layer;
};
