// The pages about the site, as machines read them.
import { expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import type { siteRoutes } from '#content/routes.site.ts';
import { structuredData } from '../../src/boot/published/structured.ts';

const siteUrl = 'https://members.example.com';

const typesOf = (path: keyof typeof siteRoutes) => {
  const { headTitle, description } = routes[path];
  const page = { path, title: headTitle, description };
  return structuredData(page, undefined, '/a.png', siteUrl)['@graph'].map(
    (thing) => thing['@type'],
  );
};

test('two of them have a name in schema.org, and none is the work of an author', () => {
  expect(typesOf('/about')).toEqual(['Organization', 'BreadcrumbList', 'AboutPage']);
  expect(typesOf('/contact')).toEqual(['Organization', 'BreadcrumbList', 'ContactPage']);
  for (const path of ['/terms', '/privacy', '/imprint', '/accessibility'] as const)
    expect(typesOf(path)).toEqual(['Organization', 'BreadcrumbList']);
});
