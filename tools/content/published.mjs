// The folder of the files that a build makes (PDF, DOCX, XLSX): beside the site and never in it, because some are for members who
// pay. The server brings them into its database; `npm run content:files -- --publish` into a hosted one.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesFolder, indexOf } from '../../server/backend/files.mjs';
import { root } from '../../server/settings.mjs';
import { Sorry } from '../../server/sorry.mjs';

/** What the files are made of: their texts, their workbooks, what makes them, and the packages by their versions. */
const sources = ['content/files', 'content/workbooks', 'tools/files', 'tools/content'];
const singles = [
  'content/workbooks.ts',
  'content/toolkits.ts',
  'src/flows/shared/markdown.mjs',
  'src/ui/tokens.ts',
  'tools/fonts.mjs',
];
const packages = [
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/jetbrains-mono',
  '@fontsource-variable/newsreader',
  'docx',
  'exceljs',
  'fflate',
  'marked',
  'pdfmake',
  'pdfkit',
  'subset-font',
];

/** A sum of everything that the files are made of. */
export function sumOfSources() {
  const sum = createHash('sha256');
  const names = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => join(folder, name)),
  );
  for (const name of [...names, ...singles].toSorted())
    sum.update(name).update(readFileSync(join(root, name)));
  /** @type {{ packages: Record<string, { version?: string }> }} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const name of packages)
    sum.update(`${name} ${lock.packages[`node_modules/${name}`]?.version ?? ''}`);
  return sum.digest('hex');
}

/** Whether the folder holds what would be made now. */
export const isPublishedFresh = () => indexOf(filesFolder)?.madeOf === sumOfSources();

/**
 * Makes the files where they are older than what they are made of; in a process of its own, beside the rest of a build.
 * @returns {Promise<void>}
 */
export async function bringPublishedUpToDate() {
  if (isPublishedFresh()) return;
  const child = spawn(process.execPath, [join(root, 'tools/content/files.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Sorry(`The files could not be made: ${said.trim() || String(code)}`);
}
