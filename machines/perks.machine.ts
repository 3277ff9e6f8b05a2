// The Signal Exchange: who looks at the offers, and what their profile says to each condition (met, not met, unknown; the
// page derives it in src/flows/perks/eligibility.ts). Claiming one is `perkRequest`'s.
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** What conditions are answered from; an empty text or list is no answer. */
export type PerkProfile = {
  identities: readonly string[];
  companyName: string;
  stage: string;
  sector: string;
  website: string;
};

export type PerksEvent =
  | { type: 'member.arrived'; member: string }
  | { type: 'member.absent' }
  /** The member has just changed an answer. */
  | { type: 'profile.changed' }
  | { type: 'reading.retried' };

type PerksContext = {
  member: string;
  /** Null if there is no profile: then every condition is unknown. */
  profile: PerkProfile | null;
};

export const perksMachine = setup({
  types: {
    context: {} as PerksContext,
    events: {} as PerksEvent,
    tags: {} as 'busy' | 'visitor' | 'unreadable',
  },
  actors: {
    /** Feed: reports who is signed in, and that a profile has changed. */
    memberFeed: fromCallback<PerksEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** The member's answers; null where they have given none. */
    readProfile: fromPromise<PerkProfile | null, { member: string }>(() =>
      Promise.reject(new Error('Port readProfile is not provided.')),
    ),
  },
  actions: {
    rememberMember: assign((_, params: { member: string }) => ({
      member: params.member,
      profile: null,
    })),
    forgetMember: assign({ member: '', profile: null }),
    rememberProfile: assign((_, params: { profile: PerkProfile | null }) => ({
      profile: params.profile,
    })),
  },
  delays: {
    /** After this time the page says that the profile cannot be read. */
    profileTimeout: 8000,
  },
}).createMachine({
  id: 'perks',
  description:
    'A visitor looks through the offers of the Signal Exchange and sees which are theirs.',
  context: () => ({ member: '', profile: null }),
  invoke: {
    id: 'memberFeed',
    src: 'memberFeed',
    // If the feed fails, the user is treated as a visitor.
    onError: { target: '.visiting', actions: 'forgetMember' },
  },
  on: {
    'member.arrived': {
      target: '.reading',
      actions: { type: 'rememberMember', params: ({ event }) => event },
    },
    'member.absent': { target: '.visiting', actions: 'forgetMember' },
  },
  initial: 'visiting',
  states: {
    visiting: {
      description:
        'No member is signed in: every condition is unknown, and the page says how to sign up.',
      tags: 'visitor',
    },
    reading: {
      description: 'The profile is being read; what was known before stays.',
      tags: 'busy',
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        input: ({ context }) => ({ member: context.member }),
        onDone: {
          target: 'known',
          actions: {
            type: 'rememberProfile',
            params: ({ event }) => ({ profile: event.output }),
          },
        },
        onError: { target: 'unreadable' },
      },
      after: { profileTimeout: { target: 'unreadable' } },
      on: { 'profile.changed': { target: 'reading', reenter: true } },
    },
    known: {
      description: 'Every condition says whether it is met, not met, or not in the profile yet.',
      on: { 'profile.changed': { target: 'reading' } },
    },
    unreadable: {
      description:
        'The profile cannot be read: what is not known is unknown, and can be tried again.',
      tags: 'unreadable',
      on: {
        'profile.changed': { target: 'reading' },
        'reading.retried': { target: 'reading' },
      },
    },
  },
});
