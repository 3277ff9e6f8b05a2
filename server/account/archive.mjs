// Makes the archive of a member: a zip whose bytes go into the database as they come, a piece of a file at a time.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { textsOf } from './texts.mjs';
import { namesFor } from './names.mjs';

/**
 * @typedef {import('postgres').Sql} Sql
 * @typedef {Record<string, unknown>} Fields
 * @typedef {{ path: string, table: 'public.attachment_bodies' | 'private.answer_files', id: string, size: number }} StoredFile
 */

/** How many bytes are read, and written, at once. */
const piece = 1024 * 1024;

/**
 * Opens the zip.
 * @param {Sql} sql
 * @param {string} id
 */
function openZip(sql, id) {
  /** @type {Uint8Array[]} */
  let waiting = [];
  let length = 0;
  let part = 0;
  /** @type {Error | undefined} */
  let fault;
  const zip = new Zip((error, bytes) => {
    fault ??= error ?? undefined;
    waiting.push(bytes);
    length += bytes.length;
  });

  /** Stores what has come; less than a piece waits. @param {boolean} [all] */
  async function store(all = false) {
    if (fault !== undefined) throw fault;
    if (length === 0 || (!all && length < piece)) return;
    const bytes = Buffer.concat(waiting);
    [waiting, length] = [[], 0];
    for (let from = 0; from < bytes.length; from += piece) {
      const body = bytes.subarray(from, from + piece).toString('base64');
      await sql`insert into private.archive_parts (archive_id, part, body)
        values (${id}, ${part}, decode(${body}, 'base64'))`;
      part += 1;
    }
  }
  return { zip, store };
}

/**
 * A file of the database, piece by piece.
 * @param {Sql} sql
 * @param {StoredFile} file
 */
async function* piecesOf(sql, { table, id, size }) {
  const key = table === 'private.answer_files' ? 'id' : 'attachment_id';
  for (let from = 1; from <= size; from += piece) {
    const [row] = await sql.unsafe(
      `select encode(substring(body from $1::integer for $2::integer), 'base64') as body from ${table} where ${key} = $3`,
      [from, piece, id],
    );
    if (row === undefined) return;
    yield Buffer.from(String(row['body']), 'base64');
  }
}

/**
 * The files of the requests, and where each is in the archive.
 * @param {Fields} content
 * @returns {StoredFile[]}
 */
function filesOf(content) {
  const requests = /** @type {Fields[]} */ (content['requests']);
  return requests.flatMap((request) => {
    const folder = namesFor(request);
    /** @param {unknown} list @param {string} under @param {StoredFile['table']} table */
    const of = (list, under, table) =>
      /** @type {Fields[]} */ (list).map((file, at) => ({
        path: folder.file(under, String(file['name']), at),
        table,
        id: String(file['id']),
        size: Number(file['size']),
      }));
    return [
      ...of(request['files'], 'files', 'public.attachment_bodies'),
      ...of(request['answer_files'], 'answer-files', 'private.answer_files'),
    ];
  });
}

/**
 * Writes the archive of a member into the database.
 * @param {Sql} sql
 * @param {string} id of the archive
 * @param {string} member
 */
export async function makeArchive(sql, id, member) {
  const [row] = await sql`select private.archive_content(${member}::uuid) as content`;
  const given = row?.['content'];
  // Some drivers hand JSON over as its text.
  const content = /** @type {Fields} */ (typeof given === 'string' ? JSON.parse(given) : given);
  const { zip, store } = openZip(sql, id);
  for (const { path, text } of textsOf(content)) {
    const entry = new ZipDeflate(path);
    zip.add(entry);
    entry.push(Buffer.from(text), true);
    await store();
  }
  for (const file of filesOf(content)) {
    const entry = new ZipPassThrough(file.path);
    zip.add(entry);
    for await (const bytes of piecesOf(sql, file)) {
      entry.push(bytes);
      await store();
    }
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
  await store(true);
}

/**
 * Makes the next archive that was asked for.
 * @param {Sql} sql
 * @param {Pick<import('../log.mjs').Log, 'failure'>} log
 * @returns {Promise<boolean>} false when there is none
 */
export async function makeNext(sql, log) {
  const [row] = await sql`select private.claim_archive() as answer`;
  const given = row?.['answer'];
  /** @type {{ outcome: string, id: string, member: string }} */
  const claimed = typeof given === 'string' ? JSON.parse(given) : given;
  if (claimed.outcome !== 'claimed') return false;
  try {
    await makeArchive(sql, claimed.id, claimed.member);
    await sql`select private.archive_ready(${claimed.id}::uuid)`;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    log.failure(`An archive was not made: ${code ?? 'unknown'}`);
    await sql`select private.archive_failed(${claimed.id}::uuid)`;
  }
  return true;
}
