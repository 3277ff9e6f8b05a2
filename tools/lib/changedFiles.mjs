// Which files differ from a commit: asked of git, with those that it does not know yet.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Sorry } from '../../server/sorry.mjs';

/** @typedef {import('./changed.mjs').Changed} Changed */

/**
 * @param {string} root
 * @param {string[]} words
 * @returns {string | undefined} what git says; undefined where it fails
 */
function git(root, words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** @param {string | undefined} text */
const names = (text) => (text ?? '').split('\0').filter((name) => name !== '');

/**
 * The files of the working tree that differ from the commit at which it has left `ref`.
 * @param {string} root
 * @param {string} [ref] a branch, a tag or a commit; HEAD: what is not committed
 * @returns {Changed[]}
 * @throws {Sorry} where git is missing, or knows no such commit
 */
export function changedFiles(root, ref = 'HEAD') {
  if (git(root, ['rev-parse', '--git-dir']) === undefined)
    throw new Sorry('--changed needs git and a repository: `npm test` runs everything without.');
  const commit = git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ]);
  if (commit === undefined)
    throw new Sorry(
      `git knows no commit "${ref}": name a branch, a tag or a commit, as in \`npm test -- --changed main\`.`,
    );
  const base = git(root, ['merge-base', commit.trim(), 'HEAD']);
  if (base === undefined) throw new Sorry(`"${ref}" and this branch have no commit in common.`);
  const files = [
    ...names(git(root, ['diff', '--name-only', '--no-renames', '-z', base.trim()])),
    ...names(git(root, ['ls-files', '--others', '--exclude-standard', '-z'])),
  ];
  return [...new Set(files)]
    .toSorted()
    .map((path) => (existsSync(join(root, path)) ? { path } : { path, deleted: true }));
}
