// Builds the site once for all workers, into a folder of its own, and removes it afterwards. Twice: as it is served,
// and for the path tests with their bridge in it.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { prepareSite, startServer } from '../tools/lib/throwaway.mjs';
import type { Server, Site } from '../tools/lib/throwaway.mjs';

/** The variable under which the workers find the built site. AXIS_E2E_DIST names a site built earlier, and keeps it. */
export const siteVariable = 'AXIS_E2E_SITE';
/** The same for the path tests; AXIS_PATHS_DIST. */
export const pathsSiteVariable = 'AXIS_PATHS_SITE';
/** Where all workers of the path tests find one server: none of them sends requests to its backend. */
export const pathsServerVariable = 'AXIS_PATHS_SERVER';

/** Deletes the traces of finished runs; each run's folder is named after its process. */
function tidyUp() {
  const runs = dirname(process.env['AXIS_E2E_OUTPUT'] ?? '');
  const names = runs !== '.' && existsSync(runs) ? readdirSync(runs) : [];
  for (const name of names.filter((one) => /^\d+$/.test(one))) {
    try {
      process.kill(Number(name), 0);
    } catch {
      rmSync(join(runs, name), { recursive: true, force: true });
    }
  }
}

/** Whether all journeys run: only then is it known what none of them sees. */
export const wholeVariable = 'AXIS_E2E_WHOLE';

/** Options of Playwright that leave no test out. */
const harmless = /^--(?:project|reporter|workers|output|timeout|quiet|trace)(?:=|$)/;

/** Whether a command line of Playwright, after `test`, leaves no journey out. */
const isWhole = (words: readonly string[]) => words.every((word) => harmless.test(word));

/** The site that a file's tests visit; the pictures are taken of a gallery that they build themselves. */
const siteOf = (file: string) =>
  file.includes('e2e/pictures') ? null : file.includes('e2e/paths') ? 'paths' : 'journeys';

export default async function buildSite() {
  tidyUp();
  const works: string[] = [];
  const prepare = async (variable: string, kept: string | undefined, mode: string) => {
    const work = kept === undefined ? mkdtempSync(join(tmpdir(), 'axis-e2e-')) : undefined;
    if (work !== undefined) works.push(work);
    const dist = kept ?? join(work ?? '', 'dist');
    const site: Site = await prepareSite({ dist, reuse: true, mode });
    process.env[variable] = JSON.stringify(site);
    return site;
  };
  // Builds only what the run needs: by `--project=paths`, or by the files that are named.
  const words = process.argv.slice(2);
  const projects = words.filter((word) => word.startsWith('--project='));
  const files = words.filter((word) => /^(\.\/)?e2e\//.test(word));
  const wanted = (name: 'journeys' | 'paths') =>
    (projects.length === 0 ||
      projects.includes(`--project=${name}`) ||
      (name === 'paths' && projects.includes('--project=states'))) &&
    (files.length === 0 || files.some((file) => siteOf(file) === name));
  if (isWhole(words.slice(1))) process.env[wholeVariable] = 'yes';
  if (wanted('journeys')) await prepare(siteVariable, process.env['AXIS_E2E_DIST'], 'production');
  let server: Server | undefined;
  if (wanted('paths')) {
    const site = await prepare(pathsSiteVariable, process.env['AXIS_PATHS_DIST'], 'e2e');
    // A run within a run (made.spec.ts) uses the server of the outer one.
    if (process.env[pathsServerVariable] === undefined) {
      server = await startServer(site);
      process.env[pathsServerVariable] = server.url;
    }
  }
  return async () => {
    await server?.remove();
    for (const work of works) rmSync(work, { recursive: true, force: true });
  };
}
