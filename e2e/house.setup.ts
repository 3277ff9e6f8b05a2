// Builds the site once for all workers, into a folder of its own, and takes it away afterwards.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { prepareSite } from '../tools/lib/throwaway.mjs';

/** The name under which the workers find what was built. AXIS_E2E_DIST names a site built earlier, and keeps it. */
export const siteVariable = 'AXIS_E2E_SITE';

/** Traces of runs that are over make room; each run's folder is named after its process. */
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

export default async function buildTheHouse() {
  tidyUp();
  const kept = process.env['AXIS_E2E_DIST'];
  const work = kept === undefined ? mkdtempSync(join(tmpdir(), 'axis-e2e-')) : undefined;
  const dist = kept ?? join(work ?? '', 'dist');
  process.env[siteVariable] = JSON.stringify(await prepareSite({ dist, reuse: true }));
  return () => {
    if (work !== undefined) rmSync(work, { recursive: true, force: true });
  };
}
