// The table of how the site is served: file, status and headers of each address; and the same for a static host.
import { describe, expect, test } from 'vitest';
import { routeFile } from '#boot/routeFile.ts';
import {
  chunksOf,
  compose,
  scriptOfPart,
  scriptsOf,
  serviceScripts,
} from '../../tools/site/compose.mjs';
import { hostFiles } from '../../tools/site/hostFiles.mjs';
import { encodingsFor } from '../../server/http/site.mjs';
import {
  answerFor,
  cacheControl,
  fileOf,
  headersFor,
  isCompressible,
  typeOf,
} from '../../server/http/table.mjs';

const files = new Set([
  'index.html',
  'auth.html',
  'auth/signup.html',
  '404.html',
  'icon.svg',
  'assets/index-abc.js',
  '_headers',
]);
const answer = (path: string | undefined, search = '') =>
  answerFor(path, search, (file) => files.has(file));

describe('an address', () => {
  test.each([
    ['/', 'index.html'],
    ['/auth', 'auth.html'],
    ['/auth/signup', 'auth/signup.html'],
    ['/icon.svg', 'icon.svg'],
    ['/assets/index-abc.js', 'assets/index-abc.js'],
  ])('%s is %s', (path, file) => expect(answer(path)).toEqual({ status: 200, file }));

  test('keeps its file under any query', () => {
    expect(answer('/auth', '?tab=signup&next=/dashboard')).toEqual(answer('/auth'));
  });

  test.each([
    ['/auth/', '/auth'],
    ['/auth.html', '/auth'],
    ['/auth/signup/', '/auth/signup'],
    ['/index.html', '/'],
  ])('%s redirects to %s, with its query', (path, location) => {
    expect(answer(path, '?tab=signup')).toEqual({
      status: 308,
      location: `${location}?tab=signup`,
    });
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/404',
    '/404.html',
    '/assets/gone.js',
    '/assets',
    '/_headers',
    '/.vite/manifest.json',
    '/../package.json',
    '//auth/',
    '/auth\\',
    undefined,
  ])('%s is missing', (path) => expect(answer(path)).toEqual({ status: 404, file: '404.html' }));
});

