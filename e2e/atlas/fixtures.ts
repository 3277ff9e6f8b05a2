// The fixtures of a journey through the atlas: `npm run flows` with its own site and data, one for each worker.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { freePort } from '../../tools/lib/throwaway.mjs';
import { Watch } from '../watch.ts';

export { expect } from 'playwright/test';

const root = join(import.meta.dirname, '../..');

/** Starts the command as a service manager does (standard input ends, `CI` is unset) and waits until it answers. */
async function startAtlas() {
  const work = mkdtempSync(join(tmpdir(), 'axis-flows-'));
  const { CI: _, ...env } = process.env;
  const child = fork(join(root, 'tools/atlas/flows.mjs'), ['open'], {
    cwd: root,
    execArgv: ['--import', join(root, 'tests/tools/endedInput.mjs')],
    env: {
      ...env,
      AXIS_ENV_FILES: 'off',
      AXIS_FLOWS_PORT: String(await freePort()),
      AXIS_FLOWS_DATA: join(work, 'data'),
      AXIS_FLOWS_DIST: join(work, 'site'),
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => (said += String(chunk)));
    child.once('message', (message: { ready: string }) => resolve(message.ready));
    child.once('exit', (code) => reject(new Error(`The atlas ended with ${code}: ${said}`)));
  });
  const remove = async () => {
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(work, { recursive: true, force: true });
  };
  return { url, remove };
}

export const test = base.extend<{ watched: void }, { atlas: string }>({
  atlas: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern that it needs no other fixture
    async ({}, give) => {
      // A server that runs already is used while these journeys are being written.
      const running = process.env['AXIS_FLOWS_URL'];
      if (running !== undefined) return give(running);
      const { url, remove } = await startAtlas();
      await give(url);
      return remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ atlas }, give) => give(atlas),
  watched: [
    async ({ context }, give) => {
      const watch = new Watch();
      watch.over(context);
      await give();
      if (watch.complaints().length > 0) throw new Error(watch.complaints().join('\n'));
    },
    { auto: true },
  ],
});
