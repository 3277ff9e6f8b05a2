// `npm run paths` and `npm run paths:mutate`: runs the path kit on this app. It is TypeScript, so Vite loads it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';
import { findChromium } from './lib/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {typeof import('../tests/paths/app.ts')} App */

const [first, ...rest] = process.argv.slice(2);
// The adapters that a property runs import parts of themselves when they need them: the loader stays open until the end.
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
/** @type {App} */
const module = await runner.import(`${root}tests/paths/app.ts`);

/** A replay runs in a browser: a visible one, or one without a window. */
const isHeaded = rest.includes('--headed');
const inBrowser = rest.includes('--replay') && (isHeaded || rest.includes('--headless'));
const words = rest.filter((word) => word !== '--headed' && word !== '--headless');

// The model first: it knows which options are valid.
/** @type {Parameters<typeof module.paths>[1]} */
const output = {
  root,
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
};
const understood =
  first === 'mutate'
    ? await module.mutate(rest, output)
    : await module.paths(first === undefined ? [] : [first, ...words], output);
await runner.close();
await server.close();
process.exitCode = understood;
if (understood !== 2 && inBrowser) {
  const path = rest[rest.indexOf('--replay') + 1] ?? '';
  const playwright = ['node_modules/playwright/cli.js', 'test', 'e2e/paths/replay.spec.ts'];
  const { status } = spawnSync(
    process.execPath,
    [...playwright, '--project=paths', '--workers=1', ...(isHeaded ? ['--headed'] : [])],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: await findChromium(),
        AXIS_PATHS_REPLAY: `${first} ${path}`,
      },
    },
  );
  process.exitCode = status ?? 1;
}
