// Puts a rendered page together with Vite's index.html: its head, its styles, and its scripts after the first paint.

/**
 * @typedef {{ file: string, imports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {import('../../src/boot/prerender.tsx').Rendered} Rendered
 * @typedef {import('../../src/boot/prerender.tsx').Address} Address
 */

/** The entry in Vite's manifest. */
const entry = 'index.html';

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

/**
 * What a page of each kind needs besides its own part. A shell asks the guards, and so the router, who its member is: the library
 * of the service and the ports for members are fetched with it, not after it.
 */
const alsoFor = {
  page: [],
  shell: [
    'src/boot/router.tsx',
    'src/adapters/supabase/library.ts',
    'src/flows/session/ports/late.ts',
  ],
  missing: ['src/shell/NotFound.tsx'],
};

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
 * @param {Pick<Rendered, 'part' | 'flows'>} rendered
 * @param {Address['kind']} [kind]
 * @returns {string[]}
 */
export function scriptsOf(manifest, { part, flows }, kind = 'page') {
  const parts = part === '' ? [] : [moduleOfPart(part)];
  return chunksOf(manifest, [entry, ...alsoFor[kind], ...flows, ...parts]).map(
    ({ file }) => `/${file}`,
  );
}

/**
 * Asks for the page's scripts once it has been painted (a hidden tab paints nothing, and does not wait). Their list is
 * data beside it: the script is the same in every page, and one hash in the policy serves all of them.
 */
const loader =
  `(function(d,a,f){f=function(){a.forEach(function(h,l){l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});import(a[0])};` +
  `a=JSON.parse(d.getElementById('scripts').textContent);` +
  `d.visibilityState==='hidden'?f():requestAnimationFrame(function(){setTimeout(f)})})(document)`;

/** @param {string[]} scripts */
const afterPaint = (scripts) =>
  `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script><script>${loader}</script>`;

/**
 * Vite's index.html without its own script and style tags.
 * @param {string} template
 */
export const bare = (template) =>
  template
    .replace(/^\s*<!--.*?-->\s*/s, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');

/** The fonts of every page: asked for at once, because one that is not there at the first paint is not used (fonts.css). */
const firstFonts = /\/assets\/[\w-]+-core[^)'"]*\.woff2/g;

/**
 * Asks for the fonts of the first paint.
 * @param {string} css the global styles as they are built
 */
export const preloads = (css) =>
  [...new Set(css.match(firstFonts))]
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');

/** @param {string} text */
const literally = (text) => () => text;

/**
 * One page as HTML.
 * @param {{ template: string, rendered: Rendered, address: Address, css: string, scripts: string[] }} parts
 */
export function compose({ template, rendered, address, css, scripts }) {
  const head = `${rendered.head.replace(/<style/, literally(`${preloads(css)}<style>${css}</style><style`))}</head>`;
  const made = { 'made-for': address.path, kind: address.kind, part: rendered.part };
  const marks = Object.entries(made).map(([name, value]) => ` data-${name}="${value}"`);
  const body =
    `<div id="root"${marks.join('')}>${rendered.body}</div>` +
    (rendered.data === ''
      ? ''
      : `<script type="application/json" id="page-data">${rendered.data}</script>`) +
    afterPaint(scripts);
  const page = bare(template)
    .replace(/\s*<\/head>/, literally(`\n${head}`))
    .replace(/<div id="root"><\/div>/, literally(body));
  if (!page.includes(rendered.body) || !page.includes(head))
    throw new Error('index.html has no place for a prerendered page.');
  return page;
}
