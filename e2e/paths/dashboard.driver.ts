// The dashboard's greeting: by the clock, and by what the browser has stored.
import { dashboard } from '../../content/dashboard.ts';
import { requests } from '../../content/requests.ts';
import { expect } from './kit/expect.ts';
import { answer, open, report } from './kit/page.ts';
import { setInOtherTab } from './kit/otherTab.ts';
import type { PageDriver } from './kit/travel.ts';

const greets =
  (greeting: string): PageDriver['states'][string] =>
  async (page, { context }) => {
    const name = context.companyName === '' ? 'ada' : String(context.companyName);
    await expect(
      page.getByRole('heading', { level: 1, name: `${greeting}, ${name}`, exact: true }),
    ).toBeVisible();
  };

export default {
  flow: 'dashboard',
  // Nobody can press anything in a greeting.
  own: '[data-flow=dashboard]',
  input: {
    dashboard: async (page) => {
      await open(page, 'dashboard', '/dashboard', {
        who: 'member',
        // The real clock has been read before anybody sees the page: it is held, and strikes on command.
        held: ['clock'],
        feeds: ['clock', 'companyFeed'],
      });
      // Another flow of the page, which has its own paths: it comes to rest first.
      await expect(page.getByRole('heading', { name: requests.empty.title })).toBeVisible();
    },
  },
  events: {},
  world: {
    clock: { 'hour.struck': (page, event) => report(page, 'dashboard', event) },
    companyFeed: {
      'company.learnt': (page, { name }) =>
        setInOtherTab(page, 'axisOneCompanyName', name === '' ? null : String(name)),
    },
  },
  outcomes: {
    clock: (page, outcome) => answer(page, 'dashboard', 'clock', outcome),
    companyFeed: (page, outcome) => answer(page, 'dashboard', 'companyFeed', outcome),
  },
  states: {
    waking: (page) => expect(page.getByText(dashboard.loading).first()).toBeAttached(),
    morning: greets(dashboard.greetings.morning),
    afternoon: greets(dashboard.greetings.afternoon),
    evening: greets(dashboard.greetings.evening),
  },
} satisfies PageDriver;
