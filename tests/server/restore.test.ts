// Backups and restores that are refused: each in one sentence, and without a change.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '../../server/database/embedded.mjs';
import { lockFolder } from '../../server/lock.mjs';
import { freePort, freshData } from '../../tools/lib/throwaway.mjs';
import { command } from './keeping.kit.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let work: string;
let site: string;
let good: string;
let target: string;
let count = 0;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'axis-restore-'));
  site = await freshData();
  good = join(work, 'good.tar.gz');
  expect((await command('backup', [good], { AXIS_DATA: site })).errors).toBe('');
});
afterAll(() => {
  rmSync(work, { recursive: true, force: true });
  rmSync(join(site, '..'), { recursive: true, force: true });
});
beforeEach(() => {
  count += 1;
  target = join(work, `target-${count}`);
});

/** Expects one sentence and exit code 1. */
function refused(
  { code, said, errors }: { code: number | null; said: string; errors: string },
  sentence: string,
) {
  expect(errors).toContain(sentence);
  expect([code, said, errors.trimEnd().split('\n').length]).toEqual([1, '', 1]);
}

const manifest = {
  format: 1,
  driver: 'embedded',
  axisOne: '0.1.0',
  at: '2026-11-21T12:00:00.000Z',
  postgres: '17',
  migrations: null,
};

/** A valid backup file, except for the changed part. */
async function forged(
  change: object,
  make: (folder: string) => void = () => {},
  more: readonly string[] = [],
) {
  const folder = join(work, `forged-${count}`);
  mkdirSync(join(folder, 'pgdata/global'), { recursive: true });
  writeFileSync(join(folder, 'pgdata/global/pg_control'), '');
  writeFileSync(join(folder, 'database.dump'), 'PGDMP');
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...change }));
  const keys = { jwtSecret: 'j', publishableKey: 'p', secretKey: 's' };
  writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys));
  make(folder);
  const file = `${folder}.tar.gz`;
  const names = [...readdirSync(folder).toSorted(), ...more];
  await create({ gzip: true, file, cwd: folder, preservePaths: true }, names);
  return file;
}

const restored = (file: string, env: NodeJS.ProcessEnv = {}) =>
  command('restore', [file], { AXIS_DATA: target, ...env });

describe('a restore refuses', () => {
  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
    ['cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
    ['empty', () => Buffer.alloc(0)],
    ['damaged', (bytes: Buffer) => bytes.fill(randomBytes(8), 100_000, 100_008)],
    ['something else', () => Buffer.from('no backup')],
  ])('a file that is %s', async (_, change) => {
    const file = join(work, `damaged-${count}.tar.gz`);
    writeFileSync(file, change(readFileSync(good)));
    refused(await restored(file), 'is damaged, or is no backup of Axis One');
    expect(existsSync(target)).toBe(false);
  });

  it.each([
    ['a link', (folder: string) => symlinkSync('/tmp', join(folder, 'pgdata/base'))],
    ['another file', (folder: string) => writeFileSync(join(folder, 'lock'), '')],
  ])('%s in the file', async (_, make) => {
    refused(await restored(await forged({}, make)), 'is damaged, or is no backup');
    expect(existsSync(target)).toBe(false);
  });

  it('a name that leaves the folder', async () => {
    writeFileSync(join(work, 'evil'), 'evil');
    const file = await forged({}, undefined, ['../evil']);
    rmSync(join(work, 'evil'));
    refused(await restored(file), 'is damaged, or is no backup');
    expect([existsSync(join(work, 'evil')), existsSync(target)]).toEqual([false, false]);
  });

  it('a folder that is not empty', async () => {
    mkdirSync(target);
    writeFileSync(join(target, 'letter.txt'), 'Dear Ada');
    chmodSync(target, 0o755);
    refused(await restored(good), 'is not empty');
    expect(readdirSync(target)).toEqual(['letter.txt']);
  });

  it('the folder of a running server', async () => {
    mkdirSync(target);
    const unlock = await lockFolder(target);
    refused(await restored(good), 'already runs on the data');
    unlock();
    expect(readdirSync(target)).toEqual([]);
  });

  it.each([
    ['of the other driver', { driver: 'postgres' }, 'is the backup of a PostgreSQL server'],
    ['of a later format', { format: 2 }, 'was written by a later Axis One'],
    ['of a later state', { migrations: ['99990101000000'] }, 'is of a later Axis One'],
    ['of no known driver', { driver: 'sqlite' }, 'is damaged, or is no backup'],
  ])('a backup %s', async (_, change, sentence) => {
    refused(await restored(await forged(change)), sentence);
    expect(existsSync(target)).toBe(false);
  });

  it('an embedded database for a PostgreSQL server', async () => {
    const env = { AXIS_DATABASE_URL: 'postgres://axis@127.0.0.1:1/axis' };
    refused(await restored(good, env), 'is the backup of an embedded database');
  });

  it('keys that cannot be read, after it has unpacked them', async () => {
    const file = await forged({}, (folder) => writeFileSync(join(folder, 'keys.json'), '{}'));
    refused(await restored(file), 'has no keys that can be read');
    expect(existsSync(target)).toBe(false);
  });

  it('what does not exist, and a missing argument', async () => {
    refused(await restored(join(work, 'nowhere')), 'There is no file');
    refused(await command('restore', [], {}), 'Name the file to restore');
  });
});

describe('a backup refuses', () => {
  it('a file that exists, and a folder that does not', async () => {
    const file = join(work, 'mine.txt');
    writeFileSync(file, 'mine');
    refused(await command('backup', [file], { AXIS_DATA: site }), 'is there already');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    refused(
      await command('backup', [join(work, 'no/file')], { AXIS_DATA: site }),
      'There is no folder',
    );
  });

  it('a folder without a site, and does not change it', async () => {
    const file = join(work, 'none.tar.gz');
    refused(await command('backup', [file], { AXIS_DATA: target }), 'holds no Axis One');
    expect([existsSync(target), existsSync(file)]).toEqual([false, false]);
  });

  it('a database that does not answer', async () => {
    const url = `postgres://axis:secret@127.0.0.1:${await freePort()}/axis`;
    const keys = {
      AXIS_JWT_SECRET: 'x'.repeat(32),
      AXIS_PUBLISHABLE_KEY: 'p',
      AXIS_SECRET_KEY: 's',
    };
    const file = join(work, 'absent.tar.gz');
    const answer = await command('backup', [file], { AXIS_DATABASE_URL: url, ...keys });
    refused(answer, 'does not answer: ECONNREFUSED');
    expect(answer.errors).not.toContain('secret');
    expect(readdirSync(work).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a pause of the embedded database', () => {
  it('begins after a canceled statement, when the database is open again', async () => {
    let isReopened = false;
    const embedded = await openEmbedded({
      folder: join(site, 'pgdata'),
      statementTimeout: 2000,
      onReopened: () => (isReopened = true),
      onAborted: () => {},
    });
    const { default: connect } = await import('postgres');
    const socket = { socket: embedded.connect, max: 1, onnotice: () => {} };
    const sql = connect('postgres://postgres@embedded/postgres', socket);
    await sql`select 1`;
    embedded.limit();
    const slow = expect(
      sql`select count(*) from generate_series(1, 100000000000)`,
    ).rejects.toThrow();
    await expect.poll(embedded.waiting).toBeGreaterThan(0);
    const paused = embedded.pause(async () => {
      await new Promise(setImmediate);
      return isReopened;
    });
    expect(await paused).toBe(true);
    await slow;
    await sql.end({ timeout: 1 });
    await embedded.close();
  });
});
