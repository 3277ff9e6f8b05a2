// `npm run content:files -- --publish` against a real server: what is new travels, and nothing twice.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, templateData } from '../../tools/lib/throwaway.mjs';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { keysIn, tinySite } from '../server/kit.ts';

vi.setConfig({ testTimeout: 60_000 });
let server: Server;
let work: string;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-shelf-'));
  server = await startServer({
    dist: tinySite(join(work, 'dist')),
    template: await templateData(),
  });
});
afterAll(async () => {
  await server.remove();
  rmSync(work, { recursive: true });
});

function save(texts: Record<string, string>) {
  const files = Object.entries(texts).map(([id, text]) => {
    writeFileSync(join(work, id), text);
    const sha256 = createHash('sha256').update(text).digest('hex');
    const rest = {
      type: 'application/pdf',
      access: 'premium',
      product: 'toolkits',
      version: '1.0',
    };
    return {
      id,
      title: 'A file',
      name: id,
      ...rest,
      date: '2026-11-01',
      sha256,
      size: text.length,
    };
  });
  writeFileSync(join(work, 'index.json'), JSON.stringify({ madeOf: 'test', files }));
}

const run = promisify(execFile);
const publish = async (env: NodeJS.ProcessEnv = {}) => {
  const words = ['tools/content/files.mjs', '--publish', '--from', work];
  const own = { AXIS_ENV_FILES: 'off', AXIS_DATA: server.data, PORT: String(server.port) };
  return run(process.execPath, words, { env: { ...process.env, ...own, ...env } });
};

const stored = async () => {
  const apikey = keysIn(server.data).secretKey;
  const path = '/rest/v1/published_files?select=id&sha256=not.is.null&order=id';
  const answer = await fetch(`${server.url}${path}`, { headers: { apikey } });
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id);
};

it('brings the files of a folder, then those that have changed, and removes the others', async () => {
  save({ 'one.pdf': 'one', 'two.pdf': 'two' });
  expect((await publish()).stdout).toBe('2 of 2 files were brought to the database.\n');
  expect((await publish()).stdout).toBe('0 of 2 files were brought to the database.\n');
  save({ 'one.pdf': 'another one' });
  expect((await publish()).stdout).toBe('1 of 1 files were brought to the database.\n');
  expect(await stored()).toEqual(['one.pdf']);
});

it('names a hosted database by its address and its secret key, and needs both', async () => {
  const hosted = { SUPABASE_URL: server.url, SUPABASE_SECRET_KEY: keysIn(server.data).secretKey };
  expect((await publish(hosted)).stdout).toBe('0 of 1 files were brought to the database.\n');
  await expect(publish({ SUPABASE_URL: server.url })).rejects.toMatchObject({
    stderr: expect.stringContaining('SUPABASE_SECRET_KEY is missing') as string,
  });
  await expect(
    publish({ ...hosted, SUPABASE_SECRET_KEY: 'sb_secret_wrong' }),
  ).rejects.toMatchObject({
    stderr: expect.stringContaining('does not accept the secret key') as string,
  });
});
