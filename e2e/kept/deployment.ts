// A server whose site can be replaced by another build, as a deployment does it.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server, ServerOptions, Site } from '../../tools/lib/throwaway.mjs';
import { expect } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { makeSecondBuild, mark } from './secondBuild.ts';

/** The page was loaded from the second build. */
export const isOfTheSecondBuild = ({ page }: Person) =>
  expect(page.locator(`html[${mark}]`)).toBeAttached();

export type Deployment = {
  server: Server;
  /** Starts the server, which was killed, with another build of the site: the files of the former one are gone. */
  deploysTheSecond: () => Promise<void>;
  remove: () => void;
};

/** Starts a server of the first build. */
export async function deploys(
  site: Site,
  newServer: (options?: ServerOptions) => Promise<Server>,
): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'axis-builds-'));
  // What a deployment replaces.
  const dist = join(folder, 'current');
  symlinkSync(site.dist, dist);
  const server = await newServer({ env: { AXIS_DIST: dist } });
  return {
    server,
    deploysTheSecond: async () => {
      const gone = makeSecondBuild(site.dist, join(folder, 'second'));
      rmSync(dist);
      symlinkSync(join(folder, 'second'), dist);
      await server.restart();
      expect((await fetch(`${server.url}/assets/${gone[0]}`)).status).toBe(404);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
