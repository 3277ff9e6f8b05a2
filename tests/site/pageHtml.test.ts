// The HTML of a page beside its document: what is in it, and what is not.
import { expect, test } from 'vitest';
import { folderOf, pageHtmlOf, stylesOf } from '../../tools/site/pageHtml.mjs';
import { scriptsOfStep } from '../../tools/site/step.mjs';

const css = [
  '.aaa{color:red;}/*!sc*/\ndata-styled.g1[id="sc-head-0"]{content:"aaa,"}/*!sc*/\n',
  '.bbb{color:blue;}/*!sc*/\n@media (min-width: 64rem){.bbb{gap:1rem;}}/*!sc*/\ndata-styled.g2[id="sc-page-0"]{content:"bbb,"}/*!sc*/\n',
  '@keyframes fade{from{opacity:0;}}/*!sc*/\ndata-styled.g3[id="sc-keyframes-fade"]{content:"fade,"}/*!sc*/\n',
].join('');
const main = '<main id="main" class="sc-page-0 bbb"><h1>Co-Lab</h1></main>';
const rendered = {
  head: `<title data-first>Co-Lab · Axis One</title><style data-styled="true">${css}</style>`,
  body: `<header class="sc-head-0 aaa"></header>${main}<footer></footer>`,
};

test('the rules are those of the components in the main part, for it alone; animations are known everywhere', () => {
  expect(stylesOf(css, main)).toBe(
    '@scope (main[data-html]){.bbb{color:blue;}@media (min-width: 64rem){.bbb{gap:1rem;}}}@keyframes fade{from{opacity:0;}}',
  );
});

test('it has title, scripts, rules and main part, without the frame', () => {
  const html = pageHtmlOf(rendered, ['/assets/co-lab.js']) ?? '';
  expect(html).toMatch(/^<!doctype html><meta charset="utf-8">/);
  expect(html).toContain('<title>Co-Lab · Axis One</title>');
  expect(html).toContain('<link rel="modulepreload" href="/assets/co-lab.js">');
  expect(html.endsWith(main)).toBe(true);
  expect(html).not.toMatch(/<style|<header|<footer|aaa/);
});

test('what may come after the router is asked for with low priority, after the page’s own scripts', () => {
  const html = pageHtmlOf(rendered, ['/assets/co-lab.js'], ['/assets/Islands.js']) ?? '';
  expect(html).toContain(
    '<link rel="modulepreload" href="/assets/co-lab.js"><link rel="modulepreload" href="/assets/Islands.js" fetchpriority="low">',
  );
});

test('a page that the router leads to needs its loader’s scripts, and after them its islands, each once', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js' },
    'src/routes/library.tsx?tsr-split=component': {
      file: 'assets/library.js',
      imports: ['_card.js'],
    },
    'src/routes/library.tsx?tsr-split=loader': { file: 'assets/loader.js', imports: ['_card.js'] },
    'src/pages/library/Publications.tsx': { file: 'assets/Publications.js', imports: ['_card.js'] },
    'src/flows/librarySearch/index.ts': { file: 'assets/librarySearch.js' },
    'src/pages/coLab/Other.tsx': { file: 'assets/Other.js' },
    '_card.js': { file: 'assets/card.js' },
  };
  expect(scriptsOfStep(manifest, { part: 'library.tsx', flows: [] })).toEqual({
    scripts: ['/assets/library.js', '/assets/card.js', '/assets/loader.js'],
    later: ['/assets/Publications.js', '/assets/librarySearch.js'],
  });
  expect(scriptsOfStep(manifest, { part: '', flows: [] })).toEqual({ scripts: [], later: [] });
});

test('a page without a main part has none', () => {
  expect(pageHtmlOf({ ...rendered, body: '<main id="main"></main>' }, [])).toBeNull();
  expect(pageHtmlOf({ ...rendered, body: '<div></div>' }, [])).toBeNull();
});

test('the folder changes with any page', () => {
  expect(folderOf(['a', 'b'])).toMatch(/^\/assets\/pages\/[\w-]{8}$/);
  expect(folderOf(['a', 'b'])).not.toBe(folderOf(['a', 'c']));
});
