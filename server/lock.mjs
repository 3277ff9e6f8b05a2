// One server per data folder: two processes on one PGlite folder destroy it. The lock also holds between containers and
// machines that share a volume, whose process numbers mean nothing to each other: there the owner's heartbeat counts.
import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf, isRunning, ownPlace } from './place.mjs';
import { Sorry } from './sorry.mjs';

/**
 * @typedef {object} LockOptions for tests; times in milliseconds
 * @property {string} [place] where this process runs
 * @property {number} [beatTime] between two heartbeats
 * @property {number} [watchTime] how long the heartbeat of a lock from another place is watched
 * @property {(sentence: string) => void} [say] gets the line that explains the wait
 * @property {(sentence: string) => void} [onLost] called when another server took the lock over: this one must not write any more
 *
 * @typedef {object} Held
 * @property {number} count how often this process holds it
 * @property {string} text the lock file's content
 * @property {() => void} beat
 * @property {NodeJS.Timeout} timer
 */

/** How often a watched lock is looked at. The looks are counted, not the time: a machine that sleeps proves nothing. */
const looks = 20;

/** How long a lock that replaced a dead one is kept before it counts: of several new servers, the last one gets it. */
const settleTime = 250;

/** What this process has locked, by folder. @type {Map<string, Held>} */
const held = new Map();

/** @param {string} folder */
const lockIn = (folder) => join(folder, 'lock');
/** @param {string} folder */
const beatIn = (folder) => join(folder, 'lock.beat');

// However the process ends (short of a kill), its locks go with it.
process.on('exit', () => {
  for (const [folder, { text }] of held) removeOwn(folder, text);
});

/** @param {string} sentence */
function endNow(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * @param {string} file
 * @returns {string | undefined} its content; nothing if there is none
 */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Deletes the lock if this process still owns it.
 * @param {string} folder
 * @param {string} text
 */
function removeOwn(folder, text) {
  try {
    if (readIfThere(lockIn(folder)) !== text) return;
    rmSync(beatIn(folder), { force: true });
    rmSync(lockIn(folder), { force: true });
  } catch {
    // The next start recognizes a leftover lock as dead.
  }
}

/**
 * Writes a file beside its place, and has `put` bring it there whole.
 * @param {string} file
 * @param {string} text
 * @param {(draft: string, file: string) => void} put
 */
function withDraft(file, text, put) {
  // Process numbers do not distinguish two containers.
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    put(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Puts the lock in place, unless there is one.
 * @param {string} file
 * @param {string} text
 * @returns {boolean} whether it is in place now
 */
function place(file, text) {
  try {
    withDraft(file, text, linkSync);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} folder @param {string} owner */
const refusal = (folder, owner) =>
  new Sorry(
    `Axis One already runs on the data in ${folder} (${owner}): stop it first, or set AXIS_DATA to another folder.`,
  );

/**
 * Watches a lock from another place. No clock of another machine is compared with ours: only whether anything changes.
 * @param {string} folder
 * @param {string} found the lock
 * @param {number} watchTime
 * @returns {Promise<'alive' | 'dead' | 'changed'>} 'changed': the lock itself
 */
async function watch(folder, found, watchTime) {
  const before = readIfThere(beatIn(folder));
  for (let look = 0; look < looks; look += 1) {
    await sleep(watchTime / looks);
    if (readIfThere(lockIn(folder)) !== found) return 'changed';
    if (readIfThere(beatIn(folder)) !== before) return 'alive';
  }
  return 'dead';
}

/**
 * Keeps the lock: writes its heartbeat and checks its owner from now on.
 * @param {string} folder
 * @param {string} text
 * @param {number} beatTime
 * @param {(sentence: string) => void} onLost
 * @returns {Held}
 */
function hold(folder, text, beatTime, onLost) {
  let count = 0;
  const write = () => {
    count += 1;
    // Always as long, and written over the last one: a full disk does not stop it.
    const flag = statSync(beatIn(folder), { throwIfNoEntry: false }) === undefined ? 'w' : 'r+';
    writeFileSync(beatIn(folder), String(count).padStart(12, '0'), { flag, mode: 0o600 });
  };
  const beat = () => {
    try {
      const found = readIfThere(lockIn(folder));
      // A lock that was deleted by hand is put back, if no other server was quicker.
      if (found === text || (found === undefined && place(lockIn(folder), text))) return write();
    } catch {
      // A folder that cannot be read or written at the moment says nothing about the owner.
      return;
    }
    clearInterval(timer);
    held.delete(folder);
    onLost(
      `Another server has taken over the data in ${folder}: this one ends at once, because two would destroy them.`,
    );
  };
  write();
  const timer = setInterval(beat, beatTime).unref();
  return { count: 1, text, beat, timer };
}

/**
 * Locks a data folder for this process (again, if it already holds it). Makes the folder if need be.
 * @param {string} folder
 * @param {LockOptions} [options]
 * @returns {Promise<() => void>} gives it back; rejects with a Sorry when another server has it
 */
export async function lockFolder(folder, options = {}) {
  const { place: here = ownPlace(), beatTime = 2000, watchTime = 10_000 } = options;
  const { say = (sentence) => void process.stdout.write(`${sentence}\n`), onLost = endNow } =
    options;
  const text = `${process.pid}\n${birthOf(process.pid)}\n${here}\n`;
  const file = lockIn(folder);
  let released = false;
  const release = () => {
    const own = held.get(folder);
    if (released || own === undefined) return;
    released = true;
    own.count -= 1;
    if (own.count > 0) return;
    clearInterval(own.timer);
    held.delete(folder);
    removeOwn(folder, own.text);
  };
  const keep = () => {
    const own = held.get(folder);
    if (own === undefined) held.set(folder, hold(folder, text, beatTime, onLost));
    else own.count += 1;
    return release;
  };
  // A build may have taken longer than others watch a lock.
  held.get(folder)?.beat();
  if (held.has(folder)) return keep();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (place(file, text)) return keep();
    const found = readIfThere(file);
    if (found === undefined) continue;
    if (found === text) return keep();
    const [pid = '', birth = '', where = ''] = found.split('\n');
    // A lock of an earlier version says nothing of its place.
    const isHere = where === '' || where === here;
    if (isHere) {
      // Our own number on another process's lock: that process is gone.
      if (Number(pid) !== process.pid && isRunning(Number(pid), birth))
        throw refusal(folder, `process ${pid}`);
    } else {
      say(
        `The data in ${folder} were last used on another machine or in another container: watching for ${watchTime / 1000} seconds whether they still are …`,
      );
      const state = await watch(folder, found, watchTime);
      if (state === 'alive') throw refusal(folder, 'on another machine or in another container');
      if (state === 'changed') continue;
    }
    if (readIfThere(file) !== found) continue;
    // In one step: there is no moment without a lock.
    withDraft(file, text, renameSync);
    // An owner that was late, not dead, has its next heartbeat in which to notice.
    await sleep(isHere ? settleTime : Math.max(settleTime, beatTime * 1.5));
    if (readIfThere(file) === text) return keep();
  }
  throw new Sorry(`The lock in ${folder} keeps changing hands: is another start under way?`);
}
