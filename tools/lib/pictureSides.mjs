// The pictures of one of two trees that are compared: how they are taken, and what is read of them.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashesIn } from './pictureFiles.mjs';
import { smallFileOf } from './smallPictures.mjs';

/**
 * @typedef {object} Taking how pictures are taken of the flows of one tree
 * @property {string} folder of the sources
 * @property {readonly string[]} flows
 * @property {string} into the folder of the pictures
 * @property {boolean} isEarlier
 *
 * @typedef {(taking: Taking) => Promise<number>} Take its exit code
 */

/**
 * Runs `npm run paths -- … --pictures` of a tree, in a process group that ends with this process.
 * @type {Take}
 */
export function takeIn({ folder, flows, into, isEarlier }) {
  const temporary = `${into}.tmp`;
  mkdirSync(temporary);
  const { AXIS_PATHS_DIST: dist, ...env } = process.env;
  const child = spawn(
    process.execPath,
    ['tools/paths.mjs', ...flows, '--pictures', '--out', into],
    {
      cwd: folder,
      // A site that was built earlier is one of this tree. What is left behind on a signal is in a folder that is removed.
      env: { ...env, TMPDIR: temporary, ...(!isEarlier && dist && { AXIS_PATHS_DIST: dist }) },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    },
  );
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  };
  // Before the folders are removed in which it writes.
  process.prependOnceListener('exit', end);
  return new Promise((resolve) => {
    const done = (/** @type {number} */ code) => {
      process.removeListener('exit', end);
      rmSync(temporary, { recursive: true, force: true });
      resolve(code);
    };
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
}

/**
 * The pictures of a folder; undefined where none were written.
 * @param {string} folder
 * @param {readonly string[]} asked
 * @returns {import('../../tests/paths/kit/pictureChanges.ts').PictureSide | undefined}
 */
export function sideIn(folder, asked) {
  if (asked.length === 0) return { index: { looks: [], flows: [] }, hashes: new Map(), asked };
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return undefined;
  return { index: JSON.parse(readFileSync(file, 'utf8')), hashes: hashesIn(folder), asked };
}

/** A picture as an address of data: in small, where it was made small. @param {string} folder @param {string} file */
export function imageIn(folder, file) {
  const small = smallFileOf(file);
  const [type, name] = existsSync(join(folder, small)) ? ['webp', small] : ['png', file];
  return `data:image/${type};base64,${readFileSync(join(folder, name)).toString('base64')}`;
}
