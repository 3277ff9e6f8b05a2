// A full disk, as the library answers it: a 500 with PostgreSQL's own words, and files of the machine in them.
import { isFull } from '../folders.mjs';

/** PostgreSQL's code for a full disk. */
const diskFull = '53100';

/** @param {Response} response */
async function codeIn(response) {
  /** @type {unknown} */
  const body = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}

/**
 * Returns an answer of the library unchanged, unless it failed because of a full disk.
 * @param {Response} response
 * @param {string | undefined} data the folder of the embedded database; nothing where the database is elsewhere
 * @returns {Promise<Response>} rejects with PostgreSQL's code for a full disk
 */
export async function unlessFull(response, data) {
  if (response.status < 500) return response;
  // The auth service does not report why it failed, so check the disk.
  if ((await codeIn(response)) !== diskFull && !(data !== undefined && isFull(data)))
    return response;
  throw Object.assign(new Error('The disk is full.'), { code: diskFull });
}
