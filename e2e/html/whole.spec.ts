// Whoever goes to a page by a link sees the page before it until the next one is there, and that one comes whole.
import type { Page } from 'playwright/test';
import { memberAddresses, samples } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { halden } from '../stack.ts';

/** What a page is made of, apart from words and decoration. */
const parts = 'main :is(section, article, h1, h2, h3, form, a[href], button, input, li)';

type Navigated = {
  /** Whether there was a moment at which nothing stood between header and footer. */
  wasBare: boolean;
  /** How many parts stood at the moment at which the new page was first there. */
  atFirst: number | null;
};

/** Presses a link to `path`, as one in any text, and watches every change of the page until the next one stands. */
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

/** Somewhere else, with nothing fetched for where they go next. */
async function standsElsewhere(person: Person, path: string) {
  await person.page.goto(path === '/upgrade' ? '/advisory' : '/upgrade');
  await person.findsItAwake();
}

for (const { path } of samples)
  test(`${path} comes whole`, async ({ visitor }) => {
    const { page } = visitor;
    await page.goto(path);
    const whole = await page.locator(parts).count();
    await standsElsewhere(visitor, path);
    expect(await arrives(page, path)).toEqual({ wasBare: false, atFirst: whole });
  });

test('the rooms of members are never bare on the way', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.becomesAMember(halden);
  for (const { path } of memberAddresses) {
    await standsElsewhere(visitor, path);
    expect(await arrives(page, path)).toMatchObject({ wasBare: false });
  }
});
