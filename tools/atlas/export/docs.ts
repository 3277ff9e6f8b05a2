// Writes docs/flows, and removes files whose machine no longer exists.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents } from '../model/docs.ts';
import type { Console } from '../console.ts';

/** Refreshes the committed documents. */
export async function writeDocs({ root, say }: Console): Promise<void> {
  const folder = join(root, 'docs/flows');
  await mkdir(folder, { recursive: true });
  const texts = documents();
  for (const name of await readdir(folder)) {
    if (!texts.has(name)) await rm(join(folder, name));
  }
  for (const [name, text] of texts) await writeFile(join(folder, name), text);
  say(`docs/flows: ${texts.size} files are fresh.`);
}
