// Addresses that share a page: a request's, its answer's, and that of a forwarded answer, which is a secret itself.
import { expect, test } from 'vitest';
import { shellPaths } from '#boot/shellPaths.ts';
import { hostFiles } from '../../tools/site/hostFiles.mjs';
import { answerFor, fileOf, headersFor, sharedPages } from '../../server/http/table.mjs';

const files = new Set(['404.html', ...sharedPages.map(({ page }) => fileOf(page))]);
const answer = (path: string) => answerFor(path, '?q=1', (file) => files.has(file));

test.each([
  ['/requests/4fd1', '/requests/id'],
  ['/requests/4fd1/answer', '/requests/id/answer'],
  ['/answers/ab12', '/answers/token'],
])('%s is the page that all of its kind share, and the log names that', (path, page) => {
  expect(answer(path)).toEqual({ status: 200, file: fileOf(page), page });
  expect(answer(`${path}/`)).toEqual({ status: 308, location: `${path}?q=1` });
});

test.each(['/requests', '/answers', '/requests/4fd1/other', '/requests/4fd1.js', '/requests//'])(
  '%s is missing',
  (path) => expect(answer(path)).toEqual({ status: 404, file: '404.html' }),
);

test('without its file an address is missing', () => {
  expect(answerFor('/requests/4fd1', '', () => false).status).toBe(404);
});

const secret = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

test('the address of a forwarded answer is kept nowhere, told to no other site, and in no index', () => {
  expect(headersFor('/answers/ab12', 200)).toMatchObject(secret);
  expect(headersFor('/answers/ab12', 404)).toMatchObject(secret);
  expect(headersFor('/requests/ab12', 200)).not.toHaveProperty('X-Robots-Tag');
});

test('a static host serves them alike', () => {
  const { _headers = '', _redirects = '' } = hostFiles(
    ['/', '/requests/id', '/answers/token'],
    'https://axis.test',
  );
  expect(_redirects).toContain('\n/requests/:id /requests/id.html 200');
  expect(_redirects).toContain('\n/answers/:token /answers/token.html 200');
  expect(_redirects).not.toContain('/requests/:id/answer');
  const [, rules = ''] = _headers.split('\n/answers/*\n');
  for (const [name, value] of Object.entries(secret))
    expect(rules).toContain(`  ${name}: ${value}`);
});

test('the build writes a page for each', () => {
  for (const { page } of sharedPages) expect(shellPaths).toContain(page);
});
