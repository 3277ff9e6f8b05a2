// Builds the site once for all workers, into a folder of its own, and takes it away afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareSite } from '../tools/lib/throwaway.mjs';

/** The name under which the workers find what was built. AXIS_E2E_DIST names a site built earlier, and keeps it. */
export const siteVariable = 'AXIS_E2E_SITE';

export default async function buildTheHouse() {
  const kept = process.env['AXIS_E2E_DIST'];
  const work = kept === undefined ? mkdtempSync(join(tmpdir(), 'axis-e2e-')) : undefined;
  const dist = kept ?? join(work ?? '', 'dist');
  process.env[siteVariable] = JSON.stringify(await prepareSite({ dist, reuse: true }));
  return () => {
    if (work !== undefined) rmSync(work, { recursive: true, force: true });
  };
}
