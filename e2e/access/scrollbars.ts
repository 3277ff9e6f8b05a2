// Runs the same tests with each kind of scrollbar. Playwright hides scrollbars by default, and a hidden one still
// reserves its gutter: it is neither of the two.
import { expect, test } from '../fixtures.ts';
import type { Page } from 'playwright/test';

/** A browser whose scrollbar is next to the page. */
export const classic = test.extend({
  launchOptions: [
    ({ launchOptions }, give) =>
      give({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

/** A browser whose scrollbar covers the page, as on a telephone: only the headless shell has it. */
const overlay = test.extend({
  contextOptions: ({ contextOptions }, give) => give({ ...contextOptions, isMobile: true }),
});

/** Each kind of scrollbar, with the pixels that it takes from the page. */
export const scrollbars = [
  { kind: 'classic', room: 15, test: classic },
  { kind: 'overlay', room: 0, test: overlay },
] as const;

/** Checks that the browser has this kind of scrollbar; without this, a hidden one would pass for either. */
export const leavesRoom = async (page: Page, room: number) =>
  expect(
    await page.evaluate(() => {
      const { clientWidth } = document.documentElement;
      const { width } = document.documentElement.getBoundingClientRect();
      return [window.innerWidth - clientWidth, window.innerWidth - width];
    }),
    'the room of the scrollbar, and of its gutter',
  ).toEqual([room, room]);
