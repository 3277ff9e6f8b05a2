// The listings that are made from the machines: docs/paths, tests/paths/values, tests/paths/declared and the list in docs/flows.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Sorry } from '../../server/sorry.mjs';

/**
 * Runs one of the project's commands.
 * @param {string} root the folder of the project
 * @param {string[]} words a script of tools/, and its arguments
 * @returns {Promise<void>}
 * @throws {Sorry} with the first line that the command complained of
 */
async function run(root, [script = '', ...words]) {
  const child = spawn(process.execPath, [join(root, script), ...words], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += String(chunk)));
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Sorry(
      `The files are written, but node ${[script, ...words].join(' ')} failed: ${complaint.trim().split('\n')[0] ?? ''}`,
    );
}

/**
 * Makes the listings of a new flow, and the list of all flows anew.
 * @param {string} root the folder of the project
 * @param {string} id the flow
 * @returns {Promise<void>}
 */
export async function refreshListings(root, id) {
  await Promise.all([
    run(root, ['tools/paths.mjs', id, '--out']),
    run(root, ['tools/atlas/flows.mjs', 'export', '--docs']),
  ]);
}
