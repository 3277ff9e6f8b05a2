// One server per data folder: two processes on one PGlite folder destroy it.
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sorry } from './sorry.mjs';

/** Folders that this process has locked, with how often. @type {Map<string, number>} */
const held = new Map();

// However the process ends (short of a kill), its locks go with it.
process.on('exit', () => {
  for (const folder of held.keys()) removeOwn(folder);
});

/**
 * Deletes the lock file if it is still this process's.
 * @param {string} folder
 */
function removeOwn(folder) {
  const file = join(folder, 'lock');
  if (readIfThere(file)?.startsWith(`${process.pid}\n`)) rmSync(file, { force: true });
}

/**
 * When a process began, so that a recycled process number is not taken for the server that died.
 * @param {number} pid
 * @returns {string}
 */
export function birthOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain blanks; the 22nd field counts from after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    try {
      const options = {
        encoding: /** @type {const} */ ('utf8'),
        stdio: /** @type {const} */ (['ignore', 'pipe', 'ignore']),
      };
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        ...options,
        stdio: [...options.stdio],
      }).trim();
    } catch {
      return '';
    }
  }
}

/**
 * Whether the process that wrote the lock still runs.
 * @param {string} text content of a lock file
 * @returns {number | undefined} its process number
 */
export function liveOwner(text) {
  const [first = '', birth = ''] = text.split('\n');
  const pid = Number(first);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return undefined;
  }
  const now = birthOf(pid);
  return now !== '' && birth !== '' && now !== birth ? undefined : pid;
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Puts the lock file in place, whole or not at all.
 * @param {string} file
 * @param {string} content
 */
function place(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Locks a data folder for this process (again, if it already holds it). Makes the folder if need be.
 * @param {string} folder
 * @returns {() => void} gives it back
 */
export function lockFolder(folder) {
  const release = () => {
    const count = (held.get(folder) ?? 0) - 1;
    if (count > 0) return void held.set(folder, count);
    held.delete(folder);
    removeOwn(folder);
  };
  const count = held.get(folder);
  if (count !== undefined) {
    held.set(folder, count + 1);
    return release;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'lock');
  const mine = `${process.pid}\n${birthOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (place(file, mine)) {
      held.set(folder, 1);
      return release;
    }
    const found = readIfThere(file);
    if (found === undefined) continue;
    const owner = liveOwner(found);
    if (owner !== undefined)
      throw new Sorry(
        `Axis One already runs on the data in ${folder} (process ${owner}): stop it first, or set AXIS_DATA to another folder.`,
      );
    // Take the dead lock aside; if somebody else was quicker, theirs goes back.
    const aside = `${file}.dead.${process.pid}`;
    try {
      renameSync(file, aside);
    } catch {
      continue;
    }
    const taken = readIfThere(aside);
    if (taken !== undefined && taken !== found) place(file, taken);
    rmSync(aside, { force: true });
  }
  throw new Sorry(`The lock in ${folder} keeps changing hands: is another start under way?`);
}
