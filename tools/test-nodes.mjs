// `npm run test:nodes`: runs `npm test` on each major version of Node that the README promises, brought by the `node` package.
// `-- --nodes 22,24` chooses versions, and further words go to `npm test` (`--only unit,build,journeys`).
import '../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { spawnSync } = await import('node:child_process');
const { existsSync, mkdirSync } = await import('node:fs');
const { delimiter, dirname, join } = await import('node:path');
const { root } = await import('../server/settings.mjs');
const { giveUp, Sorry } = await import('../server/sorry.mjs');

/**
 * The program of a version of Node, installed at first use.
 * @param {string} version as npm knows it: '22', '20.19.6'
 * @returns {string} its path
 * @throws {Sorry} when it cannot be installed
 */
function programOf(version) {
  const folder = join(root, 'node_modules/.cache/axis-one/nodes', version);
  const program = join(folder, 'node_modules/node/bin/node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const words = ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${version}`];
  const { status } = spawnSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 2] });
  if (status === 0 && existsSync(program)) return program;
  throw new Sorry(`Node ${version} could not be installed from the package "node".`);
}

try {
  process.chdir(root);
  const words = process.argv.slice(2);
  const at = words.indexOf('--nodes');
  const [, versions = '20,22,24'] = at === -1 ? [] : words.splice(at, 2);
  let worst = 0;
  for (const version of versions.split(',')) {
    const program = programOf(version);
    const { PATH = '' } = process.env;
    const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${PATH}` };
    const { status } = spawnSync(program, ['tools/test.mjs', ...words], { env, stdio: 'inherit' });
    worst = Math.max(worst, status ?? 1);
  }
  process.exit(worst);
} catch (error) {
  giveUp(error);
}
