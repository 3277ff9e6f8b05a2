// Dashboard greeting: by the clock, and by the company's name.
import { dashboardMachine } from '#machines/dashboard.machine.ts';
import { definePaths } from './kit/define.ts';

export default definePaths({
  machine: dashboardMachine,
  input: { dashboard: { say: 'A member opens the dashboard' } },
  events: {},
  world: {
    clock: {
      'hour.struck': {
        say: ({ hour }) => `The clock reads ${hour}:00`,
        // Each side of both cut-offs, 12:00 and 18:00.
        samples: {
          '11': { hour: 11 },
          '12': { hour: 12 },
          '17': { hour: 17 },
          '18': { hour: 18 },
        },
      },
    },
    companyFeed: {
      'company.learnt': {
        say: ({ name }) => (name === '' ? 'No company is stored' : `The stored company is ${name}`),
        samples: {
          named: ({ context }) =>
            context.companyName === '' ? { name: 'Analytical Engines' } : undefined,
          none: ({ context }) => (context.companyName === '' ? undefined : { name: '' }),
        },
      },
    },
  },
  outcomes: {
    clock: { stopped: { fails: 'No clock.', say: 'The clock cannot be read' } },
    companyFeed: {
      closed: { fails: 'Storage is refused.', say: "The browser's memory cannot be read" },
    },
  },
  states: {
    waking: 'The dashboard loads its greeting',
    morning: 'The dashboard says Good morning',
    afternoon: 'The dashboard says Good afternoon',
    evening: 'The dashboard says Good evening',
  },
  signs: ({ context }) => [
    context.companyName === ''
      ? "The greeting names the member by the email's first part"
      : `The greeting names ${context.companyName}`,
  ],
  resting: ['morning', 'afternoon', 'evening'],
  invariants: {
    'It loads only until the clock was read': ({ snapshot }) =>
      snapshot.hasTag('loading') === snapshot.matches('waking'),
  },
});
