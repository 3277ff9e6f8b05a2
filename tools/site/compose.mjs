// Puts a rendered page together with Vite's index.html: its head, its styles, and its scripts after the first paint.

/**
 * @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {import('../../src/main.prerender.tsx').Rendered} Rendered
 * @typedef {import('../../src/main.prerender.tsx').Address} Address
 */

/** The entry in Vite's manifest. */
const entry = 'index.html';

/**
 * The file under src/routes in which a route is written: `/co-lab/$slug` is co-lab.$slug.tsx, `/co-lab/` is co-lab.index.tsx.
 * @param {string} routeId
 */
export const routeFile = (routeId) =>
  routeId === '__root__'
    ? '__root.tsx'
    : `${`${routeId.slice(1)}${routeId.endsWith('/') ? 'index' : ''}`.replaceAll('/', '.')}.tsx`;

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
 * The scripts of a page, the entry first.
 * @param {Manifest} manifest
 * @param {Pick<Rendered, 'routeIds' | 'flows'>} rendered
 * @param {{ missing?: boolean }} [options]
 * @returns {string[]}
 */
export function scriptsOf(manifest, { routeIds, flows }, { missing = false } = {}) {
  const parts = routeIds.flatMap((id) => {
    const wanted = missing ? ['component', 'notFoundComponent'] : ['component'];
    return wanted.map((part) => `src/routes/${routeFile(id)}?tsr-split=${part}`);
  });
  const groups = flows.map((group) => `src/main.${group}.ts`);
  return chunksOf(manifest, [entry, ...groups, ...parts]).map(({ file }) => `/${file}`);
}

/**
 * Asks for the scripts once the page has been painted (a hidden tab paints nothing, and does not wait).
 * @param {string[]} scripts
 */
const afterPaint = (scripts) =>
  `<script>(function(){var a=${JSON.stringify(scripts)},d=document;` +
  `function go(){a.forEach(function(h){var l=d.createElement('link');l.rel='modulepreload';l.href=h;d.head.append(l)});` +
  `import(a[0])}` +
  `d.visibilityState==='hidden'?go():requestAnimationFrame(function(){setTimeout(go)})})()</script>`;

/**
 * Vite's index.html without its own script and style tags.
 * @param {string} template
 */
export const bare = (template) =>
  template
    .replace(/^\s*<!--.*?-->\s*/s, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');

/** @param {string} text */
const literally = (text) => () => text;

/**
 * One page as HTML.
 * @param {{ template: string, rendered: Rendered, address: Address, css: string, scripts: string[] }} parts
 */
export function compose({ template, rendered, address, css, scripts }) {
  const own =
    address.kind === 'shell' ? rendered.head.replace('<title', '<title data-shell') : rendered.head;
  const head = `${own.replace(/<style/, literally(`<style>${css}</style><style`))}</head>`;
  const body =
    `<div id="root" data-made-for="${address.path}" data-kind="${address.kind}">${rendered.body}</div>` +
    rendered.state +
    afterPaint(scripts);
  const page = bare(template)
    .replace(/\s*<\/head>/, literally(`\n${head}`))
    .replace(/<div id="root"><\/div>/, literally(body));
  if (!page.includes(rendered.body) || !page.includes(head))
    throw new Error('index.html has no place for a prerendered page.');
  return page;
}
