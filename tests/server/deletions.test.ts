// Accounts that were deleted stay deleted: through a restore of an older backup, and through a server that was killed in between.
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listed } from '../../server/account/deletions.mjs';
import { startBackend } from '../../server/backend/backend.mjs';
import { readSettings } from '../../server/settings.mjs';
import { startServer } from '../../tools/lib/throwaway.mjs';
import type { Server, Site } from '../../tools/lib/throwaway.mjs';
import { ada, ask, command, signIn, signUp, smallSite } from './keeping.kit.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let work: string;
let site: Site;
let data: string;
let backup: string;
let key: string;
let id: string;
const list = () => join(data, 'deletions.jsonl');
const on = (folder: string) => ({ AXIS_DATA: folder, AXIS_DIST: site.dist });

/** One statement on a data folder that no server uses. */
async function execute(folder: string, ...statements: string[]) {
  const backend = await startBackend(readSettings({ AXIS_LOG: 'quiet', AXIS_DATA: folder }));
  const rows = [];
  // Each needs the one before it.
  for (const statement of statements) rows.push(await backend.sql(statement));
  await backend.close();
  return rows.at(-1) ?? [];
}
const keyOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as { publishableKey: string })
    .publishableKey;
/** Starts a server on a folder, without removing the folder afterwards. */
const serve = (folder: string): Promise<Server> => startServer(site, { data: folder });
const subscribed = `select address from public.newsletter_subscriptions where address = 'ada@example.com'`;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-deletions-'));
  site = await smallSite(work);
  backup = join(work, 'backup.tar.gz');
  const server = await startServer(site);
  key = keyOf(server.data);
  await signUp(server.url, key);
  await ask(server.url, key, '/rest/v1/rpc/subscribe_newsletter', {
    address: ada.email,
    lists: ['next-curve'],
  });
  await server.stop();
  data = join(work, 'data');
  rmSync(data, { recursive: true, force: true });
  const written = await command('backup', [backup], on(server.data));
  expect(written.errors).toBe('');
  const restored = await command('restore', [backup], on(data));
  expect(restored.said).toContain('There is no list of deleted accounts');
  await server.remove();
  const [row] = await execute(
    data,
    `insert into private.deletions select id, now() - interval '15 days', now() - interval '1 day' from auth.users where email = 'ada@example.com'`,
    `select id from auth.users where email = 'ada@example.com'`,
  );
  id = String(row?.['id']);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('an account that is due', () => {
  it('is deleted by the server, and listed beside its database', async () => {
    const server = await serve(data);
    await expect.poll(() => listed(list()).length, { timeout: 20_000 }).toBe(1);
    await expect
      .poll(async () => (await signIn(server.url, key)).status, { timeout: 20_000 })
      .toBe(400);
    await server.stop();
    expect(listed(list())[0]?.id).toBe(id);
    expect(readFileSync(list(), 'utf8')).not.toContain('ada');
    expect(await execute(data, subscribed)).toEqual([]);
  });

  it('is deleted again after a restore of an older backup, before anyone is served', async () => {
    const target = join(work, 'older');
    mkdirSync(target);
    copyFileSync(list(), join(target, 'deletions.jsonl'));
    const { said, errors } = await command('restore', [backup], on(target));
    expect(errors).toBe('');
    expect(said).toContain('Accounts deleted after it: 1. The next start deletes them again.');
    expect(existsSync(join(target, 'deletions.jsonl'))).toBe(true);
    expect(await execute(target, 'select id from auth.users')).toHaveLength(1);
    const server = await serve(target);
    expect((await signIn(server.url, key)).status).toBe(400);
    await server.stop();
    expect(
      await execute(
        target,
        'select id from auth.users union all select token from private.mail_choices',
      ),
    ).toEqual([]);
    expect(await execute(target, subscribed)).toEqual([]);
  });

  it('takes with it what an address left before there was an account, and not what came later', async () => {
    const target = join(work, 'address');
    await command('restore', [backup], on(target));
    copyFileSync(list(), join(target, 'deletions.jsonl'));
    await execute(
      target,
      `delete from auth.users`,
      `insert into public.newsletter_subscriptions (address, list, created_at) values ('ada@example.com', 'second-curve', now() + interval '1 hour')`,
    );
    const server = await serve(target);
    await server.stop();
    expect(await execute(target, `select list from public.newsletter_subscriptions`)).toEqual([
      { list: 'second-curve' },
    ]);
  });

  it('is deleted by the next start when the server was killed after it was listed', async () => {
    const target = join(work, 'killed');
    await command('restore', [backup], on(target));
    copyFileSync(list(), join(target, 'deletions.jsonl'));
    // A line that was cut off says nothing, and hides none that comes after it.
    appendFileSync(join(target, 'deletions.jsonl'), '{"id":"01a2');
    await execute(
      target,
      `insert into private.deletions select id, now(), now() - interval '1 day' from auth.users`,
    );
    const server = await serve(target);
    expect((await signIn(server.url, key)).status).toBe(400);
    await server.stop();
    expect(listed(join(target, 'deletions.jsonl'))).toHaveLength(1);
  });

  it('is back where the list is lost: the restore has said so', async () => {
    const target = join(work, 'lost');
    const { said } = await command('restore', [backup], on(target));
    expect(said).toContain('accounts that were deleted since are back');
    const elsewhere = await command('restore', [backup], {
      ...on(join(work, 'named')),
      AXIS_DELETIONS: list(),
    });
    expect(elsewhere.said).toContain('Accounts deleted after it: 1.');
  });
});
