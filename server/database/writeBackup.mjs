// The command's side of a backup: which server to ask, or that none runs; and a file that is there whole or not at all.
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { closeSync, fsyncSync, linkSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keysFor, keysIn } from '../keys.mjs';
import { lockFolder } from '../lock.mjs';
import { isLoopback } from '../settings.mjs';
import { Sorry } from '../sorry.mjs';
import { inspect, pack } from './archive.mjs';
import { collectEmbedded, collectPostgres } from './backup.mjs';
import { databaseIn } from './dataFolder.mjs';

/**
 * @typedef {import('../settings.mjs').Settings} Settings
 * @typedef {import('../keys.mjs').Keys} Keys
 */

/**
 * Throws unless a file can be made there.
 * @param {string} file
 */
function requireNew(file) {
  if (existsSync(file))
    throw new Sorry(`${file} is there already, and was not touched: name another file.`);
  if (!existsSync(dirname(file))) throw new Sorry(`There is no folder ${dirname(file)}.`);
}

/**
 * Asks the server that runs on the data.
 * @param {Settings} settings
 * @param {string} secretKey
 * @returns {Promise<Readable>}
 */
async function askServer({ host, port, data }, secretKey) {
  const called = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  if (!isLoopback(called))
    throw new Sorry(
      `A server runs on the data in ${data} and listens at ${host} alone; it hands out a backup on this machine's own address only. Start it with HOST=0.0.0.0, or stop it for the backup.`,
    );
  const origin = `http://${called.includes(':') ? `[${called}]` : called}:${port}`;
  const name = 'name the PORT and HOST that it was started with, or stop it';
  const response = await fetch(`${origin}/_operator/backup`, {
    method: 'POST',
    headers: { apikey: secretKey },
    redirect: 'error',
  }).catch(() => {
    throw new Sorry(
      `A server runs on the data in ${data}, but nothing answers at ${origin}: ${name}.`,
    );
  });
  if (response.ok && response.body && response.headers.get('content-type') === 'application/gzip')
    return Readable.fromWeb(
      /** @type {import('node:stream/web').ReadableStream} */ (response.body),
    );
  await response.body?.cancel();
  if (response.status === 507) throw new Sorry(`The disk of the data in ${data} is full.`);
  if (response.status >= 500)
    throw new Sorry(
      `The server at ${origin} could not make a backup (${response.status}): its log says why.`,
    );
  throw new Sorry(
    `A server runs on the data in ${data}, but it is not what answers at ${origin}: ${name}.`,
  );
}

/**
 * Writes a stream to a file of the owner's, through to the disk.
 * @param {Readable} stream
 * @param {string} file
 */
const writeTo = (stream, file) =>
  pipeline(stream, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));

/**
 * Packs a data folder that no server uses.
 * @param {Settings} settings
 * @param {Keys} keys
 * @param {string} draft
 */
async function packFolder(settings, keys, draft) {
  const folder = mkdtempSync(join(draft, 'content-'));
  await collectEmbedded(folder, settings, keys);
  await writeTo(pack(folder), join(draft, 'file'));
}

/**
 * Backs up the embedded database: through the server that runs on it, or without one.
 * @param {Settings} settings
 * @param {string} draft
 */
async function backUpEmbedded(settings, draft) {
  const { data } = settings;
  const keys = existsSync(data) ? (settings.keys ?? keysIn(data)) : undefined;
  if (keys === undefined || !existsSync(join(databaseIn(data), 'global/pg_control')))
    throw new Sorry(`${data} holds no Axis One: name its data folder in AXIS_DATA.`);
  /** @type {(() => void) | undefined} */
  let unlock;
  try {
    unlock = await lockFolder(data);
  } catch (error) {
    if (!(error instanceof Sorry)) throw error;
  }
  if (unlock !== undefined) {
    try {
      return await packFolder(settings, keys, draft);
    } finally {
      unlock();
    }
  }
  const stream = await askServer(settings, keys.secretKey);
  await writeTo(stream, join(draft, 'file')).catch((error) => {
    // Report a disk error as it is; any other error is the connection's.
    if (/** @type {NodeJS.ErrnoException} */ (error).syscall === 'write') throw error;
    throw new Sorry('The server ended before the backup was whole: nothing was written.');
  });
}

/**
 * Gives a file its name, if nothing else has it.
 * @param {string} draft
 * @param {string} file
 */
function nameFile(draft, file) {
  try {
    linkSync(draft, file);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST') requireNew(file);
    // Not every file system has links.
    renameSync(draft, file);
  }
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/**
 * Writes a backup.
 * @param {string} file which is not there yet
 * @param {Settings} settings
 * @returns {Promise<{ manifest: import('./archive.mjs').Manifest, bytes: number }>} throws a Sorry, and leaves no file, when it cannot
 */
export async function writeBackup(file, settings) {
  requireNew(file);
  const draft = mkdtempSync(join(dirname(file), '.axis-backup-'));
  const discard = () => rmSync(draft, { recursive: true, force: true });
  process.once('exit', discard);
  try {
    const written = join(draft, 'file');
    if (settings.databaseUrl === undefined) await backUpEmbedded(settings, draft);
    else {
      const folder = mkdtempSync(join(draft, 'content-'));
      await collectPostgres(folder, settings.databaseUrl, await keysFor(settings));
      await writeTo(pack(folder), written);
    }
    // A backup that cannot be read is useless, so it is checked.
    const manifest = await inspect(written, 'What was written');
    const { size: bytes } = statSync(written);
    nameFile(written, file);
    return { manifest, bytes };
  } finally {
    discard();
    process.removeListener('exit', discard);
  }
}
