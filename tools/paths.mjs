// `npm run paths` and `npm run paths:mutate`: runs the kit of tests/paths, which is TypeScript, through Vite.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {typeof import('../tests/paths/kit/cli.ts')} Cli */

const [first, ...rest] = process.argv.slice(2);
const kit = first === 'mutate' ? 'mutate.cli.ts' : 'cli.ts';
/** @type {{ module: Cli }} */
const { module } = await runnerImport(`${root}tests/paths/kit/${kit}`, {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exitCode = module.main(first === 'mutate' ? rest : process.argv.slice(2), {
  root,
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
});
