// `npm run flows`, `flows:export` and `flows:diff`: the atlas is TypeScript, which Vite runs.
import '../../server/check-node.cjs';

const { fileURLToPath } = await import('node:url');
const { runnerImport } = await import('vite');
const { giveUp } = await import('../../server/sorry.mjs');

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {typeof import('./cli.ts')} Cli
 * @typedef {{ numbersOf: (flow: string) => import('./data.ts').Numbers | null }} Counting
 */

const options = {
  root,
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('error'),
};

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
    counting.numbersOf,
  );
} catch (error) {
  giveUp(error);
}
