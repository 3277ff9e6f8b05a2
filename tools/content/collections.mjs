// The folders of content/ that hold Markdown: read, compiled, and named; for the build, the tests and the database alike.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compile } from './markdown.mjs';

/**
 * @typedef {import('./markdown.mjs').Document} Document
 * @typedef {import('../../content/schema.publications.ts').Shelf} Shelf
 * @typedef {import('../../content/fileFormats.ts').FileFormat} FileFormat
 * @typedef {Document & { collection: Shelf, slug: string, file: string, source: string, computes: boolean }} Book
 *   `computes`: a workbook belongs to it.
 */

/** @type {readonly Shelf[]} */
export const collections = ['essays', 'signals', 'premium', 'answers', 'files'];

/**
 * One file, compiled.
 * @param {string} root
 * @param {Shelf} collection
 * @param {string} slug
 * @returns {Book}
 */
export function openBook(root, collection, slug) {
  const file = `content/${collection}/${slug}.md`;
  const source = readFileSync(join(root, file), 'utf8');
  const book = compile(source);
  const named = book.front['id'];
  const faults =
    named === slug ? book.faults : [...book.faults, `names itself ${String(named)} in its id`];
  const computes = existsSync(join(root, `content/workbooks/${slug}.ts`));
  return { ...book, faults, collection, slug, file, source, computes };
}

/**
 * Every Markdown file of one collection, in the order of their names.
 * @param {string} root
 * @param {Shelf} collection
 */
export const readCollection = (root, collection) =>
  readdirSync(join(root, 'content', collection))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => openBook(root, collection, basename(name, '.md')));

/** @param {Book} book */
const areaOf = ({ collection, front }) => {
  if (collection === 'answers') return '/asyncq/responses';
  return front['category'] === 'Next Curve' ? '/next-curve' : '/second-curve';
};

/**
 * The address of an essay, a signal or an answer.
 * @param {Book} book
 */
export const addressOf = (book) => `${areaOf(book)}/${book.slug}`;

/**
 * Address and title of everything that Markdown publishes at an address of its own.
 * @param {string} root
 * @returns {{ path: string, title: string }[]}
 */
export const publishedAddresses = (root) =>
  collections
    .filter((collection) => collection !== 'files')
    .flatMap((collection) => readCollection(root, collection))
    .map((book) => ({ path: addressOf(book), title: String(book.front['title']) }));

/**
 * The name under which a file arrives on a user's disk: one to keep, in signs that every disk takes.
 * @param {Book} book
 * @param {FileFormat} format
 */
export function fileNameOf({ front }, format) {
  const title = String(front['title']).replace(/[^A-Za-z0-9 -]/g, '');
  return `Axis One - ${title} ${String(front['version'])}.${format}`;
}

/**
 * The formats of a file: a workbook where it computes something.
 * @param {Pick<Book, 'computes'>} book
 * @returns {FileFormat[]}
 */
export const formatsOf = ({ computes }) =>
  computes ? ['pdf', 'docx', 'xlsx', 'md'] : ['pdf', 'docx', 'md'];

/**
 * What the database delivers on request: files as they were written, premium publications as blocks.
 * @param {string} root
 */
export function publishedFiles(root) {
  const files = readCollection(root, 'files').map((book) => ({
    id: book.slug,
    title: String(book.front['title']),
    name: fileNameOf(book, 'md'),
    type: 'text/markdown; charset=utf-8',
    access: String(book.front['access']),
    /** Also opened by a subscription to the toolkits alone. */
    product: book.front['access'] === 'premium' ? 'toolkits' : null,
    version: String(book.front['version']),
    date: String(book.front['date']),
    body: deliverable(book),
  }));
  const publications = readCollection(root, 'premium').map((book) => ({
    id: addressOf(book).slice(1),
    title: String(book.front['title']),
    name: `${book.slug}.json`,
    type: 'application/json',
    access: 'premium',
    product: null,
    version: '1.0',
    date: String(book.front['date']),
    body: JSON.stringify(book.blocks),
  }));
  return [...files, ...publications];
}

/**
 * The text of a file for the user who downloads it: a title and a line about itself instead of the front matter.
 * @param {Book} book
 */
function deliverable({ source, front }) {
  const text = source
    .slice(source.indexOf('\n---', 3) + 4)
    .replace(/^<!-- more -->\n+/m, '')
    .replace(/^Table: +(.*)$/gm, '**$1**')
    .trim();
  const about = `Axis One · version ${String(front['version'])} · ${String(front['date'])}`;
  return `# ${String(front['title'])}\n\n${about}\n\n${text}\n`;
}
