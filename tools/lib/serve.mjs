// Builds and serves the site in this process; start.mjs, dev.mjs and the end-to-end tests share it.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { addressFor, root } from './settings.mjs';
import { Sorry } from './sorry.mjs';

/**
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {{ url: string, demoAccounts: import('../backend/demo.mjs').DemoAccount[], close: () => Promise<void> }} Running
 */

/**
 * Makes a folder and those above it. Node's own way never ends where even root may make none (/proc).
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Throws when the folder cannot be written.
 * @param {string} folder
 * @param {string} what
 */
export function requireWritable(folder, what) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new Sorry(
      `${what} ${folder} may not be written: change its permissions or its owner, or choose another.`,
    );
  }
}

/**
 * Throws when nothing could listen there; asked before the build, so that the answer comes at once.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<void>}
 */
export function requireFreePort(host, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/**
 * The line of Vite's output that says what was wrong, past those that only say that something was.
 * @param {string} output
 * @returns {string | undefined}
 */
export function buildFailure(output) {
  return stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !/build failed|^error during build|^npm warn/i.test(line))
    ?.replace(/^Error: /, '')
    .replace(/\.$/, '');
}

/**
 * Builds the site into the settings' folder, in a process of its own (it gives its memory back).
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [mode] 'e2e' for the path tests: with their bridge in it
 */
export function buildSite(env, mode = 'production') {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--mode', mode],
    {
      cwd: root,
      // React's own development build is asked for by the tests of hydration alone.
      env: { ...env, NODE_ENV: env['AXIS_REACT'] ?? 'production' },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (error === undefined && status === 0) return;
  const cause =
    buildFailure(`${stdout ?? ''}\n${stderr ?? ''}`) ?? error?.message ?? 'no reason given';
  throw new Sorry(`The site could not be built: ${cause} (\`npm run build\` shows it in full).`);
}

/**
 * Runs a Vite call whose server must outlive it: Vite may not end this process by itself.
 * Its signal handlers are removed, because ours close the database first. Vite also ends the process when standard input
 * ends, unless `CI` is `true` when its server is created: without a terminal that happens while the server still starts.
 * @template T
 * @param {() => Promise<T>} call
 * @returns {Promise<T>}
 */
async function withoutExits(call) {
  const before = new Set(process.listeners('SIGTERM'));
  const { CI } = process.env;
  process.env['CI'] = 'true';
  try {
    return await call();
  } finally {
    if (CI === undefined) delete process.env['CI'];
    else process.env['CI'] = CI;
    for (const listener of process.listeners('SIGTERM'))
      if (!before.has(listener)) process.removeListener('SIGTERM', listener);
  }
}

/**
 * Serves the built site and, unless a hosted Supabase is named, the embedded backend.
 * @param {Settings} settings
 * @param {import('vite').Plugin[]} [plugins] what else this server answers (the flow atlas)
 * @returns {Promise<Running>}
 */
export async function serveSite(settings, plugins = []) {
  if (!existsSync(join(settings.dist, 'index.html')))
    throw new Sorry(
      `There is no built site in ${settings.dist}: run npm start, or npm run build first.`,
    );
  const { preview } = await import('vite');
  const { embeddedBackend, runningBackend } = await import('../backend/plugin.mjs');
  const { servedSite } = await import('../site/serve.mjs');
  const server = await withoutExits(() =>
    preview({
      root,
      // vite.config.ts is about building and brings its tools with it: half a second at each start.
      configFile: false,
      logLevel: 'error',
      clearScreen: false,
      build: { outDir: settings.dist },
      preview: { ...addressFor(settings), strictPort: true },
      // The site answers after the backend, whose addresses are its own.
      plugins: [...plugins, embeddedBackend(), servedSite(settings.dist)],
    }),
  );
  // Longer than clients and proxies keep theirs: with Node's five seconds a request met a connection that was just being closed.
  if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 75_000;
  return {
    url: settings.siteUrl,
    demoAccounts: runningBackend()?.demoAccounts ?? [],
    async close() {
      await server.close();
      await runningBackend()?.close();
    },
  };
}

/**
 * Serves source files with hot reload, and the embedded backend with them.
 * @param {Settings} settings
 * @returns {Promise<Running>}
 */
export async function serveSources(settings) {
  const { createServer: createViteServer } = await import('vite');
  const { runningBackend } = await import('../backend/plugin.mjs');
  const server = await withoutExits(async () => {
    const made = await createViteServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      server: { strictPort: true },
    });
    return made.listen();
  });
  return {
    url: settings.siteUrl,
    demoAccounts: runningBackend()?.demoAccounts ?? [],
    async close() {
      await server.close();
      await runningBackend()?.close();
    },
  };
}

/**
 * Closes cleanly on Ctrl-C and on a supervisor's request; a second one does not wait.
 * @param {() => Promise<void>} close
 */
export function closeOnSignals(close) {
  let closing = false;
  const leave = () => {
    if (closing) process.exit(1);
    closing = true;
    // PGlite leaves an exit code of its own behind, so ours is said aloud.
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  // Asked to stop, npm ends its shell and not us: being orphaned is a request to stop, too.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] !== undefined)
    setInterval(() => {
      if (process.ppid !== parent && !closing) leave();
    }, 500).unref();
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  process.on('SIGHUP', leave);
}

/**
 * What the operator reads when it runs.
 * @param {Running} running
 * @param {Settings} settings
 */
export function announce(running, settings) {
  const lines = ['', `Axis One runs at ${running.url}`];
  if (settings.hosted !== undefined) lines.push(`  on the Supabase at ${settings.hosted.url}`);
  if (running.demoAccounts.length > 0)
    lines.push('', 'Two members to sign in as (demo, on this machine only):');
  for (const { email, password, tier } of running.demoAccounts)
    lines.push(`  ${tier.padEnd(8)} ${email.padEnd(26)} password: ${password}`);
  lines.push('', 'Ctrl-C stops it. Accounts and answers are kept.', '');
  process.stdout.write(lines.join('\n') + '\n');
}
