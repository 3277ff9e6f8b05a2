// The clock of a page: long timers wait until a path says that time passes.
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    pathsClock?: { runFor: (ms: number) => void };
  }
}

/**
 * Runs in the page. Timers of `shortest` ms and more wait for `runFor`; shorter ones, which libraries set, run as
 * usual, so that the page works while the time of the flow is paused. `page.clock` would pause those too.
 */
export function pauseTimers(shortest: number) {
  const { setTimeout: start, clearTimeout: clear } = window;
  const waiting = new Map<number, { at: number; call: () => void }>();
  let now = 0;
  let last = 1e9;
  const setLong = (call: unknown, ms = 0, ...rest: unknown[]) => {
    // React waits up to 300 ms before it shows what has replaced a fallback: no time of a flow.
    if (ms < shortest || typeof call !== 'function' || call.name.startsWith('bound '))
      return start(call as () => void, ms, ...rest);
    last += 1;
    waiting.set(last, {
      at: now + ms,
      call: () => Reflect.apply(call, undefined, rest) as unknown,
    });
    return last;
  };
  window.setTimeout = setLong as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (typeof id !== 'number' || !waiting.delete(id)) clear(id);
  };
  window.pathsClock = {
    runFor: (ms) => {
      const end = now + ms;
      for (;;) {
        const due = [...waiting].toSorted(([, a], [, b]) => a.at - b.at)[0];
        if (due === undefined || due[1].at > end) break;
        waiting.delete(due[0]);
        now = due[1].at;
        due[1].call();
      }
      now = end;
    },
  };
}

/** Lets time pass in a page; `ms` in milliseconds. */
export const runFor = (page: Page, ms: number) =>
  page.evaluate((given) => window.pathsClock?.runFor(given), ms);
