// Browser driver of Back to the top: a button over the corner of Open Circle, and the page that scrolls up.
import type { Page } from 'playwright/test';
import { circle } from '../../content/circle.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'scrollTop';
const button = (page: Page) => page.getByRole('button', { name: circle.top, exact: true });
const isGone = (page: Page) => expect(button(page)).toHaveCount(0);

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    page: (page) =>
      open(page, flow, '/open-circle', { interruptible: ['scrolling'], held: ['climb'] }),
  },
  events: { 'top.requested': (page) => button(page).click() },
  environment: {
    scrolling: {
      'page.scrolled': (page, { top }) =>
        page.evaluate((y) => {
          // A page that is at this position already would report nothing.
          const said =
            window.scrollY === y ? () => window.dispatchEvent(new Event('scroll')) : null;
          window.scrollTo({ top: y, behavior: 'instant' });
          said?.();
        }, Number(top)),
    },
  },
  outcomes: {
    scrolling: (page, outcome) => answer(page, flow, 'scrolling', outcome),
    climb: (page, outcome) => answer(page, flow, 'climb', outcome),
  },
  states: {
    atTop: isGone,
    away: (page) => expect(button(page)).toBeVisible(),
    climbing: isGone,
    unknown: isGone,
  },
  indistinguishable: [
    {
      states: ['atTop', 'climbing', 'unknown'],
      reason: 'There is no button: nothing leads where one is already, or is on the way to.',
    },
  ],
} satisfies PageDriver;
