// A production install: the server, its migrations and the packages of `npm ci --omit=dev`, and nothing else.
import { execFile, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { root } from '../../server/settings.mjs';
import { freePort, freshData } from '../../tools/lib/throwaway.mjs';
import { fits } from './versions.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

type Package = {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  engines?: { node?: string };
};
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};
/**
 * By their folder. Packages that only an optional peer of a dependency names (Vite) are left out:
 * the server must not need them.
 */
const production = Object.entries(lock.packages).filter(
  ([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional,
);

let work: string;
let install: string;
let data: string;
let port: number;
let server: ChildProcess;
let url: string;

/** Installs a package's own files: as links, or as copies if the temporary folder is on another disk. */
function place(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') place(source, target);
    } else if (!/\.(map|md|d\.[cm]?ts)$/.test(entry.name)) {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target, constants.COPYFILE_FICLONE);
      }
    }
  }
}

const environment = () => ({
  PATH: process.env['PATH'],
  AXIS_ENV_FILES: 'off',
  AXIS_DATA: data,
  AXIS_DIST: join(work, 'dist'),
  AXIS_LOG: 'quiet',
  NODE_ENV: 'production',
  PORT: String(port),
});

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-production-'));
  install = join(work, 'install');
  for (const name of [
    'server',
    'supabase',
    'tools',
    'src/adapters',
    'src/flows/shared',
    'package.json',
  ])
    cpSync(join(root, name), join(install, name), {
      recursive: true,
      filter: (file) => !file.includes('.temp'),
    });
  for (const [folder] of production)
    // An optional package of another system is not installed.
    if (existsSync(join(root, folder))) place(join(root, folder), join(install, folder));
  mkdirSync(join(work, 'dist'));
  for (const page of ['index', '404'])
    writeFileSync(join(work, `dist/${page}.html`), '<!doctype html><title>Axis One</title>');
  [data, port] = [await freshData(), await freePort()];
  server = fork(join(install, 'server/main.mjs'), [], {
    cwd: install,
    env: environment(),
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  server.stderr?.on('data', (chunk) => (said += String(chunk)));
  const [first] = (await Promise.race([
    once(server, 'message'),
    once(server, 'exit'),
  ])) as unknown[];
  if (typeof first !== 'object' || first === null) throw new Error(`It ended: ${said}`);
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  server.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
  rmSync(join(data, '..'), { recursive: true, force: true });
});

it('has no developers’ tools', () => {
  for (const name of ['vite', 'vitest', 'typescript', 'playwright', 'prettier'])
    expect(existsSync(join(install, 'node_modules', name))).toBe(false);
});

it('serves pages and the API', async () => {
  expect(await (await fetch(url)).text()).toContain('Axis One');
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ok' });
  const { publishableKey } = JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8')) as {
    publishableKey: string;
  };
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'production@example.com', password: 'correct horse' });
  const signedUp = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body });
  expect(signedUp.status).toBe(200);
  const { access_token, user } = (await signedUp.json()) as {
    access_token: string;
    user: { id: string };
  };
  const mine = await fetch(`${url}/rest/v1/profiles?select=id`, {
    headers: { ...headers, authorization: `Bearer ${access_token}` },
  });
  expect(await mine.json()).toEqual([{ id: user.id }]);
});

it('includes the operator’s command', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(install, 'tools/operator.mjs'), 'list'],
    { cwd: install, env: environment() },
  );
  expect(stdout.trim()).toBe('Nothing here: no request matches.');
});

it('installs on the oldest Node that is supported without a warning about engines', () => {
  const asked = Object.entries(lock.packages).filter(([, one]) => !one.dev && one.engines?.node);
  expect(asked.length).toBeGreaterThan(50);
  const refused = asked.filter(([, { engines }]) => !fits('20.19.0', engines?.node ?? ''));
  expect(refused.map(([folder]) => folder)).toEqual([]);
});

it.each([
  ['>=20.19', true],
  ['^20.19.0 || >=22.12.0', true],
  ['^18 || ^20 || >= 21', true],
  ['>=9.3.0 || >=8.10.0 <9.0.0', true],
  ['>= 10.x', true],
  ['20', true],
  ['>=20.19.1', false],
  ['^22.13.0 || >=24', false],
  ['>=18 <20', false],
  ['~20.18.0', false],
])('a package for Node %s: %s', (range, isFit) => {
  expect(fits('20.19.0', range)).toBe(isFit);
});
