// Finds a Chromium, or installs one; for the tests one without windows, where there is such a one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../../server/settings.mjs';
import { Sorry } from '../../server/sorry.mjs';

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
 * @param {import('node:child_process').IOType} complaints
 */
function succeeds(command, words, complaints = 'inherit') {
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: ['ignore', 'ignore', complaints],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {string} name */
const packageWords = (name) => ['install', '-y', '-q', '--no-install-recommends', name];

const named = () => {
  const file = process.env['CHROMIUM_PATH'];
  if (!file) return undefined;
  if (isExecutable(file)) return file;
  throw new Sorry(`CHROMIUM_PATH=${file} is not a program that can be run.`);
};

const headlessShell = 'chromium-headless-shell';

/**
 * The Chromium of the tests. Debian's headless shell needs a third of the time for a page that is opened, because no
 * window is drawn around it; where there is none, any Chromium does.
 * @returns {Promise<string>} its path
 * @throws {Sorry} when there is no Chromium and none can be installed
 */
export async function findTestChromium() {
  return named() ?? onPath([headlessShell]) ?? findChromium();
}

/** Installs the headless shell where that is easy; where it is not, the tests do without it. */
export function installTestChromium() {
  if (named() !== undefined || onPath([headlessShell]) !== undefined || !mayInstall()) return;
  process.stdout.write('Installing the headless Chromium of the tests …\n');
  const brief = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  // Lists that were read long ago name an old Chromium, or one that has been removed from the archive since. Without the
  // network they are the only ones.
  succeeds('apt-get', [...brief, 'update', '-q'], 'ignore');
  succeeds('apt-get', [...brief, ...packageWords(headlessShell)], 'ignore');
}

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A whole Chromium, also where the tests are told to use the headless shell: that one has no back-forward cache.
 * @returns {Promise<string>} its path
 * @throws {Sorry} when there is no Chromium and none can be installed
 */
export async function findWholeChromium() {
  return onPath(wholeBrowsers) ?? findChromium();
}

/**
 * The path of a Chromium; installs one when there is none.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const here = named() ?? onPath(wholeBrowsers) ?? (await playwrightsOwn());
  if (here !== undefined) return here;
  process.stdout.write('Installing Chromium …\n');
  if (mayInstall()) {
    succeeds('apt-get', ['update', '-q']);
    if (succeeds('apt-get', packageWords('chromium'))) {
      const installed = onPath(wholeBrowsers);
      if (installed !== undefined) return installed;
    }
  }
  succeeds(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  const installed = onPath(wholeBrowsers) ?? (await playwrightsOwn());
  if (installed !== undefined) return installed;
  throw new Sorry(
    'No Chromium could be found or installed: install one and name it in CHROMIUM_PATH.',
  );
}
