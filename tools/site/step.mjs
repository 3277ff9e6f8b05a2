// Which scripts a page needs where the router leads to it, for the HTML beside its document.
import { relative } from 'node:path';
import { root } from '../../server/settings.mjs';
import { chunksOf, scriptsOf } from './compose.mjs';
import { laterOf } from './later.mjs';

/**
 * @typedef {import('../../src/boot/prerender.tsx').Rendered} Rendered
 * @typedef {import('./compose.mjs').Manifest} Manifest
 */

/** A module, as the manifest names it. @param {string} file */
const moduleAt = (file) => relative(root, file);

/** The module of a route's loader, which the router's plugin takes out of the router's script. @param {string} part */
const moduleOfLoader = (part) => `src/routes/${part}?tsr-split=loader`;

/**
 * The scripts that a page needs where the router leads to it, without the entry's: `scripts` are those of its component and its loader,
 * `later` those of what the loader fetches.
 * @param {Manifest} manifest
 * @param {Pick<Rendered, 'part' | 'flows'>} rendered
 */
export function scriptsOfStep(manifest, rendered) {
  const known = new Set(scriptsOf(manifest, { part: '', flows: [] }));
  const fresh = (/** @type {string[]} */ list) => {
    const found = [...new Set(list)].filter((script) => !known.has(script));
    found.forEach((script) => known.add(script));
    return found;
  };
  const filesOf = (/** @type {string[]} */ modules) =>
    chunksOf(
      manifest,
      modules.filter((id) => id in manifest),
    ).map(({ file }) => `/${file}`);
  return {
    scripts: fresh([...scriptsOf(manifest, rendered), ...filesOf([moduleOfLoader(rendered.part)])]),
    later: fresh(filesOf(laterOf(rendered.part).map(moduleAt))),
  };
}
