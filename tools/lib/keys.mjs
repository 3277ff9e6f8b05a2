// The embedded backend's own secrets: made once per data folder, readable by its owner alone.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { Sorry } from './sorry.mjs';

/** @typedef {{ jwtSecret: string, publishableKey: string, secretKey: string }} Keys */

/**
 * The keys of a data folder, generated at first use.
 * @param {string} folder
 * @returns {Promise<Keys>}
 */
export async function keysOf(folder) {
  const file = join(folder, 'keys.json');
  if (existsSync(file)) {
    /** @type {Partial<Keys>} */
    let kept;
    try {
      kept = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      kept = {};
    }
    const { jwtSecret, publishableKey, secretKey } = kept;
    if (jwtSecret && publishableKey && secretKey) return { jwtSecret, publishableKey, secretKey };
    throw new Sorry(
      `${file} is damaged: restore it, or delete it to sign everybody out and get new keys.`,
    );
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keys = {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
  };
  // Written aside and renamed, so that a kill in between leaves no half of a file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(draft, file);
  return keys;
}
