// Path model of the recommended actions: the profile, the completed actions, and the view while both are unknown.
import { recommendationsMachine } from '#machines/recommendations.machine.ts';
import type { Progress, KnownProfile } from '#machines/recommendations.machine.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';

const raising: KnownProfile = {
  identities: ['raising-capital'],
  companyName: 'Analytical Engines',
  stage: 'seed',
  sector: 'Deep Tech',
  modules: ['openCircle'],
};

export default definePaths({
  machine: recommendationsMachine,
  input: { dashboard: { say: 'A member opens the dashboard' } },
  events: {},
  environment: {
    profileFeed: {
      'profile.learnt': {
        say: ({ profile: { companyName } }) =>
          companyName === '' ? 'The profile is empty' : `${companyName} raises capital`,
        samples: {
          raising: ({ context }) =>
            context.profile.companyName === '' ? { profile: raising } : undefined,
        },
      },
    },
  },
  outcomes: {
    profileFeed: {
      closed: { fails: 'Storage is refused.', say: "The browser's storage cannot be read" },
    },
    readProgress: {
      fresh: {
        gives: {
          quota: { left: 1, month: '2026-11' },
          asked: [],
          stack: [],
        } satisfies Progress,
        say: 'Nothing was asked or saved yet',
      },
      unreachable,
    },
  },
  states: {
    reading: 'A skeleton of the actions is shown',
    known: 'The actions are shown, each with its reason',
  },
  details: ({ context }) =>
    context.profile.companyName === '' ? [] : ['The actions follow from raising capital'],
  resting: ['known'],
  probes: {
    'what was asked and saved before': {
      steps: [
        {
          port: 'readProgress',
          gives: {
            quota: { left: 0, month: '2026-11' },
            asked: ['asynq'],
            stack: [{ kind: 'signal', id: 'a' }],
          } satisfies Progress,
        },
      ],
    },
    'a service that answers nothing of what was asked': {
      steps: [
        {
          port: 'readProgress',
          gives: { quota: null, asked: null, stack: null } satisfies Progress,
        },
      ],
    },
  },
  invariants: {
    'The completed actions are loaded once': ({ started, snapshot }) =>
      started.every(({ port }) => port !== 'readProgress') || snapshot.matches('reading'),
  },
});
