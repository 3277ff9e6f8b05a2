// `npm run operator -- mail` and `npm run mail` against a real server: what failed is seen, and sent again.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer, templateData } from '../../tools/lib/throwaway.mjs';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { openSink } from '../mails/sink.ts';
import type { Manner, Sink } from '../mails/sink.ts';
import { post, tinySite } from '../server/kit.ts';
import { operate } from './operator.kit.ts';

vi.setConfig({ testTimeout: 60_000 });
let server: Server;
let sink: Sink;
let work: string;
let manner: Manner = 'refuse';

beforeAll(async () => {
  sink = await openSink(() => manner);
  work = mkdtempSync(join(tmpdir(), 'axis-mail-'));
  // The server itself sends nothing: the worker beside it does.
  server = await startServer({
    dist: tinySite(join(work, 'dist')),
    template: await templateData(),
  });
});
afterAll(async () => {
  await server.remove();
  await sink.close();
  rmSync(work, { recursive: true });
});

const env = () => ({ AXIS_DATA: server.data, PORT: new URL(server.url).port });

it('needs a word, and an id that failed', async () => {
  expect(await operate(['mail'], { env: env() })).toMatchObject({
    code: 2,
    complained: 'mail takes list, or send-again <id>.',
  });
  expect((await operate(['mail', 'list'], { env: env() })).said).toContain('No mail failed.');
  expect((await operate(['mail', 'send-again', 'abc'], { env: env() })).code).toBe(2);
});

it('shows what was refused, and sends it again', async () => {
  const worker = spawn(process.execPath, ['tools/mail.mjs'], {
    env: {
      ...process.env,
      ...env(),
      ...sink.env,
      AXIS_ENV_FILES: 'off',
      AXIS_SITE_URL: server.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => {
    worker.once('exit', resolve);
  });
  try {
    await post(server, '/auth/v1/signup', { email: 'ada@example.com', password: 'correct horse' });
    const list = async () => (await operate(['mail', 'list'], { env: env() })).said;
    await expect.poll(list, { timeout: 30_000 }).toContain('451 Not now');
    expect(await list()).toMatch(/^[0-9a-f]{8} +welcome +ada@example\.com +1 /m);
    const [id = ''] = /^[0-9a-f]{8}/m.exec(await list()) ?? [];
    manner = 'take';
    expect(await operate(['mail', 'send-again', id], { env: env() })).toMatchObject({
      code: 0,
      said: 'The mail (welcome) to ada@example.com is due now.',
    });
    await expect.poll(() => sink.received.length, { timeout: 30_000 }).toBe(1);
    await expect.poll(list, { timeout: 30_000 }).toContain('1 sent, 0 in the queue, 0 given up');
  } finally {
    worker.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
});

it('sends an issue that the built site has: counted, to one address, and to each reader once', async () => {
  manner = 'take';
  const dist = join(work, 'dist');
  mkdirSync(join(dist, 'next-curve'));
  const item = {
    url: 'https://axis-one.example/next-curve/a-signal',
    title: 'A signal',
    summary: 'What it says.',
  };
  writeFileSync(join(dist, 'next-curve/feed.json'), JSON.stringify({ items: [item] }));
  const newsletter = (...typed: string[]) =>
    operate(['newsletter', 'send', 'next-curve', ...typed], { env: { ...env(), AXIS_DIST: dist } });
  expect(await newsletter('a-sgnal')).toMatchObject({
    code: 2,
    complained: 'next-curve has no issue “a-sgnal”: did you mean a-signal?',
  });
  expect((await newsletter('a-signal', '--dry')).said).toContain('would go to 0 of 0 readers');
  expect((await newsletter('a-signal', '--to', 'me@example.com')).said).toContain(
    'to me@example.com alone',
  );
  expect((await newsletter('a-signal', '--to', 'me')).code).toBe(1);
  expect((await newsletter('a-signal')).said).toContain('on its way to 0 readers');
});

/** Removes the second factor of an address. */
const removeFactor = (...words: string[]) =>
  operate(['factors', 'remove', ...words], { env: env() });

it('removes a second factor by the address of its member', async () => {
  expect(await removeFactor()).toMatchObject({
    code: 2,
    complained: 'factors takes remove <address>.',
  });
  expect(await removeFactor('nobody@example.com')).toMatchObject({
    code: 1,
    complained: 'Nobody has signed up as nobody@example.com.',
  });
  await post(server, '/auth/v1/signup', { email: 'lost@example.com', password: 'correct horse' });
  expect(await removeFactor('lost@example.com')).toMatchObject({
    code: 0,
    said: 'lost@example.com had no second factor. All their sessions have ended.',
  });
});
