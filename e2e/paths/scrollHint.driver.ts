// Browser driver of the scroll hint: a word at the foot of the window, which screen readers skip.
import type { Page } from 'playwright/test';
import { home } from '../../content/home.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'scrollHint';
const hint = (page: Page) =>
  page.locator(`[data-flow=${flow}]`).getByText(home.scrollHint, { exact: true });

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: { page: (page) => open(page, flow, '/', { interruptible: ['scrolling'] }) },
  events: {},
  environment: {
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
