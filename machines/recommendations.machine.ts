// Recommended Actions: the member's profile and activity, from which the page derives the next useful steps
// (docs/product-spec.md, "Dashboard").
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { IdentityId, ModuleId } from './onboarding.machine.ts';
import type { RequestKind } from './request.machine.ts';

/** The member's onboarding answers; an empty text means no answer. */
export type KnownProfile = {
  identities: readonly IdentityId[];
  companyName: string;
  stage: string;
  sector: string;
  modules: readonly ModuleId[];
};

/** What the member has done so far; null where it could not be read. */
export type Progress = {
  /** Questions left, and the month they belong to ("2026-11"). */
  quota: { left: number; month: string } | null;
  /** The kinds of everything that was ever asked. */
  asked: readonly RequestKind[] | null;
  /** The items on the stack. */
  stack: readonly { kind: string; id: string }[] | null;
};

export type RecommendationsEvent =
  /** What onboarding has stored: at the start and whenever it changes. */
  { type: 'profile.learnt'; profile: KnownProfile };

type RecommendationsContext = { profile: KnownProfile; progress: Progress };

export const recommendationsMachine = setup({
  types: {
    context: {} as RecommendationsContext,
    events: {} as RecommendationsEvent,
    tags: {} as 'loading',
  },
  actors: {
    /** Feed: reports `profile.learnt`. */
    profileFeed: fromCallback<RecommendationsEvent>(() => {
      throw new Error('Port profileFeed is not provided.');
    }),
    /** The member's activity, as the backend has it; a part that cannot be read is null. */
    readProgress: fromPromise<Progress>(() =>
      Promise.reject(new Error('Port readProgress is not provided.')),
    ),
  },
  actions: {
    rememberProfile: assign((_, params: { profile: KnownProfile }) => ({
      profile: params.profile,
    })),
    forgetProfile: assign({
      profile: { identities: [], companyName: '', stage: '', sector: '', modules: [] },
    }),
    rememberProgress: assign((_, params: { progress: Progress }) => ({
      progress: params.progress,
    })),
  },
  delays: {
    /** How long to wait for the activity; the profile alone gives some recommendations. */
    progressTimeout: 3000,
  },
}).createMachine({
  id: 'recommendations',
  description: 'What is known of a member, from which the page derives what is worth doing next.',
  context: () => ({
    profile: { identities: [], companyName: '', stage: '', sector: '', modules: [] },
    progress: { quota: null, asked: null, stack: null },
  }),
  invoke: { id: 'profileFeed', src: 'profileFeed', onError: { actions: 'forgetProfile' } },
  on: {
    'profile.learnt': { actions: { type: 'rememberProfile', params: ({ event }) => event } },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The backend is asked what was done so far; the shape of the actions is shown.',
      tags: 'loading',
      invoke: {
        id: 'readingProgress',
        src: 'readProgress',
        onDone: {
          target: 'known',
          actions: {
            type: 'rememberProgress',
            params: ({ event }) => ({ progress: event.output }),
          },
        },
        onError: { target: 'known' },
      },
      after: { progressTimeout: { target: 'known' } },
    },
    known: { description: 'The actions are shown, derived from what is known.' },
  },
});
