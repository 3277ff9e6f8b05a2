// The file of a backup: a tar.gz that its operator can open with tar. It is read to its end before anything is made of it.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { create, extract, list } from 'tar';
import { Sorry } from '../sorry.mjs';

/** The format of the files that this version writes; it reads no later one. */
const format = 1;

/** The database in a file: the embedded one's folder, or what pg_dump wrote. */
export const databaseNames = /** @type {const} */ ({
  embedded: 'pgdata',
  postgres: 'database.dump',
});

/**
 * @typedef {object} Manifest what a backup says of itself
 * @property {number} format
 * @property {'embedded' | 'postgres'} driver
 * @property {string} axisOne the version of Axis One that wrote it
 * @property {string} at when, as an ISO date
 * @property {string} postgres PostgreSQL's version
 * @property {string[] | null} migrations the versions applied; null where the database was not running
 */

/**
 * Writes what a backup says of itself.
 * @param {string} folder whose content becomes the file
 * @param {Omit<Manifest, 'format' | 'at'>} facts
 * @param {import('../keys.mjs').Keys} keys
 */
export function describe(folder, facts, keys) {
  /** @param {string} name @param {object} content */
  const write = (name, content) =>
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  write('manifest.json', { format, ...facts, at: new Date().toISOString() });
  write('keys.json', keys);
}

/**
 * Packs a folder, manifest first. Compression runs in Node's thread pool, so that the server keeps serving pages.
 * @param {string} folder a link to a folder in it is followed
 * @returns {Readable} ends with the file; fails with what could not be read
 */
export function pack(folder) {
  const names = readdirSync(folder).toSorted(
    (one, other) => Number(other === 'manifest.json') - Number(one === 'manifest.json'),
  );
  const archive = create({ cwd: folder, portable: true, follow: true, strict: true }, names);
  // A file that is destroyed stops listening before the archive stops reading.
  archive.on('error', () => {});
  const file = createGzip();
  // A failure destroys the file with its reason, which its reader gets.
  pipeline(Readable.from(archive, { objectMode: false }), file, () => {});
  return file;
}

/** @param {string} file */
const damaged = (file) =>
  new Sorry(`${file} is damaged, or is no backup of Axis One: nothing was changed.`);

/**
 * Whether a name in a file is one that a backup has, and stays in the folder that it is unpacked into.
 * @param {string} path
 * @param {string} type
 */
function isOurs(path, type) {
  const parts = path.replace(/^(\.\/)+/, '').split('/');
  // A trailing slash marks a folder.
  if (parts.at(-1) === '') parts.pop();
  if (parts.some((part) => part === '..' || part === '.' || part === '')) return false;
  if (path.includes('\\') || path.includes('\0')) return false;
  const [first = ''] = parts;
  if (first === databaseNames.embedded)
    return type === 'Directory' || type === 'File' || type === 'OldFile';
  if (parts.length === 0) return type === 'Directory';
  const files = ['manifest.json', 'keys.json', databaseNames.postgres];
  return parts.length === 1 && files.includes(first) && (type === 'File' || type === 'OldFile');
}

/**
 * @param {string} text
 * @returns {Partial<Manifest>}
 */
function parsed(text) {
  try {
    /** @type {unknown} */
    const content = JSON.parse(text);
    return typeof content === 'object' && content !== null ? content : {};
  } catch {
    return {};
  }
}

/**
 * @param {string} file
 * @param {string} text manifest.json
 * @returns {Manifest}
 */
function readManifest(file, text) {
  const { format: found, driver, axisOne, at, postgres, migrations } = parsed(text);
  if (typeof found === 'number' && found > format)
    throw new Sorry(`${file} was written by a later Axis One (${axisOne}): update this one first.`);
  if ((driver !== 'embedded' && driver !== 'postgres') || !axisOne || !at || !postgres)
    throw damaged(file);
  const versions = Array.isArray(migrations) ? migrations.map(String) : null;
  return { format, driver, axisOne, at, postgres, migrations: versions };
}

/**
 * Reads a backup to its end.
 * @param {string} file
 * @param {string} [name] what sentences call it
 * @returns {Promise<Manifest>} throws a Sorry when it is not whole, or has names that a backup does not have
 */
export async function inspect(file, name = file) {
  let manifest = '';
  let whole = true;
  /** @type {Set<string>} */
  const names = new Set();
  try {
    await list({
      file,
      strict: true,
      onReadEntry(entry) {
        whole &&= isOurs(entry.path, entry.type);
        const path = entry.path.replace(/^(\.\/)+/, '');
        names.add(path);
        if (path === 'manifest.json')
          entry.on('data', (/** @type {Buffer} */ chunk) => (manifest += chunk.toString('utf8')));
      },
    });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') throw new Sorry(`There is no file ${name}.`);
    if (code === 'EISDIR') throw new Sorry(`${name} is a folder: name the file of a backup.`);
    if (code === 'EACCES') throw new Sorry(`${name} may not be read: check its permissions.`);
    throw damaged(name);
  }
  if (!whole) throw damaged(name);
  const read = readManifest(name, manifest);
  const heart = read.driver === 'embedded' ? 'pgdata/global/pg_control' : databaseNames.postgres;
  if (!names.has(heart) || !names.has('keys.json')) throw damaged(name);
  return read;
}

/**
 * Unpacks a backup that was inspected.
 * @param {string} file
 * @param {string} folder
 */
export async function unpack(file, folder) {
  await extract({
    file,
    cwd: folder,
    strict: true,
    preserveOwner: false,
    filter: (path, entry) => 'type' in entry && isOurs(path, entry.type),
  });
}
