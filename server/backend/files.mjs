// The files that the build has made (PDF, DOCX, XLSX), as the database delivers them: brought into it at each start, as far as they
// are new there. Where there is no such folder, the database keeps what it has.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings.mjs';

/**
 * @typedef {object} MadeFile
 * @property {string} id as in ip-moat-map.pdf: the name of the file in the folder, and its id in the database
 * @property {string} title
 * @property {string} name under which it arrives
 * @property {string} type
 * @property {string} access
 * @property {string | null} product
 * @property {string} version
 * @property {string} date
 * @property {string} sha256
 * @property {number} size
 *
 * @typedef {{ madeOf: string, files: MadeFile[] }} Index
 */

/** Where a build puts them. */
export const filesFolder = join(root, 'published');

/**
 * What is in a folder, or nothing where there is none.
 * @param {string} folder
 * @returns {Index | undefined}
 */
export function indexOf(folder) {
  const file = join(folder, 'index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Brings the files into the database, and removes those that are made no more.
 * @param {import('postgres').ISql<{}>} sql
 * @param {string} [folder]
 * @returns {Promise<number>} how many were new
 */
export async function bringFiles(sql, folder = filesFolder) {
  const index = indexOf(folder);
  if (index === undefined) return 0;
  const there = await sql`select id, sha256 from public.published_files where sha256 is not null`;
  const known = new Map(there.map(({ id, sha256 }) => [String(id), String(sha256)]));
  const wanted = index.files.filter(({ id, sha256 }) => known.get(id) !== sha256);
  for (const file of wanted) {
    const body = readFileSync(join(folder, file.id)).toString('base64');
    await sql`select private.publish_file(${JSON.stringify(file)}::text::jsonb, ${body})`;
  }
  if (there.length + wanted.length > index.files.length)
    await sql`select private.retire_files(string_to_array(${index.files.map(({ id }) => id).join(' ')}, ' '))`;
  return wanted.length;
}