describe('headers', () => {
  test('pages are revalidated each time, hashed files never', () => {
    expect(cacheControl('/')).toBe('no-cache');
    expect(cacheControl('/icon.svg')).toBe('no-cache');
    expect(cacheControl('/assets/index-abc.js')).toBe('public, max-age=31536000, immutable');
  });

  test('a missing file is not cached, whatever its path', () => {
    expect(headersFor('/assets/gone.js', 404)['Cache-Control']).toBe('no-cache');
  });

  test('types and compression', () => {
    expect(typeOf('a.html')).toBe('text/html; charset=utf-8');
    expect(typeOf('a.unheard')).toBe('application/octet-stream');
    expect(isCompressible('a.svg')).toBe(true);
    expect(isCompressible('a.woff2')).toBe(false);
  });

  test.each([
    ['gzip, deflate, br', ['br', 'gzip']],
    ['gzip', ['gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['*', ['br', 'gzip']],
    ['identity', []],
    ['', []],
  ])('%s', (accepted, names) => {
    expect(encodingsFor(accepted).map(({ name }) => name)).toEqual(names);
  });
});

describe('the files for a static host', () => {
  const pages = ['/', '/auth', '/auth/signup'];
  const { _headers = '', _redirects = '' } = hostFiles(pages, 'https://axis.test');

  test('serve every page as the site’s server does', () => {
    for (const path of pages.filter((page) => page !== '/')) {
      expect(_redirects).toContain(`\n${path} /${fileOf(path)} 200`);
      expect(_redirects).toContain(`${path}/ ${path} 308`);
    }
    expect(_redirects.trim().split('\n').at(-1)).toBe('/* /404.html 404');
  });

  test('have the same headers', () => {
    for (const [name, value] of Object.entries(headersFor('/', 200)))
      expect(_headers).toContain(`  ${name}: ${value}`);
    expect(_headers).toMatch(/\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: .*immutable/);
  });
});

describe('a composed page', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js', imports: ['index.html'] },
    'src/routes/index.tsx?tsr-split=component': { file: 'assets/home.js', imports: ['_card.js'] },
    '_card.js': { file: 'assets/card.js' },
    'src/flows/authForm/ports.ts': { file: 'assets/auth.js', imports: ['_card.js'] },
    'src/flows/myRequests/ports.ts': { file: 'assets/requests.js' },
  };
  const template =
    '<!-- words --><!doctype html><html><head><link rel="stylesheet" href="/a.css">' +
    '<script type="module" crossorigin src="/a.js"></script></head><body><div id="root"></div></body></html>';
  const rendered = {
    head: '<title>T</title><style data-styled>b{}</style>',
    body: '<main>$&</main>',
    data: '',
    part: 'index.tsx',
    flows: ['src/flows/authForm/ports.ts'],
    own: null,
  };

  test.each([
    ['/', 'index.tsx'],
    ['/co-lab/', 'co-lab.index.tsx'],
    ['/co-lab/$slug', 'co-lab.$slug.tsx'],
    ['/auth/{-$tab}', 'auth.{-$tab}.tsx'],
  ])('the route %s is written in %s', (id, file) => expect(routeFile(id)).toBe(file));

  test('names each script once, the entry first, and those of the flows that it starts', () => {
    const scripts = scriptsOf(manifest, rendered);
    expect(scripts[0]).toBe('/assets/index.js');
    expect(scripts.toSorted()).toEqual([
      '/assets/auth.js',
      '/assets/card.js',
      '/assets/home.js',
      '/assets/index.js',
      '/assets/react.js',
    ]);
    expect(chunksOf(manifest, ['nothing'])).toEqual([]);
  });

  test('names the script of its own component', () => {
    expect(scriptOfPart(manifest, rendered)).toBe('/assets/home.js');
    expect(scriptOfPart(manifest, { part: '' })).toBe('');
    expect(() => scriptOfPart(manifest, { part: 'away.tsx' })).toThrow(/away\.tsx/);
  });

  test('contains the text unchanged, and no script in front of it', () => {
    const html = compose({
      template,
      rendered,
      address: { path: '/', kind: 'page' },
      html: { folder: '/assets/pages/abc', without: ['/dashboard', '/404'] },
      css: '@font-face{}',
      faces: { declared: '[["A"]]', withoutScripts: '@font-face{src:x}' },
      scripts: ['/assets/index.js'],
    });
    expect(html).toContain(
      '<div id="root" data-made-for="/" data-kind="page" data-part="index.tsx" data-html="/assets/pages/abc" data-without-html="/dashboard /404"><main>$&</main></div>',
    );
    expect(html).toMatch(/<style>@font-face\{\}<\/style>.*<style data-styled>/s);
    // The faces are declared before any text is laid out, and by the browser itself where no script runs.
    expect(html).toContain('<noscript><style>@font-face{src:x}</style></noscript>');
    const [head = ''] = html.split('</head>');
    expect(head).toContain('<script type="application/json" id="faces">[["A"]]</script><script>');
    expect(html).not.toMatch(/<script[^>]* src=|rel="(stylesheet|modulepreload)"|<!-- words/);
    expect(html.indexOf('import(')).toBeGreaterThan(html.indexOf('</main>'));
  });

  test('the data that the page was loaded with is next to it, for scripts only', () => {
    const html = compose({
      template,
      rendered: { ...rendered, data: '{"title":"$&"}' },
      address: { path: '/co-lab/a', kind: 'page' },
      html: { folder: '/assets/pages/abc', without: [] },
      css: '',
      faces: { declared: '[]', withoutScripts: '' },
      scripts: ['/a.js'],
    });
    expect(html).toContain(
      '</div><script type="application/json" id="page-data">{"title":"$&"}</script>',
    );
  });

  test('a shell asks for its entry in its head and for the others after its frame, and lists the entry and what the service is asked with', () => {
    const html = compose({
      template,
      rendered,
      address: { path: '/dashboard', kind: 'shell' },
      html: { folder: '/assets/pages/abc', without: [] },
      css: '',
      faces: { declared: '[]', withoutScripts: '' },
      scripts: ['/index.js', '/page.js'],
      later: [['/library.js'], ['/requests.js']],
    });
    const [head = '', body = ''] = html.split('</head>');
    const link = /<link rel="modulepreload"[^>]*>/g;
    expect(head.match(link)).toEqual(['<link rel="modulepreload" href="/index.js">']);
    expect(body.match(link)).toEqual(['<link rel="modulepreload" href="/page.js">']);
    expect(body).toContain(
      'id="scripts">[["/index.js"],["/library.js"],["/requests.js"]]</script>',
    );
  });

  test('a shell includes the router, and the library of the service and what sends a request after it; the 404 its text', () => {
    const also = {
      ...manifest,
      'src/boot/router.tsx': { file: 'assets/router.js' },
      'src/adapters/supabase/library.ts': { file: 'assets/library.js' },
      'src/flows/myRequests/index.ts': { file: 'assets/myRequests.js', imports: ['_dashboard.js'] },
      '_dashboard.js': { file: 'assets/dashboard.js' },
      'src/pages/missing/Missing.tsx': { file: 'assets/missing.js' },
    };
    const nothing = { part: '', flows: [] };
    const shell = scriptsOf(also, rendered, 'shell');
    expect(shell).toContain('/assets/router.js');
    expect(shell).not.toContain('/assets/library.js');
    expect(serviceScripts(also, shell)).toEqual([
      ['/assets/library.js'],
      ['/assets/myRequests.js', '/assets/dashboard.js'],
    ]);
    const known = [...shell, '/assets/library.js', '/assets/dashboard.js'];
    expect(serviceScripts(also, known)).toEqual([[], ['/assets/myRequests.js']]);
    expect(scriptsOf(also, rendered, 'page')).not.toContain('/assets/router.js');
    expect(scriptsOf(also, nothing, 'missing')).toContain('/assets/missing.js');
  });
});
