// Backups of a PostgreSQL server's database by an operator: while a member writes, and into an empty database.
// Rotated keys, which all servers of a database share.
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startServer } from '../../tools/lib/throwaway.mjs';
import type { Server, Site } from '../../tools/lib/throwaway.mjs';
import {
  attach,
  attachmentOf,
  command,
  keepSubmitting,
  refresh,
  requestsOf,
  signIn,
  signUp,
  smallSite,
  submit,
} from '../server/keeping.kit.ts';
import { newDatabase } from './support.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let work: string;
let site: Site;
let url: string;
let server: Server;
let key: string;
let session: { token: string; refreshToken: string };
let file: string;

const on = (database: string) => ({ AXIS_DATABASE_URL: database, AXIS_DIST: site.dist });

/** Starts a server on a database. */
const serve = (database: string) =>
  startServer(site, {
    data: mkdtempSync(join(work, 'data-')),
    env: { AXIS_DATABASE_URL: database },
  });

/** Queries a database directly. */
async function query(database: string, text: string) {
  const sql = postgres(database, { max: 1, onnotice: () => undefined });
  try {
    return [...(await sql.unsafe<Record<string, unknown>[]>(text))];
  } finally {
    await sql.end({ timeout: 5 });
  }
}
const keysOf = async (database: string) => {
  const [row] = await query(database, 'select * from axis_server.keys');
  return row ?? {};
};
const tables = `select schemaname || '.' || tablename as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by name`;
/** Privileges and rows: what a dump could lose. */
const rights = `select n.nspname || '.' || c.relname as name, coalesce(c.relacl, acldefault('r', c.relowner))::text as rights, c.relrowsecurity as secured,
    (select count(*)::integer from pg_policy p where p.polrelid = c.oid) as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r' order by name`;

const laterRights = `select n.nspname as name, d.defaclobjtype as type, d.defaclacl::text as rights
  from pg_default_acl d join pg_namespace n on n.oid = d.defaclnamespace order by name, type`;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-backup-'));
  site = await smallSite(work);
  url = await newDatabase();
  server = await serve(url);
  key = String((await keysOf(url))['publishable_key']);
  session = await signUp(server.url, key);
  file = join(work, 'backup.tar.gz');
});
afterAll(async () => {
  await server.remove();
  rmSync(work, { recursive: true, force: true });
});

