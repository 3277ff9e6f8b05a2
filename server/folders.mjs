// Folders and files that only the server's own user may read.
import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  rmSync,
  statSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** A folder in which every user of a machine may write, as /tmp is. */
const sharedByAll = 0o1000;

/**
 * Takes a folder's or file's rights from all but its owner.
 * @param {string} path
 * @returns {string | undefined} a sentence for the operator when others keep theirs: it is not ours, or its disk knows no rights
 */
export function closeToOthers(path) {
  const { mode } = statSync(path);
  if (process.platform === 'win32' || (mode & 0o077) === 0) return undefined;
  if ((mode & sharedByAll) !== 0)
    return `${path} is shared by all users of this machine: choose a folder of its own.`;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOTSUP') throw error;
  }
  return (statSync(path).mode & 0o077) === 0
    ? undefined
    : `Other users of this machine may read ${path}: change its owner or its permissions.`;
}

/**
 * Waits until what was made, renamed or deleted in a folder is on the disk.
 * @param {string} folder
 */
export function syncFolder(folder) {
  try {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch {
    // Some systems cannot do it with folders.
  }
}

/** PostgreSQL's log of changes grows by files of 16 MB: with space for less than two of them it cannot continue. */
const leastRoom = 32 * 1024 * 1024;

/**
 * Whether the disk of a folder (or this user's share of it) has no space for a database.
 * @param {string} folder
 * @returns {boolean}
 */
export function isFull(folder) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastRoom) return true;
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    // What the disk has left says nothing about a quota.
    writeFileSync(probe, new Uint8Array(256 * 1024));
    return false;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    return code === 'ENOSPC' || code === 'EDQUOT';
  } finally {
    rmSync(probe, { force: true });
  }
}
