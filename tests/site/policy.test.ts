// The parts of the pages' Content-Security-Policy, and the faults that end a build because the policy could not hold.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  hashOf,
  hostPolicy,
  metaPolicy,
  pagePolicy,
  trustedTypesPolicy,
} from '../../server/http/policy.mjs';
import type { Sources } from '../../server/http/policy.mjs';
import { pageHeaders } from '../../server/http/table.mjs';
import { root } from '../../server/settings.mjs';
import { compose } from '../../tools/site/compose.mjs';
import { hostFiles } from '../../tools/site/hostFiles.mjs';
import { withLeanScript } from '../../tools/site/lean.mjs';
import {
  connectionsTo,
  inlineOf,
  libraryStyles,
  openPolicy,
  requireKeepable,
} from '../../tools/site/policy.mjs';

const template = withLeanScript(readFileSync(join(root, 'index.html'), 'utf8'));
const pageWith = (name: string, scripts: string[]) =>
  compose({
    template,
    rendered: {
      head: `<title>${name}</title><style data-styled>.${name}{}</style>`,
      body: `<main>${name}</main>`,
      data: '{}',
      part: 'index.tsx',
      flows: [],
      own: null,
    },
    address: { path: `/${name}`, kind: 'page' },
    html: { folder: '/assets/pages/abc', without: [] },
    css: ':root{}',
    faces: { declared: '[]', withoutScripts: '' },
    scripts,
  });

const openerOf = (sources: Sources) =>
  pageHeaders(sources, 'one.html')['Cross-Origin-Opener-Policy'];

/** The text of a style that React Aria creates, with its one constant. */
const textOf = (file: string) => {
  const marker = /PRESSABLE_ATTRIBUTE = ['"]([\w-]+)['"]/.exec(file)?.[1] ?? '';
  const text = /style\.textContent = `([\s\S]*?)`\.trim\(\)/.exec(file)?.[1] ?? '';
  return text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, marker).trim();
};

describe('the pages of a build', () => {
  const policy = openPolicy();
  const one = policy.keep('one.html', pageWith('one', ['/assets/a.js']));
  policy.keep('two.html', pageWith('two', ['/assets/a.js', '/assets/b.js']));
  const { sources } = policy;

  test('share three inline scripts, whatever they load and show', () => {
    expect(sources.scripts).toHaveLength(3);
    expect(inlineOf(one).scripts.map(hashOf)).toEqual(sources.scripts);
  });

  test('name their own styles in front of them', () => {
    expect(one.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(one.indexOf('<style'));
    for (const style of inlineOf(one).styles)
      expect(metaPolicy(sources, 'one.html')).toContain(hashOf(style));
    expect(one).toContain(`content="${metaPolicy(sources, 'one.html')}"`);
    expect(metaPolicy(sources, 'one.html')).not.toBe(metaPolicy(sources, 'two.html'));
  });

  test.each([
    ['our server', pagePolicy(sources, 'one.html')],
    ['a static host', hostPolicy(sources)],
    ['the page', metaPolicy(sources, 'one.html')],
  ])('%s allows nothing unsafe', (_, text) => {
    expect(text).not.toMatch(/unsafe|\*|data:|https?:(?!\/\/)/);
  });

  test('everything but the styles is the same on the site’s server and on a static host', () => {
    const ours = pagePolicy(sources, 'one.html').split('; ');
    const theirs = hostPolicy(sources).split('; ');
    expect(ours.filter((part) => !theirs.includes(part))).toEqual([
      "default-src 'none'",
      metaPolicy(sources, 'one.html'),
    ]);
    expect(theirs.filter((part) => !ours.includes(part))).toEqual([]);
  });

  test('connect to a hosted Supabase, its socket too, and to no other host', () => {
    expect(connectionsTo('https://abc.supabase.co/')).toEqual([
      'https://abc.supabase.co',
      'wss://abc.supabase.co',
    ]);
    expect(pagePolicy(sources, 'one.html')).toContain("connect-src 'self';");
    const hosted = openPolicy({ hosted: 'http://localhost:54321' }).sources;
    expect(hostPolicy(hosted)).toContain(
      "connect-src 'self' http://localhost:54321 ws://localhost:54321;",
    );
  });

  test('share their window with no other site, except with the atlas that opens one', () => {
    expect([false, true].map((opensWindows) => openerOf({ ...sources, opensWindows }))).toEqual([
      undefined,
      'same-origin-allow-popups',
    ]);
  });
});

describe('a build ends with', () => {
  test.each([
    ['a style attribute', '<p class="a" style="color:red">', 'style'],
    ['a script in an attribute', '<button type="button" onclick="go()">', 'onclick'],
    ['an address that is a script', '<a href="javascript:go()">', 'javascript:'],
    ['a page in an attribute', '<iframe srcdoc="<p>">', 'srcdoc'],
  ])('%s', (_, html, what) => {
    expect(() => requireKeepable(html, 'a.html')).toThrow(`a.html holds ${what},`);
  });

  test('nothing in the content of scripts and styles', () => {
    const html = `<style>a{}</style><script>'<p style="a">'</script><p title="a style='b'">`;
    expect(() => requireKeepable(html, 'a.html')).not.toThrow();
  });
});

describe('the additions of libraries to a page', () => {
  const aria = join(root, 'node_modules/react-aria/dist/private');
  const files = readdirSync(aria, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(aria, file), 'utf8'))
    .filter((text) => /createElement\(['"]style['"]\)/.test(text));
  test('React Aria creates the styles that the policy knows, and no others', () => {
    expect(files.map(textOf).toSorted()).toEqual(
      libraryStyles.filter((style) => style !== '').toSorted(),
    );
  });

  test('styled-components creates an empty one', () => expect(libraryStyles).toContain(''));

  test('the name of the Trusted Types policy is the one that the site creates', () => {
    const text = readFileSync(join(root, 'src/ui/staticHtml.tsx'), 'utf8');
    expect(text).toContain(`createPolicy('${trustedTypesPolicy}'`);
  });
});

test('a static host takes the headers of a hundred and more pages: 100 rules, 2000 characters a line', () => {
  const policy = openPolicy({ hosted: 'https://abcdefghijklmnopqrst.supabase.co' });
  const paths = Array.from({ length: 150 }, (_, index) => `/page-${index}`);
  for (const path of paths)
    policy.keep(`${path}.html`, pageWith(`p${path.slice(6)}`, ['/assets/a.js']));
  const { _headers = '' } = hostFiles(paths, 'https://axis.test', policy.sources);
  const lines = _headers.split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});
