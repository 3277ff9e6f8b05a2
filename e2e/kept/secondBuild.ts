// A second build of the site, made of the first in seconds: to build the site again takes minutes.
// For a page it is a real one: each script, each style and each page's HTML for the router has another name, the HTML and the scripts
// name the new ones, and the old names are gone. A bundler does this to every file that a change reaches; here it reaches all of them.
// What keeps its name keeps its bytes, as in two builds of a bundler: fonts and pictures.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the HTML of the second build says, and that of the first does not. */
export const mark = 'data-build="second"';

/** A script or a style whose name ends with the hash of what is in it. */
const hashed = /^(.+)-([\w-]{7,8})(\.(?:js|css))$/;

/** Another hash of the same length. */
const hashOf = (name: string, length: number) =>
  createHash('sha256').update(name).digest('hex').slice(0, length);

/**
 * Makes another build of a built site.
 * @returns the names that are gone
 */
export function makeSecondBuild(dist: string, target: string): string[] {
  cpSync(dist, target, {
    recursive: true,
    // They would be sent instead of the files that are changed here.
    filter: (name) => !/\.(?:br|gz)$/.test(name),
  });
  const assets = join(target, 'assets');
  const names = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const [, start, hash = '', end] = hashed.exec(name) ?? [];
    if (start !== undefined) names.set(name, `${start}-${hashOf(name, hash.length)}${end}`);
  }
  // The HTML of pages, for the router: all of it lies in one folder, which is named by what is in it.
  const [folder = ''] = readdirSync(join(assets, 'pages'));
  const freshFolder = hashOf(folder, folder.length);
  renameSync(join(assets, 'pages', folder), join(assets, 'pages', freshFolder));
  const renamed = (text: string) =>
    text
      .replaceAll(/[\w.-]+\.(?:js|css)\b/g, (name) => names.get(name) ?? name)
      .replaceAll(`/pages/${folder}`, `/pages/${freshFolder}`);
  for (const { parentPath, name } of readdirSync(target, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!/\.(?:html|js|css|json|txt)$/.test(name)) continue;
    const text = renamed(readFileSync(join(parentPath, name), 'utf8'));
    const fresh = names.get(name) ?? name;
    if (fresh !== name) rmSync(join(parentPath, name));
    writeFileSync(join(parentPath, fresh), text.replace('<html ', `<html ${mark} `));
  }
  return [...names.keys(), folder];
}
