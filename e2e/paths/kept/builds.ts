// Two builds of the site behind one address: a deployment is a switch.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { startServer } from '../../../tools/lib/throwaway.mjs';
import type { Site } from '../../../tools/lib/throwaway.mjs';
import { makeSecondBuild, mark } from '../../kept/secondBuild.ts';
import { expect } from '../kit/expect.ts';

export type Builds = {
  /** Where the site is, whichever build is deployed. */
  url: string;
  deployFirst: () => void;
  deploySecond: () => void;
  /** The page was loaded from the second build. */
  isOfTheSecond: (page: Page) => Promise<void>;
  remove: () => Promise<void>;
};

/** Starts both builds of a site, and what passes requests to the one that is deployed. */
export async function deploy(site: Site): Promise<Builds> {
  const folder = mkdtempSync(join(tmpdir(), 'axis-states-'));
  makeSecondBuild(site.dist, join(folder, 'second'));
  const servers = await Promise.all(
    [site.dist, join(folder, 'second')].map((dist) => startServer({ ...site, dist })),
  );
  let deployed = 0;
  const front = createServer((asked, answered) => {
    const { port } = servers[deployed] ?? {};
    const { method, url: path, headers } = asked;
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (given) => {
      answered.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answered);
    });
    passed.on('error', () => answered.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    deployFirst: () => void (deployed = 0),
    deploySecond: () => void (deployed = 1),
    isOfTheSecond: (page) => expect(page.locator(`html[${mark}]`)).toBeAttached(),
    remove: async () => {
      front.closeAllConnections();
      front.close();
      for (const server of servers) await server.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
