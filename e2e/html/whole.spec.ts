// A user who follows a link sees the previous page until the next one is loaded, and that one is complete at once.
import type { Page } from 'playwright/test';
import { memberAddresses, samples } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { halden } from '../stack.ts';
import { oneIn } from '../tags.ts';

/** The elements of the page in view, apart from words and decoration: below its HTML there may be the page before it. */
const parts =
  'main:not([hidden]) :is(section, article, h1, h2, h3, form, a[href], button, input, li)';

type Navigated = {
  /** Whether at any moment no element was between header and footer. */
  wasBare: boolean;
  /** The number of elements at the moment at which the new page first appeared. */
  atFirst: number | null;
};

/** Presses a link to `path` in the page, and records every change of the page until the next one is shown. */
const arrives = (page: Page, path: string): Promise<Navigated> =>
  page.evaluate(
    ([to, selector]) =>
      new Promise<Navigated>((resolve) => {
        const before = document.querySelector('main h1')?.textContent;
        let wasBare = false;
        const observer = new MutationObserver(() => {
          const main = document.querySelector('main');
          if (main === null || main.offsetParent === null || main.childElementCount === 0)
            wasBare = true;
          const now = document.querySelector('main h1')?.textContent;
          if (now === undefined || now === before || location.pathname !== to) return;
          observer.disconnect();
          resolve({ wasBare, atFirst: document.querySelectorAll(selector).length });
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        const link = Object.assign(document.createElement('a'), { href: to });
        document.body.append(link);
        link.click();
        link.remove();
      }),
    [path, parts] as const,
  );

/** A page from which nothing of the next one is prefetched. */
async function standsElsewhere(person: Person, path: string) {
  await person.page.goto(path === '/upgrade' ? '/advisory' : '/upgrade');
  await person.findsItAwake();
}

for (const [index, { path }] of samples.entries())
  test(`${path} is complete at once`, { tag: oneIn(4, index) }, async ({ visitor }) => {
    const { page } = visitor;
    await page.goto(path);
    const whole = await page.locator(parts).count();
    await standsElsewhere(visitor, path);
    expect(await arrives(page, path)).toEqual({ wasBare: false, atFirst: whole });
  });

test('the pages of members are never empty during a navigation', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.becomesAMember(halden);
  for (const { path } of memberAddresses) {
    await standsElsewhere(visitor, path);
    expect(await arrives(page, path)).toMatchObject({ wasBare: false });
  }
});
