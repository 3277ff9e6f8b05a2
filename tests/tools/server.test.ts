// The server for an operator: started, killed, started again, refused, published.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort, startServer, templateData } from '../../tools/lib/throwaway.mjs';
import type { Server, ServerOptions, Site } from '../../tools/lib/throwaway.mjs';

// A server starts in 3 s on an idle machine, and machines are not always idle.
vi.setConfig({ testTimeout: 90_000 });

let work: string;
let site: Site;
const servers: Server[] = [];
const children = new Set<ChildProcess>();
/** For tests that leave a server unchanged. */
let shared: Server;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-server-'));
  // These tests are about the server: a page of one line replaces the site.
  mkdirSync(join(work, 'dist'));
  writeFileSync(join(work, 'dist/index.html'), '<!doctype html><title>Axis One</title>');
  for (const page of ['404', 'dashboard', 'auth/signin']) {
    mkdirSync(join(work, 'dist', page, '..'), { recursive: true });
    writeFileSync(join(work, `dist/${page}.html`), '<!doctype html><title>Axis One</title>');
  }
  writeFileSync(join(work, 'dist/app.js'), '1;');
  site = { dist: join(work, 'dist'), template: await templateData() };
  shared = await startServer(site);
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(servers.splice(0).map((server) => server.remove()));
});
afterAll(async () => {
  await shared.remove();
  rmSync(work, { recursive: true, force: true });
});

async function start(options: ServerOptions = {}) {
  const server = await startServer(site, options);
  servers.push(server);
  return server;
}

function post(server: Server, path: string, body: unknown) {
  const { publishableKey } = JSON.parse(readFileSync(join(server.data, 'keys.json'), 'utf8')) as {
    publishableKey: string;
  };
  return fetch(server.url + path, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
const tokenIn = (link: string) =>
  Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));
const member = { email: 'kept@example.com', password: 'correct horse' };
const signIn = (server: Server, who: { email: string; password: string }) =>
  post(server, '/auth/v1/token?grant_type=password', who);

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
  it('survive a kill right after the sign-up was confirmed, and a clean stop', async () => {
    const server = await start();
    const signedUp = await post(server, '/auth/v1/signup', {
      ...member,
      data: { company_name: 'Acme' },
    });
    expect(signedUp.status).toBe(200);
    await server.kill();
    await server.restart();
    expect((await signIn(server, member)).status).toBe(200);
    await server.stop();
    expect(existsSync(join(server.data, 'lock'))).toBe(false);
    await server.restart();
    expect((await signIn(server, member)).status).toBe(200);
  });

  it('start afresh when the very first start was interrupted', async () => {
    const data = join(work, 'cut-off');
    mkdirSync(join(data, 'pgdata'), { recursive: true });
    writeFileSync(join(data, 'pgdata/PG_VERSION'), '17\n');
    writeFileSync(join(data, 'lock'), '999999999\n1\n');
    const server = await start({ data });
    expect((await post(server, '/auth/v1/signup', member)).status).toBe(200);
    await server.restart();
    expect((await signIn(server, member)).status).toBe(200);
  });

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
const spent = { error_code: 'otp_expired' };
/** Uses the token of a mailed link, as its page does. */
const spend = (server: Server, link: string) => post(server, '/auth/v1/verify', tokenIn(link));

describe('a reset', () => {
  it('leads from the mail to a page of the site, which opens a session with its token, once', async () => {
    const server = shared;
    const { email } = member;
    await post(server, '/auth/v1/signup', member);
    expect((await post(server, '/auth/v1/recover', { email })).status).toBe(200);
    const { link, subject } = await server.mailTo(email);
    expect(subject).toBe('Set a new password for Axis One');
    expect(link.startsWith(`${server.url}/auth#token_hash=`)).toBe(true);
    expect(await (await spend(server, link)).json()).toMatchObject({ user: { email } });
    const again = await spend(server, link);
    expect(again.status).toBe(403);
    expect(await again.json()).toMatchObject(spent);
  });

  it('expires after its configured time', async () => {
    const server = await start({ otpExpiry: 1 });
    await post(server, '/auth/v1/signup', member);
    await post(server, '/auth/v1/recover', { email: member.email });
    const { link } = await server.mailTo(member.email);
    await new Promise((resolve) => {
      setTimeout(resolve, 2100);
    });
    const late = await spend(server, link);
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject(spent);
  });

  it('ends the earlier sessions', async () => {
    const server = shared;
    const who = { email: 'reset@example.com', password: 'correct horse' };
    const session = (await (await post(server, '/auth/v1/signup', who)).json()) as Tokens;
    await post(server, '/auth/v1/recover', { email: who.email });
    const { link } = await server.mailTo(who.email);
    const { access_token: token } = (await (await spend(server, link)).json()) as Tokens;
    const { publishableKey } = JSON.parse(readFileSync(join(server.data, 'keys.json'), 'utf8')) as {
      publishableKey: string;
    };
    const changed = await fetch(`${server.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password: 'a new horse' }),
    });
    expect(changed.status).toBe(200);
    const { refresh_token } = session;
    expect(
      (await post(server, '/auth/v1/token?grant_type=refresh_token', { refresh_token })).status,
    ).toBe(400);
    expect((await signIn(server, { ...who, password: 'a new horse' })).status).toBe(200);
  });
});

describe('a published server', () => {
  const demo = { email: 'premium@axis-one.example', password: 'inner-room' };

  it('has no demo: its accounts are removed, its grants are not served, and a member who signs up with such an address is kept', async () => {
    const local = await start();
    expect((await signIn(local, demo)).status).toBe(200);
    await local.stop();
    const published = await start({ data: local.data, host: '0.0.0.0' });
    expect((await signIn(published, demo)).status).toBe(400);
    expect((await post(published, '/demo/subscription', {})).status).toBe(404);
    // Their rows were deleted with them.
    const { secretKey } = JSON.parse(readFileSync(join(local.data, 'keys.json'), 'utf8')) as {
      secretKey: string;
    };
    const all = (table: string) =>
      fetch(`${published.url}/rest/v1/${table}`, {
        headers: { apikey: secretKey, 'user-agent': 'test' },
      });
    expect(await (await all('profiles')).json()).toEqual([]);
    expect(await (await all('subscriptions')).json()).toEqual([]);

    // A member who happens to have a demo’s address is kept.
    await post(published, '/auth/v1/signup', { ...demo, password: 'my own horse' });
    await published.restart();
    expect((await signIn(published, { ...demo, password: 'my own horse' })).status).toBe(200);
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
