// Compiles Markdown to plain data: a limited set of blocks, and a sentence for whatever lies outside of it. Essays are
// compiled by it when the site is built, answers by the operator's command and in the page of the desk.
// Plain JavaScript, because the commands run on Node without a build.
import { lexer } from 'marked';

/**
 * @typedef {import('marked').Token} Token
 * @typedef {import('../../../content/schema.publications.ts').Block} Block
 * @typedef {import('../../../content/schema.publications.ts').Inline} Inline
 * @typedef {{ line: number, says: string }} LineFault  the line is counted from 1
 */

/** Refuses what the site does not show; caught where the number of the line is known. */
class Fault extends Error {}

/** @param {Token} token @returns {Token[]} */
const below = (token) => ('tokens' in token && token.tokens !== undefined ? token.tokens : []);

/**
 * Neighbouring strings become one.
 * @param {Inline[]} parts
 * @returns {Inline[]}
 */
function joined(parts) {
  /** @type {Inline[]} */
  const result = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result.splice(-1, 1, last + part);
    else result.push(part);
  }
  return result;
}

/**
 * @param {Token} token
 * @returns {Inline[]}
 */
function inlineOf(token) {
  const words = below(token);
  switch (token.type) {
    case 'text':
      if (words.length > 0) return words.flatMap(inlineOf);
      if (/&#?\w+;/.test(token.text)) throw new Fault('writes a character as an entity');
      return [token.text.replaceAll('\n', ' ')];
    case 'escape':
      return [token.text];
    case 'strong':
      return [{ strong: joined(words.flatMap(inlineOf)) }];
    case 'em':
      return [{ emphasis: joined(words.flatMap(inlineOf)) }];
    case 'codespan':
      return [{ code: token.text }];
    case 'link':
      return [{ link: joined(words.flatMap(inlineOf)), href: token.href }];
    // Marked takes the box of a checklist for words of its item.
    case 'checkbox':
      return [];
    default:
      throw new Fault(`holds ${token.type}, which the site does not show`);
  }
}

/** @param {Token[]} tokens */
const wordsOf = (tokens) => joined(tokens.flatMap(inlineOf));

/** @param {Inline[]} words @returns {string} */
const plain = (words) =>
  words
    .map((word) => {
      if (typeof word === 'string') return word;
      if ('code' in word) return word.code;
      return plain('strong' in word ? word.strong : 'link' in word ? word.link : word.emphasis);
    })
    .join('');

/** @param {string} title */
const slug = (title) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @param {Inline[]} words @returns {Block} */
const paragraph = (words) =>
  words.length === 1 && typeof words[0] === 'string' ? words[0] : { kind: 'paragraph', words };

/** A paragraph that begins so is the caption of the table below it. */
const captioned = /^Table: +(.*)$/s;

/**
 * @param {Token} token
 * @param {Block | undefined} before  the block above; a table takes its caption from it
 * @returns {Block}
 */
function blockOf(token, before) {
  switch (token.type) {
    case 'paragraph':
      return paragraph(wordsOf(below(token)));
    case 'heading': {
      if (token.depth !== 2 && token.depth !== 3)
        throw new Fault('is not a heading of level 2 or 3');
      const words = wordsOf(below(token));
      return { kind: 'heading', level: token.depth, id: slug(plain(words)), words };
    }
    case 'list': {
      /** @type {import('marked').Tokens.ListItem[]} */
      const items = token.items;
      const nested = items.some((item) => item.tokens.some(({ type }) => type === 'list'));
      if (nested) throw new Fault('holds a list within a list');
      return {
        kind: 'list',
        ordered: token.ordered === true,
        boxes: items.some(({ task }) => task),
        items: items.map((item) => wordsOf(item.tokens)),
      };
    }
    case 'blockquote':
      return {
        kind: 'quote',
        paragraphs: below(token).flatMap((one) =>
          one.type === 'space' ? [] : [wordsOf(below(one))],
        ),
      };
    case 'table': {
      /** @type {import('marked').Tokens.Table} */
      const { header, rows, align } = /** @type {import('marked').Tokens.Table} */ (token);
      const caption = typeof before === 'string' ? captioned.exec(before)?.[1] : undefined;
      if (caption === undefined) throw new Fault('is a table without "Table: …" above it');
      return {
        kind: 'table',
        caption,
        numeric: align.map((side) => side === 'right'),
        head: header.map((cell) => wordsOf(cell.tokens)),
        rows: rows.map((row) => row.map((cell) => wordsOf(cell.tokens))),
      };
    }
    case 'hr':
      return { kind: 'rule' };
    default:
      throw new Fault(`holds ${token.type}, which the site does not show`);
  }
}

/**
 * How many words a block has.
 * @param {Block} block
 * @returns {string}
 */
function textOf(block) {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plain(block.words);
    case 'list':
      return block.items.map(plain).join(' ');
    case 'quote':
      return block.paragraphs.map(plain).join(' ');
    case 'table':
      return [block.caption, ...block.head.map(plain), ...block.rows.flat().map(plain)].join(' ');
    default:
      return '';
  }
}

/** @param {readonly Block[]} blocks */
export const plainText = (blocks) => blocks.map(textOf).join(' ').replace(/\s+/g, ' ').trim();

/**
 * Compiles a text.
 * @param {string} text
 * @returns {{ blocks: Block[], cut: number | undefined, faults: LineFault[] }}
 *   `cut` is the number of blocks before `<!-- more -->`.
 */
export function compileText(text) {
  /** @type {Block[]} */
  const blocks = [];
  /** @type {LineFault[]} */
  const faults = [];
  /** @type {number | undefined} */
  let cut;
  let line = 1;
  const seen = new Set();
  for (const token of lexer(text)) {
    const place = line + (/^\n*/.exec(token.raw)?.[0].length ?? 0);
    const complain = (/** @type {string} */ says) => faults.push({ line: place, says });
    line += token.raw.split('\n').length - 1;
    if (token.type === 'space') continue;
    if (token.type === 'html' && token.raw.trim() === '<!-- more -->') {
      if (cut !== undefined || blocks.length === 0) complain('parts the text amiss');
      cut = blocks.length;
      continue;
    }
    try {
      const block = blockOf(token, blocks.at(-1));
      if (typeof block !== 'string' && block.kind === 'table') blocks.pop();
      if (typeof block !== 'string' && block.kind === 'heading') {
        if (seen.has(block.id)) complain(`repeats the heading "${block.id}"`);
        seen.add(block.id);
      }
      blocks.push(block);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      complain(error.message);
    }
  }
  return { blocks, cut, faults };
}
