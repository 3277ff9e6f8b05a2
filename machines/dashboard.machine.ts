// The dashboard's greeting: by the clock, and by the name the member gave (specification, section 4 "Dashboard").
import { assign, fromCallback, setup } from 'xstate';

export type DashboardEvent =
  /** The hour of the visitor's own day, 0 to 23: at the start and whenever it changes. */
  | { type: 'hour.struck'; hour: number }
  /** The stored company name, or an empty one: at the start and whenever it changes. */
  | { type: 'company.learnt'; name: string };

type DashboardContext = { companyName: string };

export const dashboardMachine = setup({
  types: { context: {} as DashboardContext, events: {} as DashboardEvent },
  actors: {
    /** Feed: says `hour.struck`. */
    clock: fromCallback<DashboardEvent>(() => {
      throw new Error('Port clock is not provided.');
    }),
    /** Feed: says `company.learnt`. */
    companyFeed: fromCallback<DashboardEvent>(() => {
      throw new Error('Port companyFeed is not provided.');
    }),
  },
  actions: {
    forgetCompany: assign({ companyName: '' }),
    rememberCompany: assign((_, params: { name: string }) => ({ companyName: params.name })),
  },
  guards: {
    /** Good morning before 12:00. */
    isMorning: (_, params: { hour: number }) => params.hour < 12,
    /** Good afternoon before 18:00. */
    isAfternoon: (_, params: { hour: number }) => params.hour < 18,
  },
  delays: { clockPatience: 1000 },
}).createMachine({
  id: 'dashboard',
  description: 'How the dashboard greets its member.',
  context: () => ({ companyName: '' }),
  invoke: [
    { id: 'clock', src: 'clock', onError: { target: '.morning' } },
    { id: 'companyFeed', src: 'companyFeed', onError: { actions: 'forgetCompany' } },
  ],
  on: {
    'hour.struck': [
      { guard: { type: 'isMorning', params: ({ event }) => event }, target: '.morning' },
      { guard: { type: 'isAfternoon', params: ({ event }) => event }, target: '.afternoon' },
      { target: '.evening' },
    ],
    'company.learnt': { actions: { type: 'rememberCompany', params: ({ event }) => event } },
  },
  initial: 'waking',
  states: {
    waking: {
      description: 'The clock has not been read yet.',
      tags: 'loading',
      after: { clockPatience: { target: 'morning' } },
    },
    morning: { description: 'Before 12:00: Good morning.' },
    afternoon: { description: 'From 12:00 and before 18:00: Good afternoon.' },
    evening: { description: 'From 18:00: Good evening.' },
  },
});
