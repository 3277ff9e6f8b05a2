// Runs a file of the path tests in Chromium, for commands of `npm run paths`.
import { spawnSync } from 'node:child_process';
import { findTestChromium } from './chromium.mjs';

/**
 * @param {string} root
 * @param {string} file of e2e/paths
 * @param {string[]} words for Playwright
 * @param {Record<string, string>} env
 * @returns {Promise<number>} the exit code
 */
export async function playOnPaths(root, file, words, env) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', `e2e/paths/${file}`, '--project=paths', ...words],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: await findTestChromium(), ...env },
    },
  );
  return status ?? 1;
}
