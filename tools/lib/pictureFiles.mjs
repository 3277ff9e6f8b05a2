// Folders of pictures: the hash of each file, and the files that are not the same in repeated runs.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** @typedef {typeof import('../../tests/paths/kit/pictures.ts').differing} Differing */

/** The folder in which `--again` keeps what differs, from that of the pictures. */
export const differsFolder = 'differs';

/**
 * The hashes of the pictures of a folder, by file. What an earlier `--again` has kept there is no picture of a state.
 * @param {string} folder
 */
export const hashesIn = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(sep, '/'))
      .filter((file) => file.endsWith('.png') && !file.startsWith(`${differsFolder}/`))
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  );

/**
 * Compares repeated runs with the first, and keeps the files that differ, those of one state beside each other:
 * `differs/theme/ink.ink.390.run-1.png` and `differs/theme/ink.ink.390.run-2.png`.
 * @param {Differing} differing
 * @param {readonly string[]} runs the folders of the runs, the first one first
 * @param {string} out the folder of the pictures; what it has kept of earlier runs is removed
 * @returns {{ lines: string[], different: number }} what to say, and how many runs differ
 */
export function keepDiffering(differing, runs, out) {
  const [first = '', ...others] = runs;
  const kept = join(out, differsFolder);
  rmSync(kept, { recursive: true, force: true });
  const hashes = hashesIn(first);
  const each = others.map((folder) => differing(hashes, hashesIn(folder)));
  const different = each.filter((files) => files.length > 0).length;
  /** @param {string} file @param {number} run @returns {string[]} where it is kept; nothing where the run has not taken it */
  const keep = (file, run) => {
    const from = join(runs[run - 1] ?? '', file);
    if (!existsSync(from)) return [];
    const to = join(kept, file.replace(/\.png$/, `.run-${run}.png`));
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
    return [to];
  };
  const lines = [
    `${hashes.size} pictures, taken ${others.length} more times, ${different} runs differ`,
  ];
  for (const [index, files] of each.entries())
    for (const file of files) {
      const copies = [...keep(file, 1), ...keep(file, index + 2)];
      const names = copies.map((copy) => relative(out, copy).replaceAll(sep, '/')).join(' ');
      lines.push(
        `  run ${index + 2}: ${file}${copies.length === 2 ? '' : ', of one of the runs only'}: ${names}`,
      );
    }
  if (different > 0) lines.push(`They are in ${kept}.`);
  return { lines, different };
}
