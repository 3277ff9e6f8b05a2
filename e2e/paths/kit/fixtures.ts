// What the path tests are given: a server of the test build, one a worker, and a page of it.
import { test as base } from 'playwright/test';
import { startServer } from '../../../tools/lib/throwaway.mjs';
import type { Server, Site } from '../../../tools/lib/throwaway.mjs';
import { pathsSiteVariable } from '../../house.setup.ts';

export { expect } from 'playwright/test';

/** What house.setup.ts has built; nothing yet where the tests are only listed. */
const builtSite = () => JSON.parse(process.env[pathsSiteVariable] ?? '{}') as Site;

export const test = base.extend<object, { site: Site; server: Server }>({
  site: [builtSite(), { option: true, scope: 'worker' }],
  server: [
    async ({ site }, give) => {
      const server = await startServer(site);
      await give(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, give) => give(server.url),
});
