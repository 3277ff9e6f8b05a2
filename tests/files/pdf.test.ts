// The PDFs of the shelf: whole texts, contents that name the right pages, our faces inside, and the same bytes at any time.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { hasContents, momentOf, partsOf, readBooks } from '../../tools/files/book.ts';
import { plainText } from '../../tools/content/markdown.mjs';
import { make, makeAll } from './kit.ts';
import type { Made } from './kit.ts';

/** Text as it is compared: line breaks of a page are none of the text. */
const plain = (text: string) => text.replace(/\s+/g, '').replace(/□|•/g, '');

type Read = Made & { pages: string[] };
let all: Read[];

const pagesOf = async (pdf: Buffer) =>
  (await extractText(new Uint8Array(pdf), { mergePages: false })).text;

beforeAll(async () => {
  all = [];
  for (const made of await makeAll())
    all.push({ ...made, pages: await pagesOf(made.bodies.pdf ?? Buffer.alloc(0)) });
});
afterEach(() => vi.useRealTimers());

it('there is one for each file', () => {
  expect(all.map(({ book }) => book.id)).toEqual(readBooks().map(({ id }) => id));
});

it('each holds every word of its Markdown, tables and boxes included', () => {
  for (const { book, pages } of all) {
    const text = plain(pages.join(' '));
    const words = new Set(
      plainText(book.blocks)
        .split(' ')
        .filter((word) => /^[A-Za-z]{4,}$/.test(word)),
    );
    expect(words.size, book.id).toBeGreaterThan(80);
    // A long word may be split at a hyphen of its own, never inside.
    expect(
      [...words].filter((word) => !text.includes(word)),
      book.id,
    ).toEqual([]);
    expect(text, book.id).not.toContain('|');
  }
});

it('numbers its pages, and names its edition', () => {
  for (const { book, pages } of all) {
    const isBook = hasContents(book);
    pages.forEach((text, index) => {
      const number = `${index + 1} / ${pages.length}`;
      if (isBook && index === 0) expect(text, book.id).not.toContain(number);
      else expect(text, book.id).toContain(number);
    });
    expect(pages[0], book.id).toContain(`Version ${book.version}`);
  }
});

it('long ones have a title page and contents with the page on which each part begins', () => {
  const books = all.filter(({ book }) => hasContents(book));
  expect(books.length).toBeGreaterThanOrEqual(6);
  for (const { book, pages } of books) {
    const [title = '', contents = ''] = pages;
    expect(plain(title), book.id).toContain(plain(book.title));
    expect(plain(title), book.id).toContain(plain(book.summary));
    for (const { title: part } of partsOf(book).filter(({ level }) => level === 2)) {
      const rest = plain(contents).split(plain(part))[1] ?? '';
      const named = Number(/^\d+/.exec(rest)?.[0]);
      expect(named, `${book.id}: ${part}`).toBeGreaterThan(2);
      expect(plain(pages[named - 1] ?? ''), `${book.id}: ${part}`).toContain(plain(part));
      const first = pages.findIndex(
        (text, index) => index > 1 && plain(text).includes(plain(part)),
      );
      expect(named, `${book.id}: ${part}`).toBeGreaterThanOrEqual(first + 1);
    }
  }
});

it('no page but the last is left half empty by a table that did not fit', () => {
  for (const { book, pages } of all)
    for (const [index, text] of pages.entries()) {
      const isText = index > (hasContents(book) ? 1 : 0) && index < pages.length - 1;
      if (isText) expect(text.length, `${book.id}, page ${index + 1}`).toBeGreaterThan(250);
    }
});

it('each embeds our faces, and names no other', () => {
  for (const { book, bodies } of all) {
    const names = [
      ...(bodies.pdf ?? Buffer.alloc(0)).toString('latin1').matchAll(/\/BaseFont \/(\S+)/g),
    ];
    const faces = new Set(names.map(([, name = '']) => name));
    expect(faces.size, book.id).toBeGreaterThan(3);
    for (const face of faces)
      expect(face, book.id).toMatch(/^[A-Z]{6}\+(Newsreader|InstrumentSans|JetBrainsMono)/);
  }
});

it('says of itself what the file says', async () => {
  for (const { book, bodies } of all.slice(0, 3)) {
    const pdf = await getDocumentProxy(new Uint8Array(bodies.pdf ?? Buffer.alloc(0)));
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: book.title, Author: 'Axis One', Language: 'en-US' });
    expect(String(info['CreationDate'])).toContain(book.date.replaceAll('-', ''));
  }
});

describe('the same file gives the same bytes', () => {
  it.each(['strategic-fundraising-toolkit', 'signal-triage'])('%s', async (id) => {
    const before = all.find(({ book }) => book.id === id);
    vi.useFakeTimers({ now: new Date('2031-05-05T05:05:05Z'), toFake: ['Date'] });
    const again = await make(before?.book ?? momentless());
    for (const format of ['pdf', 'docx', 'xlsx'] as const)
      expect(
        again.bodies[format]?.equals(before?.bodies[format] ?? Buffer.alloc(0)) ?? true,
        format,
      ).toBe(true);
  });

  it('and another version gives other ones', async () => {
    const [first] = all;
    if (first === undefined) throw new Error('There is no file.');
    const next = await make({ ...first.book, version: '9.9' });
    expect(next.bodies.pdf?.equals(first.bodies.pdf ?? Buffer.alloc(0))).toBe(false);
    expect(momentOf(first.book).toISOString()).toMatch(/T12:00:00/);
  });
});

function momentless(): never {
  throw new Error('The file is not there.');
}
