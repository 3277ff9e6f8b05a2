// What the journeys of steps from page to page have in common: the HTML in view, links, and a router that is held back.
import type { Page } from 'playwright/test';
import { heldBack } from './html/heldBack.ts';
import type { Person } from './person.ts';

export const early = (page: Page) => page.locator('main[data-html]');
export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
/** Presses a link that leads to an address, as a screen reader does: without a pointer, which would fetch it before. */
export const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);

/** Counts every shift of the layout, also within half a second of a press. */
const countShifts = () => {
  const seen = Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** A visitor on /upgrade, whose router is held back until the returned function is called. */
export async function waitsForTheRouter(visitor: Person) {
  const { page } = visitor;
  await page.addInitScript(countShifts);
  await page.goto('/upgrade');
  await visitor.findsItAwake();
  return heldBack(page, '**/assets/router-*.js');
}
