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

/** Runs `npm ci` if need be; throws a Sorry when it fails. */
export function installIfNeeded() {
  if (isInstalled()) return;
  process.stdout.write('Installing what package-lock.json names …\n');
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      // A production environment would leave the build's own tools out.
      env: {
        ...process.env,
        NODE_ENV: 'development',
        npm_config_production: 'false',
        npm_config_omit: '',
      },
    },
  );
  if (error !== undefined || status !== 0)
    throw new Sorry(
      'Installing the packages failed (the lines above say why): check the network and the permissions of node_modules, then start again.',
    );
  writeFileSync(stamp, fingerprint());
}
