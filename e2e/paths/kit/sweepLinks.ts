// The links of a flow: most belong to the router alone, and some also tell the flow that the user leaves.
import type { Page } from 'playwright/test';
import type { JournalEntry } from './bridge.ts';

/**
 * Presses every link below `include` as if the app's router had taken it: nothing is navigated.
 * @returns the types of the events that the flow received
 */
export const followLinks = (page: Page, include: string): Promise<string[]> =>
  page.evaluate((roots) => {
    window.pathsBridge?.journal();
    const taken = new AbortController();
    window.addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      signal: taken.signal,
    });
    for (const root of document.querySelectorAll(roots))
      for (const link of root.querySelectorAll<HTMLElement>('a[href]')) link.click();
    taken.abort();
    const entries = JSON.parse(window.pathsBridge?.journal() ?? '[]') as JournalEntry[];
    return entries.map(({ event }) => event.type);
  }, include);
