// The test kit of the data folder: a site of one page, start commands run to their end, and a comparison of folders.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tools/lib/throwaway.mjs';

export const member = { email: 'kept@example.com', password: 'correct horse' };

/** A built site of one page, in `folder`. */
export function tinySite(folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Axis One</title>');
  return folder;
}

/** The keys of a data folder. */
export const keysIn = (data: string) =>
  JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8')) as Record<
    'publishableKey' | 'secretKey',
    string
  >;

/** Posts to the backend of a server, with its publishable key. */
export const post = (server: { url: string; data: string }, path: string, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { apikey: keysIn(server.data).publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Signs the member in: the status of the answer. */
export const signIn = async (server: { url: string; data: string }) =>
  (await post(server, '/auth/v1/token?grant_type=password', member)).status;

export interface Run {
  child: ChildProcess;
  ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/** Starts `server/main.mjs` of a tree, without waiting for it. */
export async function launch(env: NodeJS.ProcessEnv, root = process.cwd()): Promise<Run> {
  const port = String(await freePort());
  // A short run: optimizing the engine would take longer.
  const child = spawn(process.execPath, ['--liftoff-only', 'server/main.mjs'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      AXIS_ENV_FILES: 'off',
      LITE_AUTH_BCRYPT_COST: '4',
      PORT: port,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output, errors }));
  });
  return { child, ended };
}

/** Every file below a folder with its content, as one text: two folders with the same text are equal. */
export const contentsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const hash = entry.isFile()
        ? createHash('sha256').update(readFileSync(path)).digest('hex')
        : '';
      return `${path.slice(folder.length)} ${hash}`;
    })
    .toSorted()
    .join('\n');

/** Polls until a condition is true; gives up after a minute. */
export async function until(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end;) {
    if (isSo()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  }
  throw new Error('It did not come to that within a minute.');
}

/** The folders of databases that were set aside. */
export const asideIn = (data: string) =>
  existsSync(data) ? readdirSync(data).filter((name) => name.includes('unfinished')) : [];
