// A server whose site is replaced by another build, as a deployment does it: two builds take turns.
import { mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { startServer } from '../tools/lib/throwaway.mjs';
import type { Server, Site } from '../tools/lib/throwaway.mjs';
import { makeSecondBuild, mark } from './kept/secondBuild.ts';
import type { Person } from './person.ts';

export type Deployment = {
  server: Server;
  /** Starts the server, which was killed, with the other build: the files of the former one are gone. */
  deploys: () => Promise<void>;
  /** The page was loaded from the build that is deployed. */
  isOfThisBuild: (person: Person) => Promise<void>;
  remove: () => Promise<void>;
};

const scriptsIn = (dist: string) =>
  readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));

/** Starts a server of the first build. */
export async function startDeployment(site: Site): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'axis-builds-'));
  const second = join(folder, 'second');
  makeSecondBuild(site.dist, second);
  // What a deployment replaces.
  const current = join(folder, 'current');
  symlinkSync(site.dist, current);
  let isSecond = false;
  const server = await startServer(site, { env: { AXIS_DIST: current } });
  return {
    server,
    deploys: async () => {
      const former = scriptsIn(realpathSync(current));
      isSecond = !isSecond;
      rmSync(current);
      symlinkSync(isSecond ? second : site.dist, current);
      await server.restart();
      const kept = new Set(scriptsIn(realpathSync(current)));
      const gone = former.find((name) => !kept.has(name));
      expect((await fetch(`${server.url}/assets/${gone}`)).status).toBe(404);
    },
    isOfThisBuild: ({ page }) =>
      expect(page.locator(isSecond ? `html[${mark}]` : `html:not([${mark}])`)).toBeAttached(),
    remove: async () => {
      await server.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
