// Path model of the dashboard: its greeting, by the time of day and the company's name, and its three tabs.
import { dashboardMachine } from '#machines/dashboard.machine.ts';
import type { DashboardTab } from '#machines/dashboard.machine.ts';
import { dashboard } from '#content/dashboard.ts';
import { definePaths } from './kit/define.ts';

const names: Record<DashboardTab, string> = {
  stack: dashboard.tabs.feed,
  community: dashboard.tabs.community,
  channels: dashboard.tabs.channels,
};

/** The open tab is not chosen again: pressing it changes nothing. */
const unlessOpen = (tab: DashboardTab, snapshot: { hasTag: (tag: DashboardTab) => boolean }) =>
  snapshot.hasTag(tab) ? undefined : { tab };

export default definePaths({
  machine: dashboardMachine,
  input: { dashboard: { say: 'A member opens the dashboard' } },
  events: {
    'tab.chosen': {
      say: ({ tab }) => `Choose the tab ${names[tab]}`,
      samples: {
        stack: (snapshot) => unlessOpen('stack', snapshot),
        community: (snapshot) => unlessOpen('community', snapshot),
        channels: (snapshot) => unlessOpen('channels', snapshot),
      },
    },
  },
  environment: {
    addressFeed: {
      'address.named': {
        say: ({ tab }) => `The address names ${names[tab]}`,
        samples: {
          stack: { tab: 'stack' },
          community: { tab: 'community' },
          channels: { tab: 'channels' },
        },
      },
    },
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
    addressFeed: { silent: { fails: 'No address.', say: 'The address cannot be read' } },
    companyFeed: {
      closed: { fails: 'Storage is refused.', say: "The browser's storage cannot be read" },
    },
  },
  states: {
    'greeting.waking': 'The dashboard loads its greeting',
    'greeting.morning': 'The dashboard says Good morning',
    'greeting.afternoon': 'The dashboard says Good afternoon',
    'greeting.evening': 'The dashboard says Good evening',
    'tab.stack': 'Signal Stack is open',
    'tab.community': 'Community is open',
    'tab.channels': 'Slack Channels is open',
  },
  details: ({ context }) => [
    context.companyName === ''
      ? "The greeting names the member by the email's first part"
      : `The greeting names ${context.companyName}`,
  ],
  resting: [
    'greeting.morning',
    'greeting.afternoon',
    'greeting.evening',
    'tab.stack',
    'tab.community',
    'tab.channels',
  ],
  invariants: {
    'The greeting loads only until the clock was read': ({ snapshot }) =>
      snapshot.hasTag('loading') === snapshot.matches({ greeting: 'waking' }),
    'The address names the tab that was chosen': ({ emitted, snapshot }) =>
      emitted.every(
        (word) =>
          word['to'] ===
          (snapshot.hasTag('stack')
            ? '/dashboard'
            : `/dashboard?tab=${snapshot.hasTag('community') ? 'community' : 'channels'}`),
      ),
  },
});
