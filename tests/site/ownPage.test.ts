// The HTML of a member's own page, which is shown to its member without the router.
import { expect, test } from 'vitest';
import { compose, scriptsOf, serviceScripts } from '../../tools/site/compose.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js' },
  'src/boot/ownPage.tsx': { file: 'assets/ownPage.js' },
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
  own: ['feed', 'feed/signalStack'],
};

test('it asks for what it begins with, and for the router when the service can be asked', () => {
  const scripts = scriptsOf(manifest, rendered, 'shell');
  expect(scripts).toEqual(
    ['index', 'dashboard', 'feed', 'ownPage'].map((name) => `/assets/${name}.js`),
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
});
