// `npm run flows`, `flows:export` and `flows:diff`: the atlas is TypeScript, which Vite runs.
import '../../server/check-node.cjs';

const { fileURLToPath } = await import('node:url');
const { createServer, runnerImport } = await import('vite');
const { giveUp } = await import('../../server/sorry.mjs');

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {typeof import('./cli.ts')} Cli
 * @typedef {{ numbersOf: import('./cli.ts').FromTests['numbersOf'] }} Counting
 * @typedef {{ survivalsSince: import('./survival.ts').SurvivalsSince }} Restoring
 */

const options = {
  root,
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('error'),
};

/**
 * Runs what earlier builds have stored in this one. Its forms import parts of the app when they need them: the server stays
 * until they have.
 * @type {import('./survival.ts').SurvivalsSince}
 */
async function survivalsSince(...since) {
  const server = await createServer({
    ...options,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const restoring = await server.ssrLoadModule('/tests/releases/survival.ts');
    return await /** @type {Restoring} */ (restoring).survivalsSince(...since);
  } finally {
    await server.close();
  }
}

try {
  process.chdir(root);
  /** @type {{ module: Cli }} */
  const { module } = await runnerImport(`${root}tools/atlas/cli.ts`, options);
  /** @type {{ module: Counting }} */
  const { module: counting } = await runnerImport(`${root}tests/atlas/numbers.ts`, options);
  process.exitCode = await module.main(
    process.argv.slice(2),
    {
      root,
      say: (text) => console.log(text),
      complain: (text) => console.error(text),
      lib: {
        build: await import('../lib/build.mjs'),
        serve: await import('../../server/serve.mjs'),
        settings: await import('../../server/settings.mjs'),
        lock: await import('../../server/lock.mjs'),
      },
    },
    { numbersOf: counting.numbersOf, survivalsSince },
  );
} catch (error) {
  giveUp(error);
}
