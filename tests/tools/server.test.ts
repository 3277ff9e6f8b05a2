// The server for an operator: started, started twice, asked for a reset, refused. server.full.test.ts has servers that are
// killed, started again and published.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tools/lib/throwaway.mjs';
import type { Server } from '../../tools/lib/throwaway.mjs';
import { call, keysOf, newFolder, signIn, start } from '../server/support.ts';
import { member, spend, spent } from './server.kit.ts';

let work: string;
const children = new Set<ChildProcess>();
/** For tests that leave a server unchanged. */
let shared: Server;

beforeAll(async () => {
  work = newFolder();
  shared = await start();
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Runs a start command to its end, and returns its output. */
function run(file: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], AXIS_ENV_FILES: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  return new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once('close', (code) => {
      children.delete(child);
      resolve({ code, errors });
    });
  });
}

describe('data', () => {
  it('belong to one server: a second start is refused before anything is built', async () => {
    const server = shared;
    const port = String(await freePort());
    const second = await run('tools/start.mjs', {
      AXIS_DATA: server.data,
      AXIS_DIST: join(work, 'other'),
      PORT: port,
    });
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(
      /^Axis One already runs on the data in .* \(process \d+\): stop it first.*\n$/,
    );
    expect((await fetch(server.url)).status).toBe(200);
  });
});

describe('paths', () => {
  it('answer the page for routes, 404 for files that do not exist and for internal paths', async () => {
    const { url } = shared;
    const status = async (path: string) => (await fetch(url + path)).status;
    const page = await fetch(`${url}/dashboard`);
    expect(await page.text()).toContain('Axis One');
    expect(await status('/auth/signin?tab=signin')).toBe(200);
    expect(await status('/app.js')).toBe(200);
    expect(await status('/missing.js')).toBe(404);
    expect(await status('/%zz')).toBe(404);
    expect(await status('/_system')).toBe(404);
    expect(await status('/_system/config')).toBe(404);
    expect(await status('/storage/v1/bucket')).toBe(404);
    expect(await status('/rest/v1/profiles')).toBe(401);
  });

  it('are not served under another host name', async () => {
    const { port } = shared;
    // fetch does not let a caller forge this header; a socket does.
    const { request } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', headers: { host: 'evil.example' } };
      request(options, (response) => resolve(response.resume().statusCode))
        .once('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});

type Tokens = Record<'access_token' | 'refresh_token', string>;

describe('a reset', () => {
  it('leads from the mail to a page of the site, which opens a session with its token, once', async () => {
    const server = shared;
    const { email } = member;
    await call(server, '/auth/v1/signup', member);
    expect((await call(server, '/auth/v1/recover', { email })).status).toBe(200);
    const { link, subject } = await server.mailTo(email);
    expect(subject).toBe('Set a new password for Axis One');
    expect(link.startsWith(`${server.url}/auth#token_hash=`)).toBe(true);
    expect(await (await spend(server, link)).json()).toMatchObject({ user: { email } });
    const again = await spend(server, link);
    expect(again.status).toBe(403);
    expect(await again.json()).toMatchObject(spent);
  });

  it('ends the earlier sessions', async () => {
    const server = shared;
    const who = { email: 'reset@example.com', password: 'correct horse' };
    const session = (await (await call(server, '/auth/v1/signup', who)).json()) as Tokens;
    await call(server, '/auth/v1/recover', { email: who.email });
    const { link } = await server.mailTo(who.email);
    const { access_token: token } = (await (await spend(server, link)).json()) as Tokens;
    const changed = await fetch(`${server.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: keysOf(server).publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password: 'a new horse' }),
    });
    expect(changed.status).toBe(200);
    const { refresh_token } = session;
    expect(
      (await call(server, '/auth/v1/token?grant_type=refresh_token', { refresh_token })).status,
    ).toBe(400);
    expect((await signIn(server, { ...who, password: 'a new horse' })).status).toBe(200);
  });
});

const folders = () => ({ AXIS_DATA: join(work, 'data'), AXIS_DIST: join(work, 'never') });
const oneLine = (text: string) => expect(text.trimEnd().split('\n')).toHaveLength(1);

describe('a server that cannot start says why, in one sentence', () => {
  it.each([
    ['a port that is none', { PORT: 'http' }, 'PORT=http is not a whole number'],
    [
      'a host that is not here',
      { HOST: '203.0.113.9' },
      'HOST=203.0.113.9 is not an address of this machine',
    ],
  ])('%s', async (_, env, sentence) => {
    const port = String(await freePort());
    const { code, errors } = await run('tools/start.mjs', { ...folders(), PORT: port, ...env });
    expect(code).toBe(1);
    expect(errors).toContain(sentence);
    oneLine(errors);
  });

  it('a taken port', async () => {
    const squatter = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => {
      squatter.listen(port, '127.0.0.1', resolve);
    });
    const { code, errors } = await run('tools/start.mjs', { ...folders(), PORT: String(port) });
    squatter.close();
    expect(code).toBe(1);
    expect(errors).toContain(`Port ${port} is taken`);
    oneLine(errors);
  });

  it('a file in place of the data folder', async () => {
    const file = join(work, 'file');
    writeFileSync(file, '');
    const { code, errors } = await run('tools/start.mjs', {
      ...folders(),
      AXIS_DATA: join(file, 'data'),
    });
    expect(code).toBe(1);
    expect(errors).toContain('may not be written');
    oneLine(errors);
  });

  it('a data folder without permission', async () => {
    const closed = join(work, 'closed');
    mkdirSync(closed, { mode: 0o500 });
    // Root can write everywhere except in /proc.
    const data = process.getuid?.() === 0 ? '/proc/axis-one' : closed;
    const { code, errors } = await run('tools/start.mjs', { ...folders(), AXIS_DATA: data });
    expect(code).toBe(1);
    expect(errors).toContain(`The data folder ${data} may not be written`);
    oneLine(errors);
  });

  it('a site that was never built', async () => {
    const { code, errors } = await run('server/main.mjs', {
      ...folders(),
      PORT: String(await freePort()),
    });
    expect(code).toBe(1);
    expect(errors).toContain('There is no built site in');
    oneLine(errors);
  });
});
