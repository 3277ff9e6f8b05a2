// The same tests in a browser with classic scrollbars, which take their room from the page. Playwright hides them by default.
import { expect, test as overlay } from '../fixtures.ts';
import type { Page } from 'playwright/test';

/** A browser whose scrollbar stands beside the page. */
export const classic = overlay.extend({
  launchOptions: [
    ({ launchOptions }, give) =>
      give({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

/** Each kind of scrollbar, with the room in pixels that it takes from the page. */
export const scrollbars = [
  { kind: 'classic', room: 15, test: classic },
  { kind: 'overlay', room: 0, test: overlay },
] as const;

/** What the browser was started for is really so; without this, a hidden scrollbar would pass for a classic one. */
export const takesRoom = async (page: Page, room: number) =>
  expect(
    await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth),
    'the room of the scrollbar',
  ).toBe(room);
