// Attachments onto the operator's disk: under names that are only names, and never over a file that is there.
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { beginningOf } from '../../src/adapters/ellipsize.mjs';
import { Sorry } from '../../server/sorry.mjs';
import { plain } from './words.mjs';

/**
 * A member's file name as a name in this folder: no path, nothing hidden, nothing a disk refuses.
 * @param {string} name
 */
export function safeName(name) {
  const bare = plain(name)
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  const ending = beginningOf(extname(bare), 20);
  return bare === ''
    ? 'attachment'
    : beginningOf(bare, 120 - ending.length, 120 - ending.length).replace(/\.[^.]*$/, '') + ending;
}

/**
 * Writes a file under a name that is still free: deck.pdf, deck (2).pdf …
 * @param {string} folder made if need be
 * @param {string} name
 * @param {Buffer} body
 * @returns {string} where it is
 */
export function saveUnder(folder, name, body) {
  mkdirSync(folder, { recursive: true });
  const safe = safeName(name);
  const ending = extname(safe);
  const stem = ending === '' ? safe : safe.slice(0, -ending.length);
  for (let count = 1; count < 1000; count += 1) {
    const file = join(folder, count === 1 ? safe : `${stem} (${count})${ending}`);
    try {
      writeFileSync(file, body, { flag: 'wx' });
      return file;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  throw new Sorry(`${folder} is full of files called ${safe}.`);
}
