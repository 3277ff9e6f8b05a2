// Installs what is missing: after a fresh clone, or when the lock file changed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/settings.mjs';
import { Sorry } from '../../server/sorry.mjs';

/**
 * The packages that a lock file names, and their versions.
 * @param {string} file
 * @returns {Map<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
function packagesIn(file) {
  if (!existsSync(file)) return new Map();
  /** @type {{ packages?: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} */
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(packages));
}

/**
 * Whether node_modules answers to package-lock.json: npm leaves there what it installed, when it was done.
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalled(folder = root) {
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  if (installed.size === 0) return false;
  for (const [place, { version, optional, link }] of packagesIn(
    join(folder, 'package-lock.json'),
  )) {
    if (place === '' || optional === true || link === true) continue;
    if (installed.get(place)?.version !== version) return false;
  }
  return true;
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
}
