// The same tests with each kind of scrollbar. Playwright hides scrollbars by default, and a hidden one still keeps its
// gutter: it is neither of the two.
import { expect, test } from '../fixtures.ts';
import type { Page } from 'playwright/test';

/** A browser whose scrollbar stands beside the page. */
export const classic = test.extend({
  launchOptions: [
    ({ launchOptions }, give) =>
      give({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

/** A browser whose scrollbar lies over the page, as on a telephone: the headless shell has it only there. */
const overlay = test.extend({
  contextOptions: ({ contextOptions }, give) => give({ ...contextOptions, isMobile: true }),
});

/** Each kind of scrollbar, with the room in pixels that it takes from the page. */
export const scrollbars = [
  { kind: 'classic', room: 15, test: classic },
  { kind: 'overlay', room: 0, test: overlay },
] as const;

/** What the browser was started for is really so; without this, a hidden scrollbar would pass for either kind. */
export const takesRoom = async (page: Page, room: number) =>
  expect(
    await page.evaluate(() => {
      const { clientWidth } = document.documentElement;
      const { width } = document.documentElement.getBoundingClientRect();
      return [window.innerWidth - clientWidth, window.innerWidth - width];
    }),
    'the room of the scrollbar, and of its gutter',
  ).toEqual([room, room]);
