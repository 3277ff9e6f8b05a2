// Runs scripts of node_modules for the tests, and ends them with everything they have started.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../server/settings.mjs';

/** @typedef {import('./counts.mjs').Ended} Ended */

/** Running children: they end with this process. @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Ends a child with everything it started: each leads a process group of its own.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
}
process.on('exit', () => {
  for (const child of children) endGroup(child, 'SIGKILL');
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(130));

/**
 * Runs a script of node_modules and collects its output.
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Ended>}
 */
export function runNode(words, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      // A developer's own settings must not decide what passes.
      env: { ...process.env, AXIS_ENV_FILES: 'off', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    children.add(child);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      endGroup(child, 'SIGKILL');
      children.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * A program of the project's packages.
 * @param {string} file below node_modules
 */
export const tool = (file) => join(root, 'node_modules', file);
