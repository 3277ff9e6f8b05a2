// Writes the documents of the flows: all of them for reading, and what docs/flows holds of them.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { committed, documents, readings } from '../model/docs.ts';
import type { Console } from '../console.ts';
import { carryPictures } from '../pictures.ts';

async function write(folder: string, texts: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of texts) await writeFile(join(folder, name), text);
}

/** Removes the documents of machines that no longer exist. */
async function clear(folder: string, texts: ReadonlyMap<string, string>): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith('.md') && !texts.has(name)) await rm(join(folder, name));
}

/**
 * Writes the documents with the pictures that were taken, and refreshes the committed ones, which have none.
 * @param out another folder for reading
 */
export async function writeDocs(
  { root, say }: Pick<Console, 'root' | 'say'>,
  out?: string,
): Promise<void> {
  const folder = resolve(root, out ?? readings);
  const texts = documents(carryPictures({ root, say }, folder));
  await write(folder, texts);
  if (out === undefined) await clear(folder, texts);
  const fresh = committed();
  await write(join(root, 'docs/flows'), fresh);
  await clear(join(root, 'docs/flows'), fresh);
  say(`${texts.size} documents in ${out ?? readings}; docs/flows is fresh.`);
}
