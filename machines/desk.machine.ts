// The advisor's desk: whether the page exists at all for the member who asks (docs/product-decisions.md, "Beyond the
// specification": /desk is for staff, and everybody else gets the 404).
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** An advisor, as the others at the desk read the name. */
export type Staff = { id: string; name: string };

/** The sections beside the queue. */
export type BoardSection = 'hours' | 'tables' | 'readers' | 'posts' | 'mails' | 'figures' | 'acts';

/** The database's answer: who is at the desk, that there is no such page for this member, or that staff need a second factor first. */
export type StaffAnswer =
  { outcome: 'found'; staff: Staff } | { outcome: 'refused' } | { outcome: 'needsFactor' };

export type DeskEvent =
  | { type: 'retry.requested' }
  /** The address names a section of the desk; null is the queue. */
  | { type: 'section.named'; section: BoardSection | null }
  /** The list of keys: ?, or its button. */
  | { type: 'keys.requested' }
  | { type: 'keys.closed' };

type DeskContext = {
  staff: Staff | null;
  /** The section on screen; null is the queue. */
  section: BoardSection | null;
};

export const deskMachine = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    tags: {} as 'missing' | 'needsFactor' | 'failed' | 'open' | 'keysShown',
  },
  actors: {
    /** Feed: reports `section.named`. */
    addressFeed: fromCallback<DeskEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
    /** Asks the database whether the signed-in member is staff now. */
    askStaff: fromPromise<StaffAnswer>(() =>
      Promise.reject(new Error('Port askStaff is not provided.')),
    ),
  },
  actions: {
    welcome: assign((_, params: StaffAnswer) => ({
      staff: params.outcome === 'found' ? params.staff : null,
    })),
    rememberSection: assign((_, params: { section: BoardSection | null }) => ({
      section: params.section,
    })),
  },
  guards: {
    isStaff: (_, params: StaffAnswer) => params.outcome === 'found',
    needsFactor: (_, params: StaffAnswer) => params.outcome === 'needsFactor',
  },
  delays: {
    serviceTimeout: 15_000,
  },
}).createMachine({
  id: 'desk',
  description:
    'A member opens /desk: the database says whether they are staff, and nothing of the desk is fetched before.',
  context: () => ({ staff: null, section: null }),
  initial: 'asking',
  states: {
    asking: {
      description:
        'The database is asked; until it answers, the page is the one of an unknown address.',
      tags: 'missing',
      invoke: {
        id: 'askStaff',
        src: 'askStaff',
        onDone: [
          {
            guard: { type: 'isStaff', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'welcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'needsFactor', params: ({ event }) => event.output },
            target: 'shut',
          },
          { target: 'refused' },
        ],
        onError: { target: 'failed' },
      },
      after: { serviceTimeout: { target: 'failed' } },
    },
    refused: {
      description: 'This member is not staff: there is no page at this address.',
      tags: 'missing',
    },
    shut: {
      description:
        'The member is staff and has no second factor: the page leads to the account, where it is switched on.',
      tags: 'needsFactor',
    },
    failed: {
      description: 'The service did not answer; the page says so and offers to try again.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'asking' } },
    },
    open: {
      description: 'The member is staff, and the desk is on screen.',
      tags: 'open',
      // Without an address that can be read, the desk is its queue.
      invoke: { id: 'addressFeed', src: 'addressFeed', onError: {} },
      on: {
        'section.named': {
          actions: { type: 'rememberSection', params: ({ event }) => event },
        },
      },
      initial: 'working',
      states: {
        working: {
          description: 'The keys work; their list is not shown.',
          on: { 'keys.requested': { target: 'readingKeys' } },
        },
        readingKeys: {
          description: 'A dialog over the desk lists every key.',
          tags: 'keysShown',
          on: { 'keys.closed': { target: 'working' } },
        },
      },
    },
  },
});
