// `npm run flows`, `flows:export` and `flows:diff`: the atlas is TypeScript, which Vite runs.
import '../check-node.cjs';

const { fileURLToPath } = await import('node:url');
const { runnerImport } = await import('vite');
const { giveUp } = await import('../lib/sorry.mjs');

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {typeof import('./cli.ts')} Cli */

try {
  process.chdir(root);
  /** @type {{ module: Cli }} */
  const { module } = await runnerImport(`${root}tools/atlas/cli.ts`, {
    root,
    configFile: false,
    logLevel: 'error',
  });
  process.exitCode = await module.main(process.argv.slice(2), {
    root,
    say: (text) => console.log(text),
    complain: (text) => console.error(text),
  });
} catch (error) {
  giveUp(error);
}
