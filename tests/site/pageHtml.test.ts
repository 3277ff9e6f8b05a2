// The HTML of a page beside its document: what is in it, and what is not.
import { expect, test } from 'vitest';
import { folderOf, pageHtmlOf, stylesOf } from '../../tools/site/pageHtml.mjs';

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

test('a page without a main part has none', () => {
  expect(pageHtmlOf({ ...rendered, body: '<main id="main"></main>' }, [])).toBeNull();
  expect(pageHtmlOf({ ...rendered, body: '<div></div>' }, [])).toBeNull();
});

test('the folder changes with any page', () => {
  expect(folderOf(['a', 'b'])).toMatch(/^\/assets\/pages\/[\w-]{8}$/);
  expect(folderOf(['a', 'b'])).not.toBe(folderOf(['a', 'c']));
});
