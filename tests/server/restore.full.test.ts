// Backups and restores that are refused: each in one sentence, and without a change. restore.test.ts has three more.
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '../../server/database/embedded.mjs';
import { lockFolder } from '../../server/lock.mjs';
import { freePort } from '../../tools/lib/throwaway.mjs';
import { command } from './keeping.kit.ts';
import { forged, place, refused, refusesBackups, refusesFiles, restored } from './restore.kit.ts';

describe('a restore refuses', () => {
  refusesFiles([
    ['cut in half', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['empty', () => Buffer.alloc(0)],
    ['damaged', (bytes) => bytes.fill(randomBytes(8), 100_000, 100_008)],
    ['something else', () => Buffer.from('no backup')],
  ]);

  it.each([
    ['a link', (folder: string) => symlinkSync('/tmp', join(folder, 'pgdata/base'))],
    ['another file', (folder: string) => writeFileSync(join(folder, 'lock'), '')],
  ])('%s in the file', async (_, make) => {
    refused(await restored(await forged({}, make)), 'is damaged, or is no backup');
    expect(existsSync(place.target)).toBe(false);
  });

  it('a name that leaves the folder', async () => {
    writeFileSync(join(place.work, 'evil'), 'evil');
    const file = await forged({}, undefined, ['../evil']);
    rmSync(join(place.work, 'evil'));
    refused(await restored(file), 'is damaged, or is no backup');
    expect([existsSync(join(place.work, 'evil')), existsSync(place.target)]).toEqual([
      false,
      false,
    ]);
  });

  it('the folder of a running server', async () => {
    mkdirSync(place.target);
    const unlock = await lockFolder(place.target);
    refused(await restored(place.good), 'already runs on the data');
    unlock();
    expect(readdirSync(place.target)).toEqual([]);
  });

  refusesBackups([
    ['of the other driver', { driver: 'postgres' }, 'is the backup of a PostgreSQL server'],
    ['of a later state', { migrations: ['99990101000000'] }, 'is of a later Axis One'],
    ['of no known driver', { driver: 'sqlite' }, 'is damaged, or is no backup'],
  ]);

  it('an embedded database for a PostgreSQL server', async () => {
    const env = { AXIS_DATABASE_URL: 'postgres://axis@127.0.0.1:1/axis' };
    refused(await restored(place.good, env), 'is the backup of an embedded database');
  });

  it('keys that cannot be read, after it has unpacked them', async () => {
    const file = await forged({}, (folder) => writeFileSync(join(folder, 'keys.json'), '{}'));
    refused(await restored(file), 'has no keys that can be read');
    expect(existsSync(place.target)).toBe(false);
  });

  it('what does not exist, and a missing argument', async () => {
    refused(await restored(join(place.work, 'nowhere')), 'There is no file');
    refused(await command('restore', [], {}), 'Name the file to restore');
  });
});

describe('a backup refuses', () => {
  it('a file that exists, and a folder that does not', async () => {
    const file = join(place.work, 'mine.txt');
    writeFileSync(file, 'mine');
    refused(await command('backup', [file], { AXIS_DATA: place.site }), 'is there already');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    refused(
      await command('backup', [join(place.work, 'no/file')], { AXIS_DATA: place.site }),
      'There is no folder',
    );
  });

  it('a folder without a site, and does not change it', async () => {
    const file = join(place.work, 'none.tar.gz');
    refused(await command('backup', [file], { AXIS_DATA: place.target }), 'holds no Axis One');
    expect([existsSync(place.target), existsSync(file)]).toEqual([false, false]);
  });

  it('a database that does not answer', async () => {
    const url = `postgres://axis:secret@127.0.0.1:${await freePort()}/axis`;
    const keys = {
      AXIS_JWT_SECRET: 'x'.repeat(32),
      AXIS_PUBLISHABLE_KEY: 'p',
      AXIS_SECRET_KEY: 's',
    };
    const file = join(place.work, 'absent.tar.gz');
    const answer = await command('backup', [file], { AXIS_DATABASE_URL: url, ...keys });
    refused(answer, 'does not answer: ECONNREFUSED');
    expect(answer.errors).not.toContain('secret');
    expect(readdirSync(place.work).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a pause of the embedded database', () => {
  it('begins after a canceled statement, when the database is open again', async () => {
    let isReopened = false;
    const embedded = await openEmbedded({
      folder: join(place.site, 'pgdata'),
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
