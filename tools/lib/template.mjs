// Which data folder tests copy: one for each state of what goes into it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sumOfSources } from '../content/published.mjs';
import { root } from '../../server/settings.mjs';

/**
 * The folder of the template for the schema, the demo accounts, the server and the shelf's files as they are in this checkout.
 * Sites are built with the template's keys, so it must be the same folder before and after a build: nothing that a build
 * makes counts.
 * @returns {string} it may not exist yet
 */
export function templateFolder() {
  const hash = createHash('sha256').update(sumOfSources());
  for (const file of ['package-lock.json', 'supabase/seed.sql', 'tools/make-template.mjs'])
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  for (const folder of ['supabase/migrations', 'server'])
    for (const name of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).toSorted())
      if (/\.[a-z]+$/.test(name)) hash.update(readFileSync(join(root, folder, name)));
  return join(root, 'node_modules/.cache/axis-one', `data-${hash.digest('hex').slice(0, 16)}`);
}
