// Accounts that were deleted stay deleted: through a restore of an older backup, and through a server that was killed in between.
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listed } from '../../server/account/deletions.mjs';
import { startAccountWork } from '../../server/account/work.mjs';
import { startBackend } from '../../server/backend/backend.mjs';
import type { Backend } from '../../server/backend/backend.mjs';
import { openLog } from '../../server/log.mjs';
import { readSettings } from '../../server/settings.mjs';
import { freshData, startServer } from '../../tools/lib/throwaway.mjs';
import { clientOf } from '../backend/support.ts';
import { command, smallSite } from './keeping.kit.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let work: string;
let data: string;
let backup: string;
/** A copy of the backup's moment, restored once. */
let older: string;
let id: string;
const ada = 'ada@example.com';
const listIn = (folder: string) => join(folder, 'deletions.jsonl');

/** Opens a data folder for a moment, as the server does at its start if `starts`. */
async function open<T>(
  folder: string,
  ask: (backend: Backend) => Promise<T>,
  starts = false,
): Promise<T> {
  const settings = readSettings({ AXIS_LOG: 'quiet', AXIS_DATA: folder });
  const backend = await startBackend(settings);
  try {
    if (starts) {
      const log = openLog({ format: 'text', quiet: true }, () => {});
      await (await startAccountWork(backend, settings, log)).close();
    }
    return await ask(backend);
  } finally {
    await backend.close();
  }
}
/** A copy of the restored folder, with the list of deletions. */
function copyOf(name: string) {
  const folder = join(work, name);
  cpSync(older, folder, { recursive: true });
  copyFileSync(listIn(data), listIn(folder));
  return folder;
}
const due = `insert into private.deletions select id, now() - interval '15 days', now() - interval '1 day' from auth.users where email = '${ada}'`;
const traces = `select id::text from auth.users where email = '${ada}'
  union all select list from public.newsletter_subscriptions where address = '${ada}'
  union all select scope from private.mail_choices where address = '${ada}'`;

beforeAll(async () => {
  process.env['LITE_AUTH_BCRYPT_COST'] = '4';
  work = mkdtempSync(join(tmpdir(), 'axis-deletions-'));
  data = await freshData();
  backup = join(work, 'backup.tar.gz');
  id = await open(data, async (backend) => {
    const client = clientOf(backend);
    const { member } = await client.signUp(undefined, ada);
    await client.rpc('subscribe_newsletter', { address: ada, lists: ['next-curve'] });
    return member.id;
  });
  expect((await command('backup', [backup], { AXIS_DATA: data })).errors).toBe('');
  await open(data, (backend) => backend.sql(due));
});
afterAll(() => {
  rmSync(work, { recursive: true, force: true });
  rmSync(dirname(data), { recursive: true, force: true });
});

describe('an account that is due', () => {
  it('is deleted by the server, and listed beside its database', async () => {
    const server = await startServer(await smallSite(work), { data });
    await expect.poll(() => listed(listIn(data)).length, { timeout: 60_000 }).toBe(1);
    await server.stop();
    expect(listed(listIn(data))[0]?.id).toBe(id);
    expect(readFileSync(listIn(data), 'utf8')).not.toContain('ada');
    expect(await open(data, (backend) => backend.sql(traces))).toEqual([]);
  });

  it('is deleted again after a restore of an older backup, before anyone is served', async () => {
    older = join(work, 'older');
    const without = await command('restore', [backup], { AXIS_DATA: older });
    expect(without.said).toContain('There is no list of deleted accounts');
    const target = join(work, 'target');
    mkdirSync(target);
    copyFileSync(listIn(data), listIn(target));
    const { said, errors } = await command('restore', [backup], { AXIS_DATA: target });
    expect(errors).toBe('');
    expect(said).toContain('Accounts deleted after it: 1. The next start deletes them again.');
    expect(await open(target, (backend) => backend.sql(traces), true)).toEqual([]);
  });

  it('takes along what its address left before there was an account, and not what came later', async () => {
    const folder = copyOf('address');
    await open(folder, (backend) =>
      backend.sql(`with gone as (delete from auth.users) insert into public.newsletter_subscriptions (address, list, created_at)
        values ('${ada}', 'second-curve', now() + interval '1 hour')`),
    );
    const left = 'select list from public.newsletter_subscriptions';
    expect(await open(folder, (backend) => backend.sql(left), true)).toEqual([
      { list: 'second-curve' },
    ]);
  });

  it('is deleted by the next start when the server was killed after it was listed', async () => {
    const folder = copyOf('killed');
    // A line that was cut off says nothing, and hides none that comes after it.
    appendFileSync(listIn(folder), '{"id":"01a2');
    await open(folder, (backend) => backend.sql(due));
    expect(await open(folder, (backend) => backend.sql(traces), true)).toEqual([]);
    expect(listed(listIn(folder))).toHaveLength(1);
  });

  it('is back where the list is lost', async () => {
    const rows = await open(older, (backend) => backend.sql(traces), true);
    expect(rows.map(({ id: found }) => found)).toContain(id);
  });
});
