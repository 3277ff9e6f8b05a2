// `npm run test:postgres`: starts a PostgreSQL server to throw away and runs tests/postgres on it; further words go to Vitest.
import '../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { spawn } = await import('node:child_process');
const { join } = await import('node:path');
const { installIfNeeded } = await import('./lib/install.mjs');
const { root } = await import('../server/settings.mjs');
const { giveUp } = await import('../server/sorry.mjs');

try {
  process.chdir(root);
  installIfNeeded();
  const { startPostgres } = await import('./lib/postgres.mjs');
  const server = await startPostgres();
  process.stdout.write(`PostgreSQL ${server.version}\n`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', AXIS_TEST_POSTGRES: server.url() },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  await server.stop();
  process.exit(typeof code === 'number' ? code : 1);
} catch (error) {
  giveUp(error);
}
