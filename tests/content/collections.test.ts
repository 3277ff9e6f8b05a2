// The Markdown folders: what the site may import of each, what the database delivers, and how long texts are.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { details } from '#content/details.ts';
import { previews } from '#content/details/previews.ts';
import { essays } from '#content/essays.ts';
import { feed } from '#content/feed.ts';
import { files } from '#content/files.ts';
import { labTools } from '#content/labTools.ts';
import { signals } from '#content/signals.ts';
import { toolkits } from '#content/toolkits.ts';
import { documents, validateContent } from '#content/validate.ts';
import { plainText } from '../../tools/content/markdown.mjs';
import { publications } from '../../tools/content/publications.mjs';
import {
  readCollection,
  publishedAddresses,
  publishedFiles,
} from '../../tools/content/collections.mjs';
import { root } from '../house/source.ts';

/** Files that belong to no list: the Inner Room's playbook, and the tool of the feed. */
const singles = [{ id: 'go-to-market-playbook' }, { id: '45-minute-pitch-review' }];

const workshop = mkdtempSync(join(tmpdir(), 'axis-shelves-'));
afterAll(() => rmSync(workshop, { recursive: true }));

/** Bundles one import as the site would, and returns the code. */
async function bundled(specifier: string): Promise<string> {
  const entry = join(workshop, 'entry.js');
  writeFileSync(entry, `import value from '${specifier}';\nconsole.log(value);\n`);
  const result = await build({
    root: workshop,
    configFile: false,
    logLevel: 'silent',
    plugins: [publications()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'a' } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  return first !== undefined && 'output' in first ? first.output[0].code : '';
}

describe('the site', () => {
  const [essay] = readCollection(root, 'essays');
  const path = join(root, essay?.file ?? '');

  it('has the head and the body of free texts', async () => {
    expect(await bundled(`${path}?head`)).toContain(`"href": "/second-curve/${essay?.slug}"`);
    expect(plainText(essay?.blocks ?? [])).toContain(' ');
    const last = essay?.blocks.findLast((block) => typeof block === 'string');
    expect(await bundled(`${path}?body`)).toContain(last);
  });

  it.each(['', '?raw', '?url', '?whole', '?faults'])('may not import "%s"', async (query) => {
    await expect(bundled(`${path}${query}`)).rejects.toThrow(/may be imported as \?head or \?body/);
  });
});

describe('the folders', () => {
  it('publish every detail page that they should', () => {
    const paths = details.map((detail) => detail.path);
    for (const { path } of publishedAddresses(root)) expect(paths).toContain(path);
  });

  it('hold files for toolkits and tools that exist', () => {
    const known = [...toolkits, ...labTools, ...singles].map(({ id }) => id);
    for (const { id, about } of files) expect(known, id).toContain(about);
  });

  it('have a worksheet for each tool, a file for each toolkit, and two of their own', () => {
    expect(files.map(({ id }) => id).toSorted()).toEqual(
      [...labTools, ...toolkits, ...singles].map(({ id }) => id).toSorted(),
    );
    for (const { id, locked } of toolkits) {
      const file = files.find(({ about }) => about === id);
      expect(file?.access === 'premium', id).toBe(locked);
      expect(previews[id]?.length, id).toBeGreaterThan(1);
    }
  });

  it('show the first page of a premium file and nothing of the others', () => {
    for (const book of readCollection(root, 'files').filter(
      ({ front }) => front['access'] === 'premium',
    )) {
      expect(previews[book.slug], book.slug).toEqual(book.teaser);
      expect(book.teaser.length, book.slug).toBeLessThan(book.blocks.length / 2);
    }
  });

  it('deliver each file under an id of its own, without its front matter', () => {
    const delivered = publishedFiles(root);
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(delivered.length);
    for (const { id, body, type } of delivered) {
      expect(body, id).not.toMatch(/^---/);
      expect(body, id).not.toContain('<!-- more -->');
      expect(body.startsWith(type === 'application/json' ? '[' : '# '), id).toBe(true);
    }
  });

  it('hold six essays and nine signals, one of each featured, and some of each premium', () => {
    for (const [list, least] of [
      [essays, 6],
      [signals, 9],
    ] as const) {
      expect(list.length).toBeGreaterThanOrEqual(least);
      expect(list.filter(({ featured }) => featured)).toHaveLength(1);
      expect(new Set(list.map(({ tier }) => tier)).size).toBe(2);
    }
  });

  it.each(documents.map((one) => [one.file, one] as const))('%s has its length', (file, one) => {
    const { category, words } = one.value as { category?: string; words: number };
    const [collection = ''] = file.replace('content/', '').split('/');
    const length = { files: [250, 1400], answers: [400, 800], signals: [300, 520] }[collection];
    const [least = 0, most = 0] = length ?? (category === 'Next Curve' ? [700, 1000] : [900, 1600]);
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  it('open every premium publication with two or three paragraphs, and hide its end', () => {
    const premium = readCollection(root, 'premium');
    expect(premium.length).toBeGreaterThan(0);
    for (const { slug, teaser, blocks, title } of premium.map((book) => ({
      ...book,
      title: String(book.front['title']),
    }))) {
      expect([2, 3], slug).toContain(teaser.length);
      const shown = details.find((detail) => detail.title === title);
      expect(shown?.premium, slug).toBe(true);
      expect(shown?.body, slug).toEqual(teaser);
      expect(JSON.stringify(shown?.body), slug).not.toContain(plainText(blocks.slice(-2, -1)));
    }
  });

  it('say the same in the feed as on their page', () => {
    const told = feed.filter(({ type }) => type === 'second-curve' || type === 'next-curve');
    expect(told).toHaveLength(2);
    for (const { link, title, summary, date } of told) {
      const article = [...essays, ...signals].find(({ href }) => href === link);
      expect(article).toMatchObject({ title, excerpt: summary, date });
    }
  });

  it('are sound', () => expect(validateContent()).toEqual([]));
});
