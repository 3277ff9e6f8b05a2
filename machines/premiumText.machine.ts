// A premium text on its own page: the part that everyone may read, and the whole for a user with a plan
// (docs/product-spec.md, "6. Roles and permissions"; docs/product-decisions.md, "How the tier is derived on the server").
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Block } from '#content/schema.publications.ts';
import type { SubscriptionStatus } from './upgrade.machine.ts';

/** What the database answers: the whole text, or that this member may not have it. */
export type TextAnswer = { outcome: 'found'; blocks: readonly Block[] } | { outcome: 'withheld' };

export type PremiumTextInput = {
  /** The id under which the text is published: its address without the first slash. */
  id: string;
};

export type PremiumTextEvent = SubscriptionStatus | { type: 'retry.requested' };

type PremiumTextContext = {
  id: string;
  /** The whole text, once it is loaded. */
  blocks: readonly Block[] | null;
};

export const premiumTextMachine = setup({
  types: {
    context: {} as PremiumTextContext,
    input: {} as PremiumTextInput,
    events: {} as PremiumTextEvent,
    tags: {} as 'busy' | 'shown' | 'incomplete' | 'failed',
  },
  actors: {
    /** Feed: the reader's plan, as soon as it is known and on every change. */
    memberFeed: fromCallback<PremiumTextEvent>(() => {
      throw new Error('Port memberFeed is not provided.');
    }),
    /** Asks the database, which alone decides access. Rejects if it does not answer. */
    readText: fromPromise<TextAnswer, { id: string }>(() =>
      Promise.reject(new Error('Port readText is not provided.')),
    ),
  },
  actions: {
    keepText: assign((_, params: TextAnswer) => ({
      blocks: params.outcome === 'found' ? params.blocks : null,
    })),
    forgetText: assign({ blocks: null }),
  },
  guards: {
    isWithheld: (_, params: TextAnswer) => params.outcome === 'withheld',
  },
  delays: {
    /** How long to wait for the service's answer. */
    textTimeout: 15_000,
  },
}).createMachine({
  id: 'premiumText',
  description: 'A reader opens a premium text: its beginning, or all of it.',
  context: ({ input }) => ({ id: input.id, blocks: null }),
  invoke: { id: 'memberFeed', src: 'memberFeed', onError: { target: '.closed' } },
  initial: 'closed',
  on: {
    'member.absent': { target: '.closed', actions: 'forgetText' },
    'member.free': { target: '.closed', actions: 'forgetText' },
    'member.flagged': { target: '.incomplete', actions: 'forgetText' },
    'member.premium': { target: '.fetching' },
  },
  states: {
    closed: { description: 'The beginning is shown, and where the rest is to be had.' },
    incomplete: {
      description: 'This browser shows Premium, and no plan exists: the upgrade can be completed.',
      tags: 'incomplete',
    },
    fetching: {
      description: 'A premium member: the database is asked for the whole text.',
      tags: 'busy',
      entry: 'forgetText',
      invoke: {
        id: 'readingText',
        src: 'readText',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isWithheld', params: ({ event }) => event.output },
            target: 'withheld',
          },
          {
            target: 'shown',
            actions: { type: 'keepText', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed' },
      },
      after: { textTimeout: { target: 'failed' } },
    },
    shown: { description: 'The whole text is shown.', tags: 'shown' },
    withheld: {
      description: 'The database knows of no plan for this member: the beginning is shown.',
      tags: 'incomplete',
    },
    failed: {
      description: 'The rest could not be fetched; it can be tried again where it should stand.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'fetching' } },
    },
  },
});
