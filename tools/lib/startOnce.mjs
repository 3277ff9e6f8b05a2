// `npm start` as a service manager runs it: standard input closed, no terminal.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../server/settings.mjs';
import { Sorry } from '../../server/sorry.mjs';
import { cleanEnv, freePort, freshData } from './throwaway.mjs';

/**
 * Runs `npm start` until it serves the site that it has built, asks for the home page, and ends it.
 * @param {string} dist the folder for the site
 * @returns {Promise<void>}
 * @throws {Sorry} where it ends before, or answers something else
 */
export async function startOnce(dist) {
  const data = await freshData();
  const child = spawn(
    process.execPath,
    ['--import', join(root, 'tests/tools/endedInput.mjs'), join(root, 'tools/start.mjs')],
    {
      cwd: root,
      env: { ...cleanEnv(), AXIS_DATA: data, AXIS_DIST: dist, PORT: String(await freePort()) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const ended = new Promise((resolve) => child.once('close', resolve));
  /** @type {Promise<string>} */
  const served = new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => (said += chunk));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, url] = /runs at (\S+)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once('close', (code) => {
      reject(new Sorry(`npm start ended with ${code} and said: ${said.trim()}`));
    });
  });
  try {
    const answer = await fetch(await served);
    const page = await answer.text();
    if (answer.status !== 200 || !page.includes('<div id="root"'))
      throw new Sorry(`npm start answered ${answer.status} without the page.`);
  } finally {
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
    rmSync(dirname(data), { recursive: true, force: true });
  }
}
