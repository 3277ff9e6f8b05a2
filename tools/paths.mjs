// `npm run paths` and `npm run paths:mutate`: runs the kit of tests/paths, which is TypeScript, through Vite.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {typeof import('../tests/paths/kit/cli.ts')} Cli */

const [first, ...rest] = process.argv.slice(2);
// `npm run paths -- <flow> --replay "@…" --headed`: the same path, in a browser that one can watch.
if (rest.includes('--headed')) {
  const words = rest[rest.indexOf('--replay') + 1] ?? '';
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '--project=paths', '--headed', 'replay'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, AXIS_PATHS_REPLAY: `${first} ${words}` },
    },
  );
  process.exit(status ?? 1);
}
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
