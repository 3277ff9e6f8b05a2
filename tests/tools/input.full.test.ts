// Every command that serves keeps serving without a terminal: standard input closed, and `CI` unset.
// e2e/atlas/fixtures.ts starts `npm run flows` in the same way, and `npm test` builds its site with `npm start` so
// (tools/lib/startOnce.mjs).
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort, freshData } from '../../tools/lib/throwaway.mjs';

const endedInput = join(import.meta.dirname, 'endedInput.mjs');
let child: ChildProcess | undefined;
let work = '';
let data = '';

beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-one-'));
  data = await freshData();
});
afterEach(async () => {
  const ended = new Promise((resolve) => child?.once('close', resolve));
  if (child?.exitCode === null && child.kill('SIGKILL')) await ended;
  for (const folder of [work, dirname(data)]) rmSync(folder, { recursive: true, force: true });
});

/** Starts a command as a service manager does, and returns its address as soon as it prints it. */
async function serve(file: string) {
  const port = String(await freePort());
  const started = spawn(process.execPath, ['--import', endedInput, join('tools', file)], {
    env: {
      PATH: process.env['PATH'],
      AXIS_ENV_FILES: 'off',
      AXIS_DATA: data,
      LITE_AUTH_BCRYPT_COST: '4',
      PORT: port,
      AXIS_DIST: join(work, 'dist'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let said = '';
  started.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  return new Promise<string>((resolve, reject) => {
    started.stdout.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const [, url] = /runs at (\S+)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    started.once('close', (code) =>
      reject(new Error(`${file} ended with ${code} and said: ${said}`)),
    );
  });
}

it('npm run dev serves without a terminal', { timeout: 300_000 }, async () => {
  const answer = await fetch(await serve('dev.mjs'));
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('<div id="root"'),
  ]);
  expect(child?.exitCode).toBeNull();
});
