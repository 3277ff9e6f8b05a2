// The list of accounts that were deleted: outside of the database and its backups, so that an older copy of the database loses
// them again (decision: docs/security.md, "Leaving"). A line holds an ID, a moment, and a salted hash of an address.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../folders.mjs';

/**
 * @typedef {object} Deletion
 * @property {string} id of the account
 * @property {string} at when it was due and deleted, on the database's clock
 * @property {string} salt
 * @property {string} mark the hash of the salt and the address
 *
 * @typedef {object} Due an account that is to be deleted now
 * @property {string} id
 * @property {string} address
 * @property {string} mark
 * @property {string} at
 * @property {string[]} plans its open subscriptions at the checkout
 *
 * @typedef {object} DeletionParts
 * @property {import('../mail/queue.mjs').Call} call
 * @property {string} list the file
 * @property {string | undefined} mailDir
 * @property {((reference: string) => Promise<unknown>) | undefined} cancelPlan at the checkout
 * @property {Pick<import('../log.mjs').Log, 'notice' | 'failure'>} log
 */

/** @param {string} line @returns {Deletion[]} nothing for a line that was cut off */
function readLine(line) {
  try {
    /** @type {Deletion} */
    const { id, at, salt, mark } = JSON.parse(line);
    return [id, at, salt, mark].every((part) => typeof part === 'string')
      ? [{ id, at, salt, mark }]
      : [];
  } catch {
    return [];
  }
}

/**
 * The accounts that a list names.
 * @param {string} list
 * @returns {Deletion[]}
 */
export const listed = (list) =>
  existsSync(list) ? readFileSync(list, 'utf8').split('\n').flatMap(readLine) : [];

/**
 * Writes a line, through to the disk: the account is deleted after it.
 * @param {string} list
 * @param {Deletion} deletion
 */
async function note(list, deletion) {
  await mkdir(dirname(list), { recursive: true, mode: 0o700 });
  const file = await open(list, 'a', 0o600);
  try {
    // A line that a killed server left unfinished does not swallow this one.
    await file.write(`\n${JSON.stringify(deletion)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  syncFolder(dirname(list));
}

/**
 * Deletes the mails to an address among the files of a folder (AXIS_MAIL_DIR).
 * @param {string | undefined} folder
 * @param {string} address
 */
export async function forgetMailFiles(folder, address) {
  if (folder === undefined || !existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.json')) continue;
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    if (text.toLowerCase().includes(JSON.stringify(address.toLowerCase()).slice(1, -1)))
      await rm(join(folder, name), { force: true });
  }
}

/**
 * Deletes the accounts that are due. One that cannot be deleted now is due again at the next call.
 * @param {DeletionParts} parts
 * @returns {Promise<number>} how many
 */
export async function deleteDue({ call, list, mailDir, cancelPlan, log }) {
  const before = listed(list);
  const salt = before[0]?.salt ?? randomBytes(16).toString('hex');
  const due = /** @type {Due[]} */ (await call('due_deletions', { secret: salt }));
  let count = 0;
  for (const { id, address, mark, at, plans } of due) {
    try {
      for (const plan of plans) await cancelPlan?.(plan);
      if (!before.some((known) => known.id === id)) await note(list, { id, at, salt, mark });
      const answer = /** @type {{ outcome: string }} */ (await call('delete_account', { id }));
      await forgetMailFiles(mailDir, address);
      if (answer.outcome === 'deleted') count += 1;
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      log.failure(
        `An account that is due was not deleted: ${code ?? (error instanceof Error ? error.message : 'unknown')}`,
      );
    }
  }
  if (count > 0) log.notice(`Accounts deleted, as their members asked: ${count}`);
  return count;
}

/**
 * Deletes again what the list names, before anyone is served: the database may be an older copy.
 * @param {Pick<DeletionParts, 'call' | 'list' | 'log'>} parts
 * @returns {Promise<number>} how many accounts were there
 */
export async function deleteAgain({ call, list, log }) {
  const all = listed(list);
  let count = 0;
  for (const salt of new Set(all.map((one) => one.salt))) {
    const entries = all.filter((one) => one.salt === salt);
    const answer = /** @type {{ count: number }} */ (
      await call('delete_again', { secret: salt, listed: JSON.stringify(entries) })
    );
    count += answer.count;
  }
  if (count > 0)
    log.notice(`Accounts deleted again, as this copy of the database is older: ${count}`);
  return count;
}
