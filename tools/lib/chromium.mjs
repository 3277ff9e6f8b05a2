// Finds a Chromium for the journeys, or installs one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './settings.mjs';
import { Sorry } from './sorry.mjs';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A program on the PATH.
 * @param {string[]} names
 * @returns {string | undefined}
 */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** The browser that Playwright keeps for itself, if it has one. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * @param {string} command
 * @param {string[]} words
 */
function succeeds(command, words) {
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/**
 * The path of a Chromium; installs one when there is none.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Sorry(`CHROMIUM_PATH=${named} is not a program that can be run.`);
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const found = () => onPath(names);
  const here = found() ?? (await playwrightsOwn());
  if (here !== undefined) return here;
  process.stdout.write('Installing Chromium …\n');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    succeeds('apt-get', ['update', '-q']);
    if (succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])) {
      const installed = found();
      if (installed !== undefined) return installed;
    }
  }
  succeeds(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  const installed = found() ?? (await playwrightsOwn());
  if (installed !== undefined) return installed;
  throw new Sorry(
    'No Chromium could be found or installed: install one and name it in CHROMIUM_PATH.',
  );
}
