// The test kit of refused restores: a sound backup, forged ones, and a folder for each test that does not exist yet.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { freshData } from '../../tools/lib/throwaway.mjs';
import { command } from './keeping.kit.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** Set before the tests: their folder, the data of a site, a sound backup of it, and where a test restores to. */
export const place = { work: '', site: '', good: '', target: '' };
let count = 0;

beforeAll(async () => {
  place.work = mkdtempSync(join(tmpdir(), 'axis-restore-'));
  place.site = await freshData();
  place.good = join(place.work, 'good.tar.gz');
  expect((await command('backup', [place.good], { AXIS_DATA: place.site })).errors).toBe('');
});
afterAll(() => {
  rmSync(place.work, { recursive: true, force: true });
  rmSync(join(place.site, '..'), { recursive: true, force: true });
});
beforeEach(() => {
  count += 1;
  place.target = join(place.work, `target-${count}`);
});

/** Expects one sentence and exit code 1. */
export function refused(
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
export async function forged(
  change: object,
  make: (folder: string) => void = () => {},
  more: readonly string[] = [],
) {
  const folder = join(place.work, `forged-${count}`);
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

export const restored = (file: string, env: NodeJS.ProcessEnv = {}) =>
  command('restore', [file], { AXIS_DATA: place.target, ...env });

/** Tests that a restore refuses the sound backup once its bytes were changed. */
export const refusesFiles = (changes: [name: string, change: (bytes: Buffer) => Buffer][]) =>
  it.each(changes)('a file that is %s', async (_, change) => {
    const file = join(place.work, `damaged-${count}.tar.gz`);
    writeFileSync(file, change(readFileSync(place.good)));
    refused(await restored(file), 'is damaged, or is no backup of Axis One');
    expect(existsSync(place.target)).toBe(false);
  });

/** Tests that a restore refuses a backup with another manifest. */
export const refusesBackups = (changes: [name: string, change: object, sentence: string][]) =>
  it.each(changes)('a backup %s', async (_, change, sentence) => {
    refused(await restored(await forged(change)), sentence);
    expect(existsSync(place.target)).toBe(false);
  });
