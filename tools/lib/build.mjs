// Builds the site; start.mjs, the atlas and the tests share it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../server/settings.mjs';
import { Sorry } from '../../server/sorry.mjs';

/**
 * The line of Vite's output that says what was wrong, past those that only say that something was.
 * @param {string} output
 * @returns {string | undefined}
 */
export function buildFailure(output) {
  return stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !/build failed|^error during build|^npm warn/i.test(line))
    ?.replace(/^Error: /, '')
    .replace(/\.$/, '');
}

/**
 * Builds the site into the settings' folder, in a process of its own (it gives its memory back).
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [mode] 'e2e' for the path tests: with their bridge in it
 * @returns {Promise<void>}
 */
export async function buildSite(env, mode = 'production') {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', '--mode', mode], {
    cwd: root,
    // React's own development build is asked for by the tests of hydration alone.
    env: { ...env, NODE_ENV: env['AXIS_REACT'] ?? 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  /** @type {string | number | null} */
  const end = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code));
  });
  if (end === 0) return;
  const cause = buildFailure(said) ?? (typeof end === 'string' ? end : 'no reason given');
  throw new Sorry(`The site could not be built: ${cause} (\`npm run build\` shows it in full).`);
}
