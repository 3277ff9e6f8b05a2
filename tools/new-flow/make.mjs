// Writes the files of a new flow: all of them, or none.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Sorry } from '../../server/sorry.mjs';
import { idsIn, withFlow } from './catalogue.mjs';
import { index, ports, preview, view, words } from './folder.mjs';
import { machine, machineTest } from './machine.mjs';
import { namesOf } from './name.mjs';
import { driver, model } from './paths.mjs';

/** @typedef {import('./name.mjs').Names} Names */

const catalogue = 'machines/catalogue.ts';

/**
 * The files of a flow by their paths.
 * @param {Names} names
 * @returns {Record<string, string>}
 */
const filesOf = (names) => ({
  [`machines/${names.id}.machine.ts`]: machine(names),
  [`tests/machines/${names.id}.test.ts`]: machineTest(names),
  [`src/flows/${names.id}/${names.view}.tsx`]: view(names),
  [`src/flows/${names.id}/words.ts`]: words(names),
  [`src/flows/${names.id}/ports.ts`]: ports(names),
  [`src/flows/${names.id}/index.ts`]: index(names),
  [`src/flows/${names.id}/preview.tsx`]: preview(names),
  [`tests/paths/${names.id}.paths.ts`]: model(names),
  [`e2e/paths/${names.id}.driver.ts`]: driver(names),
});

/**
 * Makes a flow in the project.
 * @param {string} root the folder of the project
 * @param {string} id the name of the flow
 * @returns {Promise<string[]>} the files that were made, as paths from the root
 * @throws {Sorry} one sentence, where the name cannot be used or a file exists; nothing is written then
 */
export async function makeFlow(root, id) {
  const listed = await readFile(join(root, catalogue), 'utf8');
  const names = namesOf(id, root, idsIn(listed));
  const options = { ...(await resolveConfig(join(root, catalogue))), parser: 'typescript' };
  const texts = await Promise.all(
    Object.entries(filesOf(names)).map(
      async ([file, text]) => /** @type {const} */ ([file, await format(text, options)]),
    ),
  );
  const catalogued = await format(withFlow(listed, names), options);
  const known = texts.find(([file]) => existsSync(join(root, file)));
  if (known !== undefined) throw new Sorry(`${known[0]} exists already: delete it first.`);
  /** @type {string[]} */
  const made = [];
  try {
    for (const [file, text] of texts) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      made.push(file);
      await writeFile(join(root, file), text, { flag: 'wx' });
    }
    await writeFile(join(root, catalogue), catalogued);
  } catch (error) {
    for (const file of made) await rm(join(root, file), { force: true });
    await rm(join(root, `src/flows/${id}`), { recursive: true, force: true });
    throw error;
  }
  return made;
}
