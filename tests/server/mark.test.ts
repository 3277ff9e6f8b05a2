// The pages of a server with a checkout say so, in every form in which they are sent; its other files, and a server without one, are
// as they were built.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markCheckout } from '../../server/checkout/mark.mjs';
import { loadSite } from '../../server/http/site.mjs';

const page =
  '<!doctype html>\n<html lang="en"><head></head><body>Plans &lt;html &gt;</body></html>';
const marked = page.replace('<html lang', '<html data-checkout="stripe" lang');
const script = 'const page = "<html >";';
let dist: string;

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'axis-mark-'));
  for (const [name, text] of [
    ['index.html', page],
    ['upgrade.html', page],
    ['404.html', page],
    ['asset.js', script],
  ] as const) {
    writeFileSync(join(dist, name), text);
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(dist, `${name}.gz`), gzipSync(text));
  }
});
afterAll(() => rmSync(dist, { recursive: true }));

const opened = {
  '': (body: Buffer) => body,
  br: brotliDecompressSync,
  gzip: gunzipSync,
} as const;
const ask = (site: ReturnType<typeof loadSite>, path: string, encodings: keyof typeof opened) => {
  const { headers, body } = site.answer({ path, search: '', encodings, tag: undefined });
  return {
    encoding: headers['Content-Encoding'] ?? '',
    tag: headers['ETag'],
    text: opened[encodings](body ?? Buffer.from('')).toString(),
  };
};

it.each(['', 'br', 'gzip'] as const)('a page with the mark, encoded as %j', (encoding) => {
  const plain = ask(loadSite(dist), '/upgrade', encoding);
  const answer = ask(loadSite(dist, markCheckout), '/upgrade', encoding);
  expect([plain.text, answer.text]).toEqual([page, marked]);
  expect([plain.encoding, answer.encoding]).toEqual([encoding, encoding]);
  // A browser that has kept the page asks for it anew.
  expect(answer.tag).not.toBe(plain.tag);
});

it('the page that answers an unknown address has it too, and a script does not', () => {
  const site = loadSite(dist, markCheckout);
  expect(ask(site, '/nowhere', 'br').text).toBe(marked);
  expect(ask(site, '/asset.js', 'br')).toEqual(ask(loadSite(dist), '/asset.js', 'br'));
});
