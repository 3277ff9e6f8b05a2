// `npm run paths` and `npm run paths:mutate`: runs the path kit on this app. It is TypeScript, so Vite loads it.
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';
import { findChromium } from './lib/chromium.mjs';
import { playOnPaths } from './lib/playOnPaths.mjs';

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
const isFile = process.argv.some((word) => /^--file(?:=|$)/.test(word));
const inBrowser = !isFile && rest.includes('--replay') && (isHeaded || rest.includes('--headless'));
const words = rest.filter((word) => word !== '--headed' && word !== '--headless');
/** `npm run paths -- [flow] --heard`: the tours listen, and the contracts and transcripts are written anew. */
const isHeard = process.argv.includes('--heard');
/** `npm run paths -- [flow …] --pictures`: the tours take pictures. */
const isPictured = process.argv.includes('--pictures');

// The model first: it knows which options are valid.
/** @type {Parameters<typeof module.paths>[1]} */
const output = {
  root,
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
};
/** @type {number} */
const understood = isPictured
  ? await (await import('./lib/pictures.mjs')).takeAll(runner, root, process.argv.slice(2))
  : isHeard
    ? await (
        await import('./lib/heard.mjs')
      ).hearAll(
        runner,
        root,
        first?.startsWith('--') ? '' : (first ?? ''),
        process.argv.includes('--check'),
      )
    : first === 'mutate'
      ? await module.mutate(rest, output)
      : await module.paths(first === undefined ? [] : [first, ...words], output);
if (isFile) {
  // A file that was only looked at may have started timers and actors of its own: they end here, whatever they do.
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, () => {});
  process.stdout.write('', () => process.exit(understood));
}
await runner.close();
await server.close();
process.exitCode = understood;
if (understood !== 2 && inBrowser) {
  const path = rest[rest.indexOf('--replay') + 1] ?? '';
  process.exitCode = await playOnPaths(
    root,
    'replay.spec.ts',
    ['--workers=1', ...(isHeaded ? ['--headed'] : [])],
    { AXIS_PATHS_REPLAY: `${first} ${path}`, CHROMIUM_PATH: await findChromium() },
  );
}