it('every row that was confirmed before is in it, once, and every request is answered', async () => {
  const withFile = await submit(server.url, key, session.token, 'asynq');
  const content = Buffer.from('%PDF-1.7 and so on');
  const attachment = await attach(server.url, key, session.token, withFile, content);
  const writer = keepSubmitting(server.url, key, session.token);
  await writer.until(5);
  const before = [...writer.confirmed];
  const { code, said, errors } = await command('backup', [file], on(url));
  await writer.until(writer.confirmed.length + 3);
  await writer.stop();
  expect(writer.faults).toEqual([]);
  expect([errors, code]).toEqual(['', 0]);
  expect(said).toContain(`Wrote ${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(work).filter((name) => name.startsWith('.'))).toEqual([]);

  const empty = await newDatabase();
  const restored = await command('restore', [file], on(empty));
  expect([restored.errors, restored.code]).toEqual(['', 0]);
  expect(await query(empty, rights)).toEqual(await query(url, rights));
  expect(await keysOf(empty)).toEqual(await keysOf(url));
  const again = await serve(empty);
  try {
    const { status, token } = await signIn(again.url, key);
    expect(status).toBe(200);
    expect((await refresh(again.url, key, session.refreshToken)).status).toBe(200);
    const ids = await requestsOf(again.url, key, token);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([withFile, ...before]));
    expect([withFile, ...writer.confirmed]).toEqual(expect.arrayContaining(ids));
    expect((await attachmentOf(again.url, key, token, attachment)).equals(content)).toBe(true);
    expect(await submit(again.url, key, token)).not.toBe('');
    expect(await query(empty, laterRights)).toEqual(await query(url, laterRights));
  } finally {
    await again.remove();
  }
});

it('the restored database has the owner of the target, not that of the backup', async () => {
  const empty = await newDatabase();
  const name = `owner_${new URL(empty).pathname.slice(6, 18)}`;
  await query(empty, `create role ${name} login createrole password 'secret'`);
  await query(empty, `alter database ${new URL(empty).pathname.slice(1)} owner to ${name}`);
  const address = new URL(empty);
  [address.username, address.password] = [name, 'secret'];
  const restored = await command('restore', [file], on(address.href));
  expect([restored.errors, restored.code]).toEqual(['', 0]);
  const owners = await query(
    empty,
    "select distinct tableowner from pg_tables where schemaname = 'public'",
  );
  expect(owners).toEqual([{ tableowner: name }]);
});

it('a database that has tables is left unchanged', async () => {
  const used = await newDatabase();
  await query(used, 'create table public.mine (one integer)');
  const { code, errors } = await command('restore', [file], on(used));
  expect([code, errors]).toEqual([1, expect.stringContaining('is not empty (it has public.mine)')]);
  expect(await query(used, tables)).toEqual([{ name: 'public.mine' }]);
});

it('a damaged file, or a folder instead of one, changes nothing', async () => {
  const empty = await newDatabase();
  const damaged = join(work, 'damaged.tar.gz');
  const bytes = readFileSync(file);
  writeFileSync(damaged, bytes.subarray(0, bytes.length >> 1));
  const refused = await command('restore', [damaged], on(empty));
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('is damaged')]);
  expect(await query(empty, tables)).toEqual([]);
  const env = { AXIS_DATA: join(work, 'folder') };
  const other = await command('restore', [file], env);
  expect(other.errors).toContain('is the backup of a PostgreSQL server');
  expect(readdirSync(work)).not.toContain('folder');
});

it('without PostgreSQL’s programs it says which to install; the password is not visible in their arguments', async () => {
  const target = join(work, 'none.tar.gz');
  const env = { ...on(url), AXIS_POSTGRES_BIN: work };
  const { code, errors } = await command('backup', [target], env);
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^pg_dump was not found: install .*\n$/),
  ]);
  // An older one cannot read this server.
  writeFileSync(join(work, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6"\n', {
    mode: 0o755,
  });
  const older = await command('backup', [target], env);
  expect(older.errors).toMatch(/is of PostgreSQL 9, and the server of \d+: install/);
  // A user who lists the machine's processes sees the arguments of a program.
  const script = `case "$1" in --version) echo "pg_dump (PostgreSQL) 99";; *) echo "$@" > ${work}/words; exit 1;; esac`;
  writeFileSync(join(work, 'pg_dump'), `#!/bin/sh\n${script}\n`);
  expect((await command('backup', [target], env)).code).toBe(1);
  const words = readFileSync(join(work, 'words'), 'utf8');
  expect(words).toContain('--format=custom');
  expect(words).not.toContain(new URL(url).password);
  expect(readdirSync(work)).not.toContain('none.tar.gz');
});

it('rotated keys invalidate what was signed before, and end no session', async () => {
  const old = await keysOf(url);
  const rotated = await command('keys', ['rotate'], on(url));
  expect([rotated.errors, rotated.code]).toEqual(['', 0]);
  expect(rotated.said).toContain('Restart every server');
  expect(await keysOf(url)).toEqual({ ...old, jwt_secret: (await keysOf(url))['jwt_secret'] });
  await server.restart();
  await expect(requestsOf(server.url, key, session.token)).rejects.toThrow('401');
  const { status, token, next } = await refresh(server.url, key, session.refreshToken);
  expect(status).toBe(200);
  expect(await requestsOf(server.url, key, token)).not.toEqual([]);
  expect((await command('keys', ['rotate', '--api'], on(url))).code).toBe(0);
  const keys = await keysOf(url);
  expect(Object.keys(old).filter((name) => keys[name] === old[name])).toEqual(['one']);
  await server.restart();
  expect((await signIn(server.url, key)).status).toBe(401);
  expect((await refresh(server.url, String(keys['publishable_key']), next)).status).toBe(200);
});
