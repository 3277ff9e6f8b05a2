// Another tab of the same browser changes the storage that both share.
import type { Page } from 'playwright/test';
import { configOf } from './config.ts';

const tabs = new WeakMap<Page, Page>();

/** Sets a key in another tab, or removes it (null). Where it has that value already, the page gets the event again. */
export async function setInOtherTab(page: Page, key: string, value: string | null) {
  let tab = tabs.get(page);
  if (tab === undefined || tab.isClosed()) {
    tab = await page.context().newPage();
    await tab.goto(configOf(page).blank);
    tabs.set(page, tab);
  }
  const changed = await tab.evaluate(
    (given) => {
      const before = localStorage.getItem(given.key);
      if (given.value === null) localStorage.removeItem(given.key);
      else localStorage.setItem(given.key, given.value);
      return before !== given.value;
    },
    { key, value },
  );
  // A browser sends no event where nothing changes.
  if (!changed) {
    await page.evaluate(
      (given) => void window.dispatchEvent(new StorageEvent('storage', { key: given })),
      key,
    );
  }
}
