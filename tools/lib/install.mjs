// Installs what is missing: after a fresh clone, or when the lock file changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.mjs';
import { Sorry } from './sorry.mjs';

/** The fingerprint of what package-lock.json asks for, and where that of the last install is kept. */
function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(lock)
    .update(process.platform + process.arch)
    .digest('hex');
}
const stamp = join(root, 'node_modules/.axis-installed');

/**
 * Whether node_modules answers to package-lock.json.
 * @returns {boolean}
 */
export function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** @param {string[]} words */
function npm(words) {
  return spawnSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'inherit', 'pipe'],
    shell: process.platform === 'win32',
    // A production environment would leave the build's own tools out.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      npm_config_production: 'false',
      npm_config_omit: '',
    },
  });
}

/** Runs `npm ci` if need be; throws a Sorry when it fails. */
export function installIfNeeded() {
  if (isInstalled()) return;
  process.stdout.write('Installing what package-lock.json names …\n');
  let done = npm(['ci']);
  // npm writes lock files without the variants that a registry's mirror lacks, and then refuses them.
  if (done.status !== 0 && done.stderr?.includes('EUSAGE')) done = npm(['install', '--no-save']);
  if (done.error !== undefined || done.status !== 0) {
    const cause =
      /npm error (?!code)(.+)/.exec(done.stderr ?? '')?.[1] ??
      done.error?.message ??
      'npm did not say why';
    throw new Sorry(
      `Installing the packages failed (${cause.trim().replace(/\.$/, '')}): check the network and that node_modules may be written, then start again.`,
    );
  }
  writeFileSync(stamp, fingerprint());
}
