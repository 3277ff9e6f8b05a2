// Where a process runs and since when, without which its process number is ambiguous.
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * When a process began, so that a recycled process number is not taken for the server that died.
 * @param {number} pid
 * @returns {string} the same for the whole life of the process; empty when there is no such process
 */
export function birthOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain blanks; the 22nd field counts from after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return '';
    }
  }
}

/** @param {() => string} read */
function known(read) {
  try {
    return read().replace(/\s/g, '');
  } catch {
    return '-';
  }
}

/**
 * The place in which this process's number means something: the boot of a machine, its name, and the container.
 * @returns {string} one line; what cannot be read is a hyphen
 */
export const ownPlace = () =>
  [
    known(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    known(hostname),
    known(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');

/**
 * Whether a process of this place still runs.
 * @param {number} pid
 * @param {string} birth what birthOf said of it; empty when it could not be read
 * @returns {boolean}
 */
export function isRunning(pid, birth) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  const now = birthOf(pid);
  return now === '' || birth === '' || now === birth;
}
