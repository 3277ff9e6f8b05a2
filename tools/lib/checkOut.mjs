// Another commit's sources beside these, for comparisons: in a worktree of git that is thrown away.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Sorry } from '../../server/sorry.mjs';

/**
 * Puts a commit's sources into a folder, with the packages of its own lockfile.
 * @param {string} root
 * @param {string} ref
 * @param {string} folder
 * @returns {() => void} takes them away
 * @throws {Sorry} where there is no such commit, or its packages cannot be installed
 */
export function checkOut(root, ref, folder) {
  try {
    execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, ref], {
      cwd: root,
      stdio: 'ignore',
    });
  } catch {
    throw new Sorry(`There is no commit ${ref} to compare with: name another.`);
  }
  const leave = () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
  };
  try {
    provide(root, ref, folder);
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
}

/** @param {string} folder */
const locked = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Gives the sources their packages. @param {string} root @param {string} ref @param {string} folder */
function provide(root, ref, folder) {
  if (locked(folder) === locked(root)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return;
  }
  process.stdout.write(`Installing the packages of ${ref} …\n`);
  const words = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const stdio = /** @type {const} */ (['ignore', 'ignore', 'inherit']);
  if (spawnSync('npm', words, { cwd: folder, stdio: [...stdio] }).status !== 0)
    throw new Sorry(`The packages of ${ref} could not be installed.`);
}
