// The HTML of a page beside its document: title, styles and main part, without frame, fonts and scripts. A page that is open
// already shows it before its router has rendered the page (src/flows/navigation/ports/showHtml.ts).
import { createHash } from 'node:crypto';
import { scriptsOfStep } from './step.mjs';

/**
 * @typedef {import('../../src/boot/prerender.tsx').Rendered} Rendered
 * @typedef {import('../../src/boot/prerender.tsx').Address} Address
 * @typedef {import('./compose.mjs').Manifest} Manifest
 */

/** What styled-components writes after the rules of each component: its class, by which its elements are found. */
const endOfComponent = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}(?:\/\*!sc\*\/)?\n?/;

/**
 * The rules of the components in `main`, for it alone: without `@scope` they would come after those of the frame around it.
 * @param {string} css everything between the style tags of styled-components
 * @param {string} main
 */
export function stylesOf(css, main) {
  const classes = new Set(
    [...main.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const parts = css.split(endOfComponent);
  let rules = '';
  let animations = '';
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const text = (parts[index] ?? '').replaceAll(/\/\*!sc\*\/|\n/g, '');
    const id = parts[index + 1] ?? '';
    if (id.startsWith('sc-keyframes')) animations += text;
    else if (classes.has(id)) rules += text;
  }
  return `@scope (main[data-html]){${rules}}${animations}`;
}

/**
 * The HTML of one rendered page; null where its main part is empty.
 * @param {Pick<Rendered, 'head' | 'body'>} rendered
 * @param {string[]} scripts what the page needs besides the entry
 * @param {string[]} [later] what may come after the router
 */
export function pageHtmlOf({ head, body }, scripts, later = []) {
  const [, main = ''] = /(<main\b[\s\S]*<\/main>)/.exec(body) ?? [];
  if (/^<main\b[^>]*><\/main>$/.test(main) || main === '') return null;
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(head) ?? [];
  const [, css = ''] = /<style data-styled[^>]*>([\s\S]*?)<\/style>/.exec(head) ?? [];
  const links = [
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...later.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
  ].join('');
  // Not in a style element: the policy of the page that fetches it forbids the style, even there.
  return `<!doctype html><meta charset="utf-8"><title>${title}</title>${links}<script type="text/css">${stylesOf(css, main)}</script>${main}`;
}

/**
 * The folder of one build: it changes with the HTML of any page, so that a page of another build finds nothing in it.
 * @param {Iterable<string>} pages
 */
export function folderOf(pages) {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(page);
  return `/assets/pages/${hash.digest('base64url').slice(0, 8)}`;
}

/** The first part of an address: what has no HTML of its own has none below it either. @param {string} path */
const roomOf = (path) => `/${path.split('/')[1] ?? ''}`;

/** The page of staff has no document, but links of its own: their HTML is not asked for. */
const desk = '/desk';

/**
 * The HTML of all pages beside their documents, with the scripts of one build.
 * @param {{ address: Address, page: Rendered, faces: { firstView: string } }[]} rendered
 * @param {Manifest} manifest
 */
export function pageFiles(rendered, manifest) {
  const parts = rendered.map(({ address: { path, kind }, page, faces }) => {
    const { scripts, later } = scriptsOfStep(manifest, page);
    const part = kind === 'page' ? pageHtmlOf(page, scripts, later) : null;
    // The page that is open has the signs of its own text alone.
    return { path, part, faces: faces.firstView };
  });
  const html = {
    folder: folderOf(parts.flatMap(({ part, faces }) => (part === null ? [] : [part, faces]))),
    without: [
      ...new Set([
        ...parts.flatMap(({ path, part }) => (part === null ? [roomOf(path)] : [])),
        desk,
      ]),
    ],
  };
  const files = parts.flatMap(({ path, part, faces }) => {
    if (part === null) return [];
    const file = `${html.folder.slice(1)}${path === '/' ? '/index' : path}`;
    return [
      [`${file}.txt`, part],
      [`${file}.json`, faces],
    ];
  });
  return { html, files };
}
