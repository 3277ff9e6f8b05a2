// Requests that are held until a path says what the service answers.
import type { Page, Request, Route } from 'playwright/test';
import { service } from '../../../content/service.ts';
import type { Answer } from './page.ts';

const holds = new WeakMap<Page, Map<string, Route[]>>();

const patience = 5000;

/** Holds every request of a method to a path of the service, under a port's name. */
export async function hold(page: Page, port: string, method: string, path: string | RegExp) {
  const held = holds.get(page) ?? new Map<string, Route[]>();
  holds.set(page, held);
  held.set(port, []);
  await page.route(
    (url) =>
      typeof path === 'string'
        ? url.pathname + url.search === path || url.pathname === path
        : path.test(url.pathname + url.search),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      held.get(port)?.push(route);
    },
  );
}

/** What waits now, by port. */
export const waitingNow = (page: Page): Map<string, Route[]> =>
  new Map([...(holds.get(page) ?? [])].map(([port, routes]) => [port, [...routes]]));

/** The requests that wait for an answer under a port's name. */
export const heldUnder = (page: Page, port: string): Request[] =>
  (holds.get(page)?.get(port) ?? []).map((route) => route.request());

/** Gives up what an earlier step left waiting: the machine no longer listens. `only`: none but these. */
export async function release(page: Page, port: string, only?: readonly Route[]) {
  const routes = holds.get(page)?.get(port) ?? [];
  const gone = routes.filter((route) => only?.includes(route) !== false);
  routes.splice(0, routes.length, ...routes.filter((route) => !gone.includes(route)));
  for (const route of gone) await route.abort().catch(() => {});
}

async function heldRoute(page: Page, port: string): Promise<Route> {
  for (let waited = 0; waited < patience; waited += 20) {
    const routes = holds.get(page)?.get(port) ?? [];
    const newest = routes.pop();
    if (newest !== undefined) {
      for (const route of routes.splice(0)) await route.abort().catch(() => {});
      return newest;
    }
    await page.waitForTimeout(20);
  }
  throw new Error(`‘${port}’ has asked the service for nothing.`);
}

/** Answers a held request with a status of its own. */
export async function respondWith(page: Page, port: string, status: number, body: object) {
  await (await heldRoute(page, port)).fulfill({ status, json: body });
}

/** Answers a held request: with a body, with the service's sentence, with nothing at all, or not. */
export async function respond(page: Page, port: string, outcome: Answer, body: unknown = {}) {
  const route = await heldRoute(page, port);
  if (!('fails' in outcome)) return route.fulfill({ status: 200, json: body });
  if (outcome.fails === service.unreachable) return route.abort('connectionrefused');
  if (outcome.fails === '') return route.fulfill({ status: 500, json: {} });
  return route.fulfill({
    status: 400,
    json: { code: 400, error_code: 'refused', msg: outcome.fails, message: outcome.fails },
  });
}
