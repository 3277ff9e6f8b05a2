// What interrupts a user, as a browser and a service really do it.
import { expect } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { tokenKey } from '../tokens.ts';
import type { Form } from './forms.ts';

/** A page of this origin without the site's scripts. */
export const silentPage = '/robots.txt';

/** Opens the page of a form, and the form. */
export async function goesTo(person: Person, { path, opens }: Form) {
  await person.page.goto(path);
  await person.findsItAwake();
  await opens(person);
}

/** The page was loaded again: the form has these words. */
export async function findsAgain(person: Person, form: Form, words: string) {
  await person.findsItAwake();
  await form.opens(person);
  await form.has(person, words);
}

/** The tab is frozen, and goes on. */
export async function freezes({ page }: Pick<Person, 'page'>) {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setWebLifecycleState', { state: 'frozen' });
  await client.send('Page.setWebLifecycleState', { state: 'active' });
  await client.detach();
}

/** The tab regains the focus: the auth library looks whether its session is still good. */
export const regainsFocus = ({ page }: Pick<Person, 'page'>) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** From now on this page's storage has no room for a value that grows. */
export const fillsUp = ({ page }: Pick<Person, 'page'>) =>
  page.evaluate(() => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (value.length > (this.getItem(key) ?? '').length)
        throw new DOMException('No room.', 'QuotaExceededError');
      store.call(this, key, value);
    };
  });

/** From now on this page may not use its storage. */
export const shutsStorage = ({ page }: Pick<Person, 'page'>) =>
  page.evaluate(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException(`${name} is refused.`, 'SecurityError');
        },
      });
  });

export const tokenOf = ({ page }: Person) =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', tokenKey);

/** This tab finds the session of a member in the browser, and tells all other tabs. */
export async function becomes(tab: Person, token: string) {
  const { page } = tab;
  await page.goto(silentPage);
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [tokenKey, token],
  );
  await page.goto('/dashboard');
  await tab.isOnTheDashboard();
}

/** No field of the page shows these words. */
export const showsNothingOf = ({ page }: Person, words: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (text) =>
          [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) =>
            value.includes(text),
          ),
        words,
      ),
    )
    .toBe(false);

/** The page says that nobody is signed in; onboarding, which has no header, begins anew. */
export const isSignedOut = (person: Person) =>
  expect(
    person.link('Sign In').or(person.heading('Welcome back')).or(person.button('Begin')).first(),
  ).toBeVisible();
