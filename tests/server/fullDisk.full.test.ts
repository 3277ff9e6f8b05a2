// The disk of the data folder is full (tests/server/fullDisk.mjs): one sentence, nothing damaged, the next start works.
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort, startServer, templateData } from '../../tools/lib/throwaway.mjs';
import type { Server, Site } from '../../tools/lib/throwaway.mjs';
import { keysIn, launch, member, post, signIn, tinySite } from './kit.ts';

vi.setConfig({ testTimeout: 90_000 });

const sentence =
  'The disk is full: make room and start again; everything that was confirmed is kept.\n';

let work: string;
let site: Site;
/** While this file exists, the disk is full. */
let trigger: string;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-full-'));
  site = { dist: tinySite(join(work, 'dist')), template: await templateData() };
  trigger = join(work, 'full');
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const env = () => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(process.cwd(), 'tests/server/fullDisk.mjs')).href}`,
  AXIS_TEST_FULL: trigger,
});
const fillDisk = (how: 'all' | 'growth') => writeFileSync(trigger, how);
const makeRoom = () => rmSync(trigger);

/** More addresses than fit on a page. */
const addresses = Array.from({ length: 100 }, (_, at) => ({
  address: `${'a'.repeat(150)}-${at}@example.com`,
  list: 'second-curve',
}));

/** The newsletter's addresses, read with the server's key. */
async function call({ url, data }: { url: string; data: string }, body?: unknown) {
  const headers = { apikey: keysIn(data).secretKey, 'content-type': 'application/json' };
  return fetch(`${url}/rest/v1/newsletter_subscriptions`, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
}
const stored = async (server: Server) => ((await (await call(server)).json()) as unknown[]).length;

describe('a server whose disk becomes full', () => {
  it('answers that nothing was stored, still reads, and stores again when there is room', async () => {
    const server = await startServer(site, { env: env() });
    try {
      expect((await post(server, '/auth/v1/signup', member)).status).toBe(200);
      fillDisk('growth');
      const answer = await call(server, addresses);
      expect(answer.status).toBe(507);
      expect(await answer.json()).toEqual({
        code: '507',
        message: 'The server’s disk is full. Nothing was stored. Please try again later.',
        request: answer.headers.get('x-request-id'),
      });
      expect(await stored(server)).toBe(0);

      // The services of the library report it differently: accounts until no page has room for one more.
      let status = 200;
      for (let count = 0; status === 200; count += 1) {
        const company = 'x'.repeat(190);
        const { status: next } = await post(server, '/auth/v1/signup', {
          email: `${count}@example.com`,
          password: 'correct horse',
          data: { company_name: company, more: 'x'.repeat(5000) },
        });
        status = next;
      }
      expect(status).toBe(507);

      makeRoom();
      expect((await call(server, addresses)).status).toBe(201);
      await server.kill();
      await server.restart();
      expect(await stored(server)).toBe(100);
      expect(await signIn(server)).toBe(200);
    } finally {
      rmSync(trigger, { force: true });
      await server.remove();
    }
  });

  it('ends with one sentence when the engine cannot continue; the next start has every row', async () => {
    const data = join(work, 'ends');
    cpSync(site.template, data, { recursive: true });
    const first = await startServer(site, { data });
    await post(first, '/auth/v1/signup', member);
    expect((await call(first, addresses)).status).toBe(201);
    await first.stop();

    const port = await freePort();
    const folders = { ...env(), AXIS_DATA: data, AXIS_DIST: site.dist, PORT: String(port) };
    const url = `http://127.0.0.1:${port}`;
    const { child, ended } = await launch(folders);
    try {
      await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
        timeout: 60_000,
        interval: 100,
      });
      fillDisk('all');
      // PostgreSQL decides whether a write is refused or ends the engine; not one byte of its log can be written.
      for (let count = 0; count < 50 && child.exitCode === null; count += 1)
        await call({ url, data }, [{ address: `${count}@example.com`, list: 'next-curve' }]).then(
          ({ status }) => expect(status).toBe(507),
          () => undefined,
        );
      expect(await ended).toMatchObject({ code: 1, errors: sentence });

      // Started again on the full disk, it prints the same sentence.
      expect(await (await launch(folders)).ended).toMatchObject({ code: 1, errors: sentence });
      makeRoom();
      await first.restart();
      expect(await stored(first)).toBe(100);
      expect(await signIn(first)).toBe(200);
      expect((await call(first, [{ address: 'b@example.com', list: 'next-curve' }])).status).toBe(
        201,
      );
    } finally {
      child.kill('SIGKILL');
      rmSync(trigger, { force: true });
      await first.remove();
    }
  });
});

it('a first start during which the disk becomes full: one sentence, and the next start works', async () => {
  const data = join(work, 'first');
  const { child, ended } = await launch({ ...env(), AXIS_DATA: data, AXIS_DIST: site.dist });
  await vi.waitFor(() => expect(existsSync(join(data, 'pgdata/PG_VERSION'))).toBe(true), {
    timeout: 60_000,
    interval: 5,
  });
  fillDisk('all');
  try {
    expect(await ended).toMatchObject({ code: 1, errors: sentence });
    makeRoom();
    const server = await startServer(site, { data });
    expect((await post(server, '/auth/v1/signup', member)).status).toBe(200);
    await server.remove();
  } finally {
    child.kill('SIGKILL');
    rmSync(trigger, { force: true });
  }
});
