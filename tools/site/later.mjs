// What the router needs of a public page besides its component and its flows: the page's HTML has it already, and a first view does
// not fetch it before a sign of use.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../server/settings.mjs';

/** Islands and parts whose views are in a module of their own, with the flows of islands. */
const part = /\b(?:islands|liveIslands|staticHtml)\(\s*\(\) => import\('([^']+)'\)(?:,([^)]*))?\)/g;

/** The modules of a page that declare them, as its route imports them. */
const declaring = /from '#(pages\/[^']+\.ts)'/g;

/**
 * The modules of the flows that a list names, in quotes.
 * @param {string} list
 * @returns {string[]} only those that there are
 */
export const flowsNamedIn = (list) =>
  [...list.matchAll(/'(\w+)(?:\/\w+)?'/g)]
    .map(([, id = '']) => join(root, `src/flows/${id}/index.ts`))
    .filter(existsSync);

/** @param {string} path @param {string} from the file that names it */
const fileAt = (path, from) =>
  path.startsWith('#') ? join(root, 'src', path.slice(1)) : join(dirname(from), path);

/**
 * The modules that the loader of a route fetches.
 * @param {string} route its file in src/routes; empty for a page without one
 * @returns {string[]} views and flows, and the words of the routes where the loader reads them; nothing for a page of members
 */
export function laterOf(route) {
  const file = join(root, 'src/routes', route);
  if (route === '' || !existsSync(file)) return [];
  const code = readFileSync(file, 'utf8');
  if (code.includes('membersOnly')) return [];
  const words = /\bwordsOf\(/.test(code) ? [join(root, 'content/routes.ts')] : [];
  const parts = [...code.matchAll(declaring)].flatMap(([, path = '']) => {
    const module = join(root, 'src', path);
    return [...readFileSync(module, 'utf8').matchAll(part)].flatMap(([, view = '', flows = '']) => [
      fileAt(view, module),
      ...flowsNamedIn(flows),
    ]);
  });
  return [...new Set([...words, ...parts])].filter(existsSync);
}
