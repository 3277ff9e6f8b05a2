// The data folder of the embedded database: who may read it, and what happens to a database whose first start was cut off.
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The database inside a data folder. @param {string} data */
export const databaseIn = (data) => join(data, 'pgdata');

/**
 * Makes the folder, and keeps it to its owner.
 * @param {string} data
 */
export function openDataFolder(data) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  chmodSync(data, 0o700);
}

/** @param {string} folder */
function freeName(folder) {
  for (let count = 1; ; count += 1) {
    const name = `${folder}.unfinished-${count}`;
    if (!existsSync(name)) return name;
  }
}

/**
 * Says that the first start of a database begins, unless there is one already. A database whose first start was cut off
 * has no account in it: it is moved aside, and never deleted. Any other folder is left where it is.
 * @param {string} data
 * @returns {() => void} to be called when the start is through
 */
export function beginFirstStart(data) {
  const database = databaseIn(data);
  const mark = join(data, 'creating');
  // Without its control file PGlite's folder is not a database yet.
  const isWhole = existsSync(join(database, 'global/pg_control'));
  if (existsSync(database) && (existsSync(mark) || !isWhole))
    renameSync(database, freeName(database));
  if (!existsSync(database)) writeFileSync(mark, '');
  return () => rmSync(mark, { force: true });
}
