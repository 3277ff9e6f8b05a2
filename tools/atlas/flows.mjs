// `npm run flows`, `flows:export` and `flows:diff`: the atlas is TypeScript, which Vite runs.
import '../../server/check-node.cjs';

const { fileURLToPath } = await import('node:url');
const { createServer, runnerImport } = await import('vite');
const { giveUp } = await import('../../server/sorry.mjs');

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {typeof import('./cli.ts')} Cli
 * @typedef {{ measure: import('./data.ts').Measure }} Measuring
 * @typedef {{ survivalsSince: import('./survival.ts').SurvivalsSince }} Restoring
 */

const options = {
  root,
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('error'),
};

/**
 * Runs a function of the tests. Some import parts of the app, or the drivers of the paths, when they need them: the server stays until
 * the function has ended.
 * @template T
 * @param {string} file
 * @param {(module: Record<string, unknown>) => Promise<T>} run
 * @returns {Promise<T>}
 */
async function withTests(file, run) {
  const server = await createServer({
    ...options,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await run(await server.ssrLoadModule(file));
  } finally {
    await server.close();
  }
}

/**
 * Lays the pictures of a commit and of this tree side by side: of the flows whose charts changed, and of those that a changed file
 * belongs to.
 * @type {import('./cli.ts').FromTests['picturesSince']}
 */
async function picturesSince(asked) {
  const { kitFiles, picturesSince: compared } = await import('../lib/picturesDiff.mjs');
  const { flowsChanged } = await import('../lib/changedPictures.mjs');
  const parts = await Promise.all(
    kitFiles.map(async (file) => (await runnerImport(`${root}${file}`, options)).module),
  );
  const kit = /** @type {import('../lib/picturesDiff.mjs').Kit} */ (Object.assign({}, ...parts));
  const { say, complain } = output;
  const chosen = asked.isAll || asked.named.length > 0;
  const changed = chosen ? [] : [...asked.changed, ...(await flowsChanged(root, asked.ref, say))];
  return compared({ ...asked, root, changed, say, complain }, kit);
}

const output = {
  /** @param {string} text */
  say: (text) => console.log(text),
  /** @param {string} text */
  complain: (text) => console.error(text),
};

/**
 * Runs what earlier builds have stored in this one.
 * @type {import('./survival.ts').SurvivalsSince}
 */
const survivalsSince = (...since) =>
  withTests('/tests/releases/survival.ts', (module) =>
    /** @type {Restoring} */ (module).survivalsSince(...since),
  );

/**
 * Explores the flows, and plans their tours.
 * @type {import('./data.ts').Measure}
 */
const measure = (flows) =>
  withTests('/tests/atlas/measure.ts', (module) =>
    /** @type {Measuring} */ (module).measure(flows),
  );

try {
  process.chdir(root);
  /** @type {{ module: Cli }} */
  const { module } = await runnerImport(`${root}tools/atlas/cli.ts`, options);
  process.exitCode = await module.main(
    process.argv.slice(2),
    {
      root,
      ...output,
      lib: {
        build: await import('../lib/build.mjs'),
        serve: await import('../../server/serve.mjs'),
        settings: await import('../../server/settings.mjs'),
        lock: await import('../../server/lock.mjs'),
      },
    },
    { measure, survivalsSince, picturesSince },
  );
} catch (error) {
  giveUp(error);
}
