// Browser driver of the scroll hint: a word at the foot of the window, which screen readers skip.
import type { Page } from 'playwright/test';
import { home } from '../../content/home.ts';
import { expect } from './kit/expect.ts';
import { answer, open } from './kit/page.ts';
import type { PageDriver } from './kit/travel.ts';

const flow = 'scrollHint';
const hint = (page: Page) =>
  page.locator(`[data-flow=${flow}]`).getByText(home.scrollHint, { exact: true });

export default {
  flow,
  own: `[data-flow=${flow}]`,
  input: { page: (page) => open(page, flow, '/', { feeds: ['scrolling'] }) },
  events: {},
  world: {
    scrolling: {
      'page.scrolled': (page, { top }) =>
        page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), Number(top)),
    },
  },
  outcomes: { scrolling: (page, outcome) => answer(page, flow, 'scrolling', outcome) },
  states: {
    hinting: (page) => expect(hint(page)).toBeVisible(),
    gone: (page) => expect(hint(page)).toBeHidden(),
  },
} satisfies PageDriver;
