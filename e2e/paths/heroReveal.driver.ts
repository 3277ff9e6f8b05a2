// Browser driver of the hero reveal: the six lines under the headline.
import type { Page } from 'playwright/test';
import { home } from '../../content/home.ts';
import { expect } from './kit/expect.ts';
import { answer } from './kit/page.ts';
import { open } from './open.ts';
import type { PageDriver } from './kit/walkPath.ts';

const flow = 'heroReveal';
const view = (page: Page) => page.locator(`[data-flow=${flow}]`);
const count = home.hero.benefits.length;

/** The number of visible lines: hidden ones still have their text, for screen readers. */
async function uncovers(page: Page, lines: number) {
  await expect(view(page).locator('[data-covered]')).toHaveCount(count - lines);
  for (const benefit of home.hero.benefits)
    await expect(view(page).getByText(benefit, { exact: true })).toBeAttached();
}

export default {
  flow,
  include: `[data-flow=${flow}]`,
  input: {
    page: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, flow, '/', { interruptible: ['motionPreference'] });
    },
  },
  events: {},
  environment: {
    site: { 'reveal.hastened': (page) => view(page).hover() },
    motionPreference: {
      'stillness.requested': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    },
  },
  outcomes: {
    motionPreference: (page, outcome) => answer(page, flow, 'motionPreference', outcome),
  },
  states: {
    'revealing.waiting': async (page, { context }) => {
      await uncovers(page, Number(context.revealed));
      await expect(view(page).locator('[data-covered]').last()).toBeAttached();
    },
    revealed: (page) => uncovers(page, count),
  },
} satisfies PageDriver;
