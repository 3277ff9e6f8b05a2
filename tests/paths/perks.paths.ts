// Path model of the offers of the Signal Exchange: who the user is, and what their profile says.
import { perksMachine, type PerkProfile } from '#machines/perks.machine.ts';
import { definePaths } from './kit/define.ts';
import { ada, ben, unreachable } from './support.ts';

/** Three results for a condition: met, not met and open; each offer shows another one. */
export const told: PerkProfile = {
  identities: ['founder'],
  companyName: 'Halden Robotics',
  stage: 'seed',
  sector: 'Deep Tech',
  website: '',
};

type Seen = { context: { member: string }; matches: (state: 'visiting') => boolean };

export default definePaths({
  machine: perksMachine,
  input: { page: { say: 'A visitor opens /signal-exchange' } },
  events: { 'reading.retried': { say: 'Press Try again' } },
  environment: {
    memberFeed: {
      'member.arrived': {
        say: ({ member }) => `${member} is signed in`,
        samples: {
          first: ({ context }: Seen) => (context.member === '' ? { member: ada.id } : undefined),
          another: ({ context }: Seen) =>
            context.member === ada.id ? { member: ben.id } : undefined,
        },
      },
      'member.absent': { say: 'No user is signed in' },
      'profile.changed': {
        say: 'The profile has changed',
        when: ({ context }) => context.member !== '',
      },
    },
  },
  outcomes: {
    memberFeed: {
      closed: { fails: 'No such event.', say: 'The page cannot listen to the session' },
    },
    readProfile: {
      told: { gives: told, say: 'The profile is loaded' },
      empty: { gives: null, say: 'There is no profile yet' },
      unreachable,
    },
  },
  states: {
    visiting: 'Every condition is unknown, and there is a way to sign up',
    reading: 'The page says that it reads the profile',
    known: 'Every condition says whether it is met, not met, or unknown',
    unreadable: 'The page says that the profile cannot be read',
  },
  details: ({ context: { profile } }) => (profile === null ? [] : ['Conditions are answered']),
  probes: {
    'a profile with all that onboarding asks': {
      steps: [
        'memberFeed>member.arrived/first',
        {
          port: 'readProfile',
          gives: {
            ...told,
            website: 'https://halden.example',
            referral: 'Podcast',
            modules: ['asyncq'],
            signals: ['toolDrops'],
          },
        },
      ],
    },
  },
  resting: ['visiting', 'known', 'unreadable'],
  invariants: {
    'A visitor has no profile': ({ snapshot }) =>
      !snapshot.matches('visiting') || snapshot.context.profile === null,
    'The page loads the profile of the signed-in member': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'readProfile' ||
          (input as { member: string }).member === snapshot.context.member,
      ),
  },
});
