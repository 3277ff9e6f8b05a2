// The fixtures of every journey: a server of its own (one per worker), a user with a fresh browser, and a watch over
// both.
import { test as base } from 'playwright/test';
import type { BrowserContextOptions } from 'playwright/test';
import { startServer } from '../tools/lib/throwaway.mjs';
import type { Server, ServerOptions, Site } from '../tools/lib/throwaway.mjs';
import { startDeployment } from './deployment.ts';
import type { Deployment } from './deployment.ts';
import { siteVariable } from './site.setup.ts';
import { Person, newCredentials } from './person.ts';
import type { Credentials } from './person.ts';
import { Recorder } from './seen/recorder.ts';
import { Watch } from './watch.ts';

export { expect } from 'playwright/test';

export type BrowserSettings = {
  /** The user of this browser; a new one if none is given. */
  who?: Credentials;
  /** Another server than the worker's. */
  at?: Server;
  options?: BrowserContextOptions;
  /** True for a journey that counts seconds on the sign-in page: its timers are not stretched. */
  countsSeconds?: boolean;
};

type Fixtures = {
  watch: Watch;
  /** Opens another browser: another device, or another user. */
  newBrowser: (settings?: BrowserSettings) => Promise<Person>;
  /** A user without an account, with a fresh browser. */
  visitor: Person;
  /** A server of the test's own: to be killed, or with options of its own. */
  newServer: (options?: ServerOptions) => Promise<Server>;
};

type WorkerFixtures = {
  site: Site;
  server: Server;
  /** Another server, that can be killed and comes back with another build of the site. */
  deployment: Deployment;
};

/**
 * The timeouts of the sign-in page (docs/product-decisions.md, "Sessions and storage") are ten
 * times as long here: a busy machine must not decide the navigation.
 */
export function extendAuthTimeout() {
  const set = window.setTimeout.bind(window);
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...words: unknown[]) => {
    const isTimeout = delay === 1000 && location.pathname.startsWith('/auth');
    return set(handler, isTimeout ? 10_000 : delay, ...words);
  }) as typeof window.setTimeout;
}

/** The output of house.setup.ts. This file is also loaded before it, to list the tests: then there is none. */
const builtSite = () => JSON.parse(process.env[siteVariable] ?? '{}') as Site;

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [builtSite(), { option: true, scope: 'worker' }],
  server: [
    async ({ site }, give) => {
      const server = await startServer(site);
      await give(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  deployment: [
    async ({ site }, give) => {
      const deployment = await startDeployment(site);
      await give(deployment);
      await deployment.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  watch: async ({ browser }, give) => {
    const watch = new Watch();
    await give(watch);
    const complaints = watch.complaints();
    if (complaints.length > 0)
      throw new Error(
        `The console of Chromium ${browser.version()} was not clean:\n${complaints.join('\n')}`,
      );
  },
  newBrowser: async ({ browser, server, watch, contextOptions }, give, info) => {
    // No user has typed what a journey is called by: its file and its title.
    const recorder = new Recorder(info.titlePath.join(' › '));
    const contexts: { close: () => Promise<void> }[] = [];
    await give(
      async ({ who = newCredentials(), at = server, options = {}, countsSeconds = false } = {}) => {
        const context = await browser.newContext({
          ...contextOptions,
          ...options,
          baseURL: at.url,
        });
        contexts.push(context);
        watch.over(context);
        await recorder.over(context);
        if (!countsSeconds) await context.addInitScript(extendAuthTimeout);
        return new Person(await context.newPage(), at, who);
      },
    );
    await recorder.end(info.status === info.expectedStatus);
    for (const context of contexts) await context.close();
  },
  visitor: async ({ newBrowser }, give) => give(await newBrowser()),
  newServer: async ({ site }, give) => {
    const servers: Server[] = [];
    await give(async (options) => {
      const server = await startServer(site, options);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.remove();
  },
});
