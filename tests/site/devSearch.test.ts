// `npm run dev` serves the search index of the sources, without a premium word in it.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { searchIndex } from '../../src/boot/published/searchIndex.ts';
import { publications } from '../../tools/content/publications.mjs';
import { root } from '../../server/settings.mjs';
import { developmentSearch } from '../../tools/site/devSearch.mjs';

let vite: ViteDevServer;
let server: Server;

beforeAll(async () => {
  vite = await createVite({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [publications(), developmentSearch()],
  });
  server = createServer(vite.middlewares);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(async () => {
  server.close();
  await vite.close();
});

test('the index is served, complete, and not cached', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/search.json`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(searchIndex)));
});
