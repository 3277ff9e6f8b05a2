// Whether node_modules matches the lock file is read from disk, not remembered.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from '../../tools/lib/install.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'axis-install-'));
  lock('package-lock.json', {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', optional: true },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function lock(name: string, packages: Record<string, { version?: string; optional?: boolean }>) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify({ packages }));
}

it('does not, in a fresh clone or after an installation that was interrupted', () => {
  expect(isInstalled(folder)).toBe(false);
});
it('does, without optional packages', () => {
  lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(folder)).toBe(true);
});
it('does not, when a version changed', () => {
  lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } });
  expect(isInstalled(folder)).toBe(false);
});
it('does not, when a package was added', () => {
  lock('node_modules/.package-lock.json', { 'node_modules/c': { version: '1.0.0' } });
  expect(isInstalled(folder)).toBe(false);
});
