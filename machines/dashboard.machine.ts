// The dashboard: how it greets its member, and which of its three tabs is open (docs/product-spec.md, "2. Screens and routes",
// "Dashboard").
import { assign, emit, fromCallback, setup } from 'xstate';

/** The tabs, by their names in the address. */
export type DashboardTab = 'stack' | 'community' | 'channels';

export type DashboardEvent =
  /** The hour of the visitor's own day, 0 to 23: at the start and whenever it changes. */
  | { type: 'hour.struck'; hour: number }
  /** The stored company name, or an empty one: at the start and whenever it changes. */
  | { type: 'company.learnt'; name: string }
  /** The tab that the address names: at the start and after every navigation. */
  | { type: 'address.named'; tab: DashboardTab }
  // What the user does.
  | { type: 'tab.chosen'; tab: DashboardTab };

export type DashboardEmitted = { type: 'navigate'; to: string; replace?: boolean };

type DashboardContext = { companyName: string };

export const dashboardMachine = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    emitted: {} as DashboardEmitted,
    tags: {} as 'loading' | 'morning' | 'afternoon' | 'evening' | DashboardTab,
  },
  actors: {
    /** Feed: reports `hour.struck`. */
    clock: fromCallback<DashboardEvent>(() => {
      throw new Error('Port clock is not provided.');
    }),
    /** Feed: reports `company.learnt`. */
    companyFeed: fromCallback<DashboardEvent>(() => {
      throw new Error('Port companyFeed is not provided.');
    }),
    /** Feed: reports `address.named`. */
    addressFeed: fromCallback<DashboardEvent>(() => {
      throw new Error('Port addressFeed is not provided.');
    }),
  },
  actions: {
    forgetCompany: assign({ companyName: '' }),
    rememberCompany: assign((_, params: { name: string }) => ({ companyName: params.name })),
    /** The address names the tab, so that it can be linked and reloaded. */
    nameTab: emit((_, params: { tab: DashboardTab }) => ({
      type: 'navigate' as const,
      to: params.tab === 'stack' ? '/dashboard' : `/dashboard?tab=${params.tab}`,
      replace: true,
    })),
  },
  guards: {
    /** Good morning before 12:00. */
    isMorning: (_, params: { hour: number }) => params.hour < 12,
    /** Good afternoon before 18:00. */
    isAfternoon: (_, params: { hour: number }) => params.hour < 18,
    isStack: (_, params: { tab: DashboardTab }) => params.tab === 'stack',
    isCommunity: (_, params: { tab: DashboardTab }) => params.tab === 'community',
  },
  delays: { clockTimeout: 1000 },
}).createMachine({
  id: 'dashboard',
  description: 'How the dashboard greets its member, and which of its tabs is open.',
  type: 'parallel',
  context: () => ({ companyName: '' }),
  invoke: { id: 'companyFeed', src: 'companyFeed', onError: { actions: 'forgetCompany' } },
  on: {
    'company.learnt': { actions: { type: 'rememberCompany', params: ({ event }) => event } },
  },
  states: {
    greeting: {
      description: 'What the heading says.',
      invoke: { id: 'clock', src: 'clock', onError: { target: '.morning' } },
      on: {
        'hour.struck': [
          { guard: { type: 'isMorning', params: ({ event }) => event }, target: '.morning' },
          { guard: { type: 'isAfternoon', params: ({ event }) => event }, target: '.afternoon' },
          { target: '.evening' },
        ],
      },
      initial: 'waking',
      states: {
        waking: {
          description: 'The clock has not been read yet.',
          tags: 'loading',
          after: { clockTimeout: { target: 'morning' } },
        },
        morning: { description: 'Before 12:00: Good morning.', tags: 'morning' },
        afternoon: {
          description: 'From 12:00 and before 18:00: Good afternoon.',
          tags: 'afternoon',
        },
        evening: { description: 'From 18:00: Good evening.', tags: 'evening' },
      },
    },
    tab: {
      description: 'What the main area shows.',
      invoke: { id: 'addressFeed', src: 'addressFeed', onError: { target: '.stack' } },
      on: {
        'address.named': [
          { guard: { type: 'isStack', params: ({ event }) => event }, target: '.stack' },
          { guard: { type: 'isCommunity', params: ({ event }) => event }, target: '.community' },
          { target: '.channels' },
        ],
        'tab.chosen': [
          {
            guard: { type: 'isStack', params: ({ event }) => event },
            target: '.stack',
            actions: { type: 'nameTab', params: ({ event }) => event },
          },
          {
            guard: { type: 'isCommunity', params: ({ event }) => event },
            target: '.community',
            actions: { type: 'nameTab', params: ({ event }) => event },
          },
          { target: '.channels', actions: { type: 'nameTab', params: ({ event }) => event } },
        ],
      },
      initial: 'stack',
      states: {
        stack: { description: "The feed, ordered by the member's choices.", tags: 'stack' },
        community: { description: 'The posts of the community.', tags: 'community' },
        channels: { description: 'The three Slack channels.', tags: 'channels' },
      },
    },
  },
});
