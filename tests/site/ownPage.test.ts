// @vitest-environment happy-dom
// The HTML of a member's own page, which is shown to its member without the router, and begins to read the member's requests.
import { afterEach, expect, test, vi } from 'vitest';
import { compose, scriptsOf, serviceScripts } from '../../tools/site/compose.mjs';
import { readingIn } from '../../tools/site/reading.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js' },
  'src/boot/ownPage.tsx': { file: 'assets/ownPage.js' },
  'src/adapters/supabase/requestRows.ts': { file: 'assets/requestRows.js' },
  'src/boot/router.tsx': { file: 'assets/router.js' },
  'content/routes.ts': { file: 'assets/routes.js' },
  'src/routes/dashboard.tsx?tsr-split=component': { file: 'assets/dashboard.js' },
  'src/flows/feed/index.ts': { file: 'assets/feed.js' },
  'src/flows/myRequests/index.ts': { file: 'assets/myRequests.js' },
};
const rendered = {
  head: '<title>T</title><style data-styled>b{}</style>',
  body: '<main></main>',
  data: '{"title":"T"}',
  part: 'dashboard.tsx',
  flows: ['src/flows/feed/index.ts'],
  own: {
    flows: ['feed', 'feed/signalStack'],
    reading: { url: '/rest/v1/rpc/my_requests', key: 'publishable' },
  },
};

test('it asks for what it begins with, and for the router when the service can be asked', () => {
  const scripts = scriptsOf(manifest, rendered, 'shell');
  expect(scripts).toEqual(
    ['index', 'dashboard', 'feed', 'ownPage', 'requestRows'].map((name) => `/assets/${name}.js`),
  );
  expect(serviceScripts(manifest, scripts)).toEqual([
    [],
    ['/assets/myRequests.js', '/assets/router.js', '/assets/routes.js'],
  ]);
  const other = scriptsOf(manifest, { ...rendered, own: null }, 'shell');
  expect(other).toContain('/assets/router.js');
  expect(other).not.toContain('/assets/ownPage.js');
});

test('its HTML names its flows, and has its words as data', () => {
  const html = compose({
    template:
      '<html><head></head><body><div id="root"></div><script type="module" src="/a.js"></script></body></html>',
    rendered,
    address: { path: '/dashboard', kind: 'shell' },
    html: { folder: '/assets/pages/abc', without: [] },
    css: '',
    faces: { declared: '[]', withoutScripts: '' },
    scripts: scriptsOf(manifest, rendered, 'shell'),
  });
  expect(html).toContain('data-part="dashboard.tsx" data-own="feed feed/signalStack" data-html=');
  expect(html).toContain('id="page-data">{"title":"T"}</script>');
  const [head = ''] = html.split('</head>');
  expect(head).toContain(readingIn(rendered.own.reading));
});

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  delete window.axisRead;
  vi.unstubAllGlobals();
});

/** Runs the page's own script, as the browser does; what it has asked the service for. */
function begun(stored: unknown) {
  const ask = vi.fn<typeof fetch>(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', ask);
  if (stored !== undefined) localStorage.setItem('sb-axis-one-auth-token', JSON.stringify(stored));
  const [, data = '', script = ''] =
    /id="reading">([^<]*)<\/script><script>(.*)<\/script>/.exec(readingIn(rendered.own.reading)) ??
    [];
  const element = document.createElement('script');
  element.id = 'reading';
  element.type = 'application/json';
  element.textContent = data;
  document.body.append(element);
  // The text of the page's inline script, which the policy names by its hash.
  new Function(script)();
  return ask.mock.calls;
}
const inSeconds = (seconds: number) => Date.now() / 1000 + seconds;

test('a member’s requests are asked for with the token of the session, which the reader is told', async () => {
  const [[url, how] = []] = begun({ access_token: 'a', expires_at: inSeconds(100) });
  expect(url).toBe('/rest/v1/rpc/my_requests');
  expect(how).toMatchObject({
    method: 'POST',
    headers: { apikey: 'publishable', Authorization: 'Bearer a' },
  });
  expect(window.axisRead?.token).toBe('a');
  expect(await window.axisRead?.answer).toBeNull();
});

const claims = (aal: string) => `h.${btoa(JSON.stringify({ aal }))}.s`;
const user = { factors: [{ status: 'verified' }] };

test('a session that has shown its code asks', () => {
  const [[, how] = []] = begun({ access_token: claims('aal2'), expires_at: inSeconds(100), user });
  expect(how).toMatchObject({ headers: { Authorization: `Bearer ${claims('aal2')}` } });
});

test.each([
  ['no session', undefined],
  [
    'a session that has to show a code first',
    { access_token: claims('aal1'), expires_at: inSeconds(100), user },
  ],
  ['a session that is renewed first', { access_token: 'a', expires_at: inSeconds(80) }],
  ['what is no session', 'null'],
])('%s asks for nothing', (_, stored) => {
  expect([begun(stored), window.axisRead]).toEqual([[], undefined]);
});
