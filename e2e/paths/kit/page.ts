// A page of the test build: opens and resets it, and calls its bridge.
import type { AnyEventObject } from 'xstate';
import { test, type Disposable, type Page } from 'playwright/test';
import type { Answer, BridgeOptions, JournalEntry } from './bridge.ts';
import { pauseTimers } from './clock.ts';
import { forgetRequests } from './network.ts';

export type PageOptions = {
  bridge: BridgeOptions;
  /** What localStorage holds. */
  storage: Record<string, string>;
  /** Timers of so many milliseconds and more are paused: at most the shortest delay of the flow. */
  pausesTimersFrom: number;
  /** The flow is started by something that the user does on the page. */
  startsLater: boolean;
};

/**
 * Waits until a flow has started: the flow under test, or another. Timers that the router sets before run meanwhile.
 * @throws after ten seconds
 */
export async function whenStarted(page: Page, flow?: string) {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const isThere = await page.evaluate((name) => {
      if (window.pathsBridge?.stateOf(name) !== undefined) return true;
      window.pathsClock?.runFor(100);
      return false;
    }, flow);
    if (isThere) return;
    await page.waitForTimeout(50);
  }
  throw new Error('The flow has not started.');
}

/** How a page is opened where drafts run for real (e2e/paths/kept): the rest of the opening is the driver's. */
export type Arrival = {
  /** The browser has been here before: its storage stays. */
  keepsStorage: boolean;
  /** What gets the page to its address; by default it is loaded. */
  go?: (page: Page, address: string) => Promise<unknown>;
  /** Changes what is held, and what is reported at the start. */
  bridge: (given: BridgeOptions) => BridgeOptions;
  /** What localStorage holds besides. */
  storage: Record<string, string>;
  /** What sessionStorage holds of a tab that is new. */
  session?: Record<string, string>;
};

const arrivals = new WeakMap<Page, Arrival>();

/** From now on a page is opened like this. */
export const arriveAs = (page: Page, arrival: Arrival) => void arrivals.set(page, arrival);

/** The scripts that a page runs before each of its documents, since it was last opened. */
const initScripts = new WeakMap<Page, Disposable[]>();
let openings = 0;

/**
 * Resets a page for the next path, which is much cheaper than a new page: its process and its compiled scripts stay.
 * What it stored is removed by the next `openPage`.
 */
export async function resetPage(page: Page) {
  const scripts = initScripts.get(page);
  if (scripts === undefined) return;
  // Away from its address, so that no scroll position is restored, and an address with a fragment is a new document.
  await page.goto('about:blank');
  forgetRequests(page);
  for (const script of scripts) await script.dispose();
  initScripts.delete(page);
  const { viewport, contextOptions = {} } = test.info().project.use;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? 'no-preference' });
  await page.mouse.move(0, 0);
}

/** Opens an address with the bridge set up, the storage as given, and long timers paused. */
export async function openPage(
  page: Page,
  address: string,
  { bridge, storage, pausesTimersFrom, startsLater }: PageOptions,
) {
  const arrival = arrivals.get(page);
  const { keepsStorage = false, go = (there: Page, to: string) => there.goto(to) } = arrival ?? {};
  // Where a page comes back, those of its last opening go.
  if (arrival !== undefined)
    for (const script of initScripts.get(page) ?? []) await script.dispose();
  openings += 1;
  initScripts.set(page, [
    await page.addInitScript(pauseTimers, pausesTimersFrom),
    await page.addInitScript(
      (given) => {
        window.pathsBridgeOptions = given.bridge;
        // Once for each opening: a reload keeps the storage.
        if (given.keepsStorage || sessionStorage.getItem('pathsOpening') === given.opening) return;
        sessionStorage.clear();
        sessionStorage.setItem('pathsOpening', given.opening);
        localStorage.clear();
        for (const [key, value] of Object.entries(given.storage)) localStorage.setItem(key, value);
        for (const [key, value] of Object.entries(given.session))
          sessionStorage.setItem(key, value);
      },
      {
        bridge: arrival?.bridge(bridge) ?? bridge,
        storage: { ...storage, ...arrival?.storage },
        session: arrival?.session ?? {},
        opening: String(openings),
        keepsStorage,
      },
    ),
  ]);
  await go(page, address);
  await (startsLater ? page.waitForLoadState('networkidle') : whenStarted(page));
}

/** What the flow under test has received and done since the last call. */
export const journalOf = async (page: Page) =>
  JSON.parse(await page.evaluate(() => window.pathsBridge?.journal() ?? '[]')) as JournalEntry[];

/** Answers for a held port. */
export const answer = (page: Page, flow: string, port: string, outcome: Answer) =>
  page.evaluate((given) => window.pathsBridge?.answer(given.flow, given.port, given.plain), {
    flow,
    port,
    plain:
      'fails' in outcome
        ? { fails: outcome.fails, retryAfter: outcome.retryAfter }
        : 'passes' in outcome
          ? { passes: outcome.passes }
          : { gives: outcome.gives },
  });

/** Sends an event of the environment to a flow. */
export const report = (page: Page, flow: string, event: AnyEventObject) =>
  page.evaluate((given) => window.pathsBridge?.report(given.flow, given.event), { flow, event });

/** Waits up to five seconds for parts that are loaded on demand: until then the screen may change by itself. */
export const whenLoaded = (page: Page) =>
  page
    .waitForFunction(() => window.pathsBridge?.isLoading() !== true, undefined, { timeout: 5000 })
    .catch(() => undefined);

/**
 * Marks the elements that a selector finds, and no others: one of Playwright's selectors means nothing to the page.
 * @returns a selector of CSS
 */
export async function markAll(page: Page, selector: string, mark: string): Promise<string> {
  const attribute = `data-paths-${mark}`;
  await page.locator(selector).evaluateAll((elements, name) => {
    for (const old of document.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
    for (const element of elements) element.setAttribute(name, '');
  }, attribute);
  return `[${attribute}]`;
}

/** Unmounts everything on screen and mounts it again. */
export const remount = (page: Page) => page.evaluate(() => window.pathsBridge?.remount());

/** While muted, the flow under test, or every flow of the page, records events and does not react to them. */
export const mute = (page: Page, what: 'nothing' | 'flow' | 'page') =>
  page.evaluate((given) => window.pathsBridge?.mute(given), what);

/** Does to the page what its user does not do: no flow hears of it. */
export async function unheard<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  await mute(page, 'page');
  const result = await act();
  await journalOf(page);
  await mute(page, 'nothing');
  return result;
}
