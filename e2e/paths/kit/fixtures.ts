// What the path tests are given: a server of the test build, one a worker, and a page of it.
import { test as base } from 'playwright/test';
import { startServer } from '../../../tools/lib/throwaway.mjs';
import type { Server, Site } from '../../../tools/lib/throwaway.mjs';
import { pathsSiteVariable } from '../../house.setup.ts';

export { expect } from 'playwright/test';

export const test = base.extend<object, { server: Server }>({
  server: [
    async ({ browserName: _ }, give) => {
      const site = JSON.parse(process.env[pathsSiteVariable] ?? '{}') as Site;
      const server = await startServer(site);
      await give(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, give) => give(server.url),
});
