// The site's headers under an https address, graded by the rules of Mozilla's HTTP Observatory: A+ needs 100 points.
import { describe, expect, it } from 'vitest';
import { answerHeaders, headersFor, pageHeaders } from '../../server/http/table.mjs';
import { metaPolicy, nothingInline } from '../../server/http/policy.mjs';
import { hostFiles } from '../../tools/site/hostFiles.mjs';
import { points, rules, score } from './observatory.ts';
import type { Graded } from './observatory.ts';

const siteUrl = 'https://axis.test';
const sources = {
  ...nothingInline,
  scripts: ["'sha256-c2NyaXB0'"],
  styles: ["'sha256-c3R5bGU='"],
  pages: { 'index.html': ["'sha256-cGFnZQ=='"] },
  connect: ['https://db.axis.test', 'wss://db.axis.test'],
};
const lower = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The first rule of `_headers`, which is that of every page. */
const hosted = Object.fromEntries(
  (hostFiles(['/'], siteUrl, sources)['_headers'] ?? '')
    .split('\n/assets')[0]
    ?.split('\n')
    .slice(1)
    .map((line) => line.trim().split(/: (.*)/)) ?? [],
) as Record<string, string>;

const answers: [string, Graded][] = [
  [
    'a page of our server',
    {
      headers: lower({
        ...answerHeaders(siteUrl),
        ...headersFor('/', 200),
        ...pageHeaders(sources, 'index.html'),
      }),
      metas: [metaPolicy(sources, 'index.html')],
    },
  ],
  [
    'a page of a static host',
    { headers: lower(hosted), metas: [metaPolicy(sources, 'index.html')] },
  ],
  ['an answer of the backend, or an error', { headers: lower(answerHeaders(siteUrl)) }],
];

describe.each(answers)('%s', (_, graded) => {
  it.each(Object.entries(rules))('%s costs no point', (_name, rule) => {
    const result = rule(graded);
    expect(points[result] ?? 0, result).toBeGreaterThanOrEqual(0);
  });

  it('is graded A+', () => expect(score(graded)).toBeGreaterThanOrEqual(100));
});

// The rules themselves: each detects its violation.
const good = answers[0]?.[1] ?? { headers: {} };
const policy = good.headers['content-security-policy'] ?? '';
const withHeader = (name: string, value: string): Graded => ({
  ...good,
  headers: { ...good.headers, [name]: value },
});
const without = (name: string): Graded => ({
  ...good,
  headers: Object.fromEntries(Object.entries(good.headers).filter(([key]) => key !== name)),
});
const withPolicy = (text: string) => ({
  ...withHeader('content-security-policy', text),
  metas: [],
});

it.each([
  ['csp-not-implemented', { ...without('content-security-policy'), metas: [] }],
  ['csp-header-invalid', withPolicy(`${policy}; default-src 'self'`)],
  [
    'csp-implemented-with-unsafe-inline',
    withPolicy("default-src 'none'; script-src 'unsafe-inline'"),
  ],
  ['csp-implemented-with-unsafe-inline', withPolicy("script-src 'self'; object-src *")],
  ['csp-implemented-with-unsafe-eval', withPolicy("default-src 'none'; style-src 'unsafe-eval'")],
  [
    'csp-implemented-with-insecure-scheme',
    withPolicy("default-src 'none'; connect-src http://axis.test"),
  ],
  [
    'csp-implemented-with-insecure-scheme-in-passive-content-only',
    withPolicy("default-src 'none'; img-src http://axis.test"),
  ],
  [
    'csp-implemented-with-unsafe-inline-in-style-src-only',
    withPolicy("default-src 'none'; style-src 'unsafe-inline'"),
  ],
  ['csp-implemented-with-no-unsafe', withPolicy("default-src 'self'")],
  ['hsts-not-implemented', without('strict-transport-security')],
  [
    'hsts-implemented-max-age-less-than-six-months',
    withHeader('strict-transport-security', 'max-age=60'),
  ],
  ['hsts-header-invalid', withHeader('strict-transport-security', 'forever')],
  ['referrer-policy-unsafe', withHeader('referrer-policy', 'unsafe-url')],
  ['x-content-type-options-not-implemented', without('x-content-type-options')],
  ['x-frame-options-not-implemented', { headers: {} }],
  ['corp-header-invalid', withHeader('cross-origin-resource-policy', 'nobody')],
  ['cookies-without-secure-flag', withHeader('set-cookie', 'a=b')],
  ['redirection-not-to-https', { ...good, redirectsTo: 'http://axis.test/' }],
  [
    'sri-not-implemented-and-external-scripts-not-loaded-securely',
    { ...good, scripts: ['//cdn.test/a.js'] },
  ],
] satisfies [string, Graded][])('%s is detected', (result, graded) => {
  expect(Object.values(rules).map((rule) => rule(graded))).toContain(result);
});
