// Preloaded into a server under test (node --import), and with it into the threads of its database: while the file
// AXIS_TEST_FULL is there, the disk of AXIS_DATA is full. With 'all' in it no byte is written; with 'growth' no file grows.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const { writeSync, writeFileSync, openSync, closeSync, ftruncateSync, mkdirSync } = fs;
const data = join(process.env['AXIS_DATA'] ?? '/nowhere', '/');
const trigger = process.env['AXIS_TEST_FULL'] ?? '';
/** Opened files below the folder. @type {Set<number>} */
const opened = new Set();

/** @returns {'all' | 'growth' | undefined} */
function state() {
  if (!fs.existsSync(trigger)) return undefined;
  return fs.readFileSync(trigger, 'utf8') === 'all' ? 'all' : 'growth';
}

/** @param {unknown} path */
const isBelow = (path) => typeof path === 'string' && path.startsWith(data);

/** @param {string} syscall */
const full = (syscall) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}`), {
    code: 'ENOSPC',
    errno: -28,
    syscall,
  });

/** @type {typeof fs.openSync} */
fs.openSync = (path, flags, mode) => {
  if (isBelow(path) && !fs.existsSync(path) && state() === 'all') throw full('open');
  const fd = openSync(path, flags, mode);
  if (isBelow(path)) opened.add(fd);
  return fd;
};
fs.closeSync = (fd) => {
  opened.delete(fd);
  closeSync(fd);
};
/**
 * @param {number} fd
 * @param {NodeJS.ArrayBufferView} buffer
 * @param {number} [offset]
 * @param {number | null} [length]
 * @param {number | null} [position]
 */
function write(fd, buffer, offset = 0, length = buffer.byteLength - offset, position = null) {
  const now = opened.has(fd) ? state() : undefined;
  const end = (position ?? fs.fstatSync(fd).size) + (length ?? 0);
  if (now === 'all' || (now === 'growth' && end > fs.fstatSync(fd).size)) throw full('write');
  return writeSync(fd, buffer, offset, length, position);
}
fs.writeSync = /** @type {typeof fs.writeSync} */ (write);
fs.writeFileSync = (path, content, options) => {
  const isOver = typeof options === 'object' && options?.flag === 'r+';
  const now = isBelow(path) ? state() : undefined;
  if (now === 'all' || (now === 'growth' && !isOver)) throw full('write');
  writeFileSync(path, content, options);
};
fs.ftruncateSync = (fd, length) => {
  const now = opened.has(fd) ? state() : undefined;
  if (now !== undefined && (length ?? 0) > fs.fstatSync(fd).size) throw full('ftruncate');
  ftruncateSync(fd, length);
};
/** @param {fs.PathLike} path @param {fs.MakeDirectoryOptions} [options] */
function makeFolder(path, options) {
  if (isBelow(path) && state() !== undefined) throw full('mkdir');
  return mkdirSync(path, options);
}
fs.mkdirSync = /** @type {typeof fs.mkdirSync} */ (makeFolder);
syncBuiltinESMExports();
