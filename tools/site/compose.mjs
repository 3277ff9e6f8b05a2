// Puts a rendered page together with Vite's index.html: its head, its styles, and its scripts after the first paint.

import { entryName } from './chunks.mjs';
import { readingIn } from './reading.mjs';

/**
 * @typedef {{ file: string, name?: string, imports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {import('../../src/boot/prerender.tsx').Rendered} Rendered
 * @typedef {import('../../src/boot/prerender.tsx').Address} Address
 * @typedef {import('./faces/page.mjs').PageFaces} PageFaces
 */

/**
 * The entry in Vite's manifest: that of index.html, or the chunk that it consists of.
 * @param {Manifest} manifest
 */
const entryOf = (manifest) =>
  'index.html' in manifest
    ? 'index.html'
    : (Object.keys(manifest).find((key) => manifest[key]?.name === entryName) ?? '');

/**
 * A chunk and everything that it imports, in the order of need.
 * @param {Manifest} manifest
 * @param {string[]} names
 * @returns {Chunk[]}
 */
export function chunksOf(manifest, names) {
  /** @type {Map<string, Chunk>} */
  const found = new Map();
  /** @param {string} name */
  const visit = (name) => {
    const chunk = manifest[name];
    if (chunk === undefined || found.has(name)) return;
    found.set(name, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...found.values()];
}

/** The router, and what its loaders read. */
const router = ['src/boot/router.tsx', 'content/routes.ts'];

/**
 * What a page of each kind needs besides its own part. A shell asks the guards, and so the router, who its member is; a member's own page
 * is shown without them.
 */
const alsoFor = {
  page: [],
  shell: router,
  own: ['src/boot/ownPage.tsx', 'src/adapters/supabase/requestRows.ts'],
  missing: ['src/pages/missing/Missing.tsx'],
};

/**
 * What a member's page asks the service with, once its frame is here: the ports, what reads their rows, and the library. When these
 * are here, what sends a request that waits, also where the line is cut by then, and the router for the first step.
 */
const service = [
  [
    'src/adapters/supabase/requestRows.ts',
    'src/flows/session/ports/late.ts',
    'src/flows/stack/ports/rows.ts',
    'src/adapters/supabase/library.ts',
  ],
  ['src/flows/myRequests/index.ts', ...router],
];

/** The module of a route's component, as the router's plugin names it. @param {string} part */
const moduleOfPart = (part) => `src/routes/${part}?tsr-split=component`;

/**
 * The script that exports the page's own component; empty where the page has none.
 * @param {Manifest} manifest
 * @param {Pick<Rendered, 'part'>} rendered
 * @throws where the build has no such script
 */
export function scriptOfPart(manifest, { part }) {
  if (part === '') return '';
  const chunk = manifest[moduleOfPart(part)];
  if (chunk === undefined) throw new Error(`src/routes/${part} has no script of its own.`);
  return `/${chunk.file}`;
}

/**
 * The scripts of a page, the entry first.
 * @param {Manifest} manifest
 * @param {Pick<Rendered, 'part' | 'flows'> & Partial<Pick<Rendered, 'own'>>} rendered
 * @param {Address['kind']} [kind]
 * @returns {string[]}
 */
export function scriptsOf(manifest, { part, flows, own = null }, kind = 'page') {
  const parts = part === '' ? [] : [moduleOfPart(part)];
  const also = alsoFor[own === null ? kind : 'own'];
  const all = chunksOf(manifest, [entryOf(manifest), ...parts, ...flows, ...also]);
  const entry = all.slice(0, lengthOfEntry(manifest));
  const rest = all.slice(entry.length);
  // Of a shell's scripts those that are only names, a few bytes each, come after the pieces that they name.
  const isPiece = (/** @type {Chunk} */ chunk) =>
    kind !== 'shell' || manifest[`_${chunk.file.replace('assets/', '')}`] === chunk;
  return [...entry, ...rest.filter(isPiece), ...rest.filter((chunk) => !isPiece(chunk))].map(
    ({ file }) => `/${file}`,
  );
}

/**
 * How many of a page's scripts the entry is: itself, and what it imports.
 * @param {Manifest} manifest
 */
export const lengthOfEntry = (manifest) => chunksOf(manifest, [entryOf(manifest)]).length;

/**
 * The scripts with which a member's page asks the service, after those with which it greets: one list after the other.
 * @param {Manifest} manifest
 * @param {string[]} scripts what it greets with
 * @returns {string[][]}
 */
export function serviceScripts(manifest, scripts) {
  const known = new Set(scripts);
  return service.map((names) => {
    const list = chunksOf(manifest, names)
      .map(({ file }) => `/${file}`)
      .filter((script) => !known.has(script));
    for (const script of list) known.add(script);
    return list;
  });
}

/**
 * Asks for the page's scripts once it has been painted (a hidden tab paints nothing, and does not wait). Their list is
 * data beside it: the script is the same in every page, and one hash in the policy serves all of them.
 */
const loader =
  `(function(d,a,f){f=function(){a.forEach(function(h,l){l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});import(a[0])};` +
  `a=JSON.parse(d.getElementById('scripts').textContent);` +
  `d.visibilityState==='hidden'?f():requestAnimationFrame(function(){setTimeout(f)})})(document)`;

/**
 * The same for a shell, whose head asks for its scripts: the lists are the entry, what is asked for once the entry is here, and what
 * follows when that is here, too. The line is the greeting's until then.
 */
const shellLoader =
  `(function(d,a,f){f=function(){a.slice(1).reduce(function(p,s){return p.then(function(){return Promise.all(s.map(function(h){return new Promise(function(r,l){` +
  `l=d.createElement('link');l.rel='modulepreload';l.href=h;l.onload=l.onerror=r;d.head.append(l)})}))})},import(a[0][0]))};` +
  `a=JSON.parse(d.getElementById('scripts').textContent);` +
  `d.visibilityState==='hidden'?f():requestAnimationFrame(function(){setTimeout(f)})})(document)`;

/** @param {string[] | string[][]} scripts @param {string} start */
const afterPaint = (scripts, start) =>
  `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script><script>${start}</script>`;

/**
 * Vite's index.html without its own script and style tags.
 * @param {string} template
 */
export const bare = (template) =>
  template
    .replace(/^\s*<!--.*?-->\s*/s, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');

/**
 * Declares the page's faces before any of its text is laid out. A font in a style sheet would be decoded after the first layout,
 * as if it came over the line, and the text would move; besides, the policy would have to let `data:` in. Nothing is laid out
 * until the text has arrived, either: a header that the line cuts in two would move as well. After a second the page shows
 * what there is. The faces that follow are declared together once they are there: while one loads, the browser takes the
 * fallback's measures. They come to nothing where the whole faces are there already (src/ui/lateFonts.ts).
 */
const declareFaces =
  `(function(d,r,l,s){JSON.parse(d.getElementById('faces').textContent).forEach(function(f){f[0].forEach(function(n,u,o){` +
  `o={style:f[1],weight:f[2]};u=f[3];u[0]==='/'?l.push(new FontFace(n,'url('+u+')',o)):` +
  `d.fonts.add(new FontFace(n,Uint8Array.from(atob(u),function(c){return c.charCodeAt()}),o))})});` +
  `s=function(){delete r.dataset.undrawn};r.dataset.undrawn='';setTimeout(s,1000);` +
  `d.addEventListener('DOMContentLoaded',function(){s();Promise.allSettled(l.map(function(f){return f.load()}))` +
  `.then(function(a){'faces'in r.dataset||a.forEach(function(f){f.value&&d.fonts.add(f.value)})})})` +
  `})(document,document.documentElement,[])`;

/** @param {Omit<PageFaces, 'firstView'>} faces */
const facesIn = ({ declared, withoutScripts }) =>
  `<noscript><style>${withoutScripts}</style></noscript>` +
  `<script type="application/json" id="faces">${declared}</script><script>${declareFaces}</script>`;

/** @param {string[]} scripts */
const preloads = (scripts) =>
  scripts.map((script) => `<link rel="modulepreload" href="${script}">`).join('');

/** @param {string} text */
const literally = (text) => () => text;

/**
 * One page as HTML.
 * @param {{ template: string, rendered: Rendered, address: Address, css: string, faces: Omit<PageFaces, 'firstView'>, scripts: string[], first?: number, later?: string[][], html: { folder: string, without: string[] } }} parts
 * `first`: how many of a shell's scripts are asked for before all others
 */
export function compose({
  template,
  rendered,
  address,
  css,
  faces,
  scripts,
  first = 1,
  later = [],
  html,
}) {
  // A page of words is painted first. A shell has none: its scripts are asked for at once. The entry comes first, which is half of them: it
  // is evaluated while the line is busy with the others, and they share the line.
  const isShell = address.kind === 'shell';
  const reading = rendered.own === null ? '' : readingIn(rendered.own.reading);
  const atOnce = isShell ? preloads(scripts.slice(0, first)) + reading : '';
  const head = `${atOnce}${rendered.head.replace(/<style/, literally(`<style>${css}</style>${facesIn(faces)}<style`))}</head>`;
  const made = {
    'made-for': address.path,
    kind: address.kind,
    part: rendered.part,
    ...(rendered.own === null ? {} : { own: rendered.own.flows.join(' ') }),
    html: html.folder,
    'without-html': html.without.join(' '),
  };
  const marks = Object.entries(made).map(([name, value]) => ` data-${name}="${value}"`);
  const body =
    `<div id="root"${marks.join('')}>${rendered.body}</div>` +
    (rendered.data === ''
      ? ''
      : `<script type="application/json" id="page-data">${rendered.data}</script>`) +
    (isShell ? preloads(scripts.slice(first)) : '') +
    (isShell
      ? afterPaint([scripts.slice(0, 1), ...later], shellLoader)
      : afterPaint(scripts, loader));
  const page = bare(template)
    .replace(/\s*<\/head>/, literally(`\n${head}`))
    .replace(/<div id="root"><\/div>/, literally(body));
  if (!page.includes(rendered.body) || !page.includes(head))
    throw new Error('index.html has no place for a prerendered page.');
  return page;
}
