// An answer as the operator writes it: Markdown with front matter and four headings, compiled as the essays are.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compile } from '../content/markdown.mjs';
import { partFrontMatter } from '../content/frontMatter.mjs';
import { Sorry } from '../../server/sorry.mjs';

/**
 * @typedef {import('../../content/schema.publications.ts').Block} Block
 * @typedef {import('../../content/schema.publications.ts').Inline} Inline
 * @typedef {'diagnosis' | 'recommendation' | 'nextStep' | 'sources'} Part
 *
 * @typedef {object} AnswerDocument what `write_answer` takes
 * @property {string} title
 * @property {string} signedBy
 * @property {string} source the Markdown of the four parts
 * @property {Record<Part, Block[]>} parts
 * @property {string} [changed]
 */

/** The parts in their order, by the ids of their headings. @type {Record<string, { part: Part, heading: string }>} */
const partsById = {
  diagnosis: { part: 'diagnosis', heading: 'Diagnosis' },
  recommendation: { part: 'recommendation', heading: 'Recommendation' },
  'next-step': { part: 'nextStep', heading: 'Next step' },
  sources: { part: 'sources', heading: 'Sources' },
};
const order = Object.values(partsById);

/** What the front matter holds: its names, and what they are for. */
const fields =
  /** @type {Record<string, { what: string, longest: number, isOptional?: true }>} */ ({
    title: { what: 'what the answer is called', longest: 200 },
    signed: { what: 'who signs it', longest: 100 },
    changed: { what: 'what is different from the version before', longest: 1000, isOptional: true },
  });

/** @param {string} path */
function sourceOf(path) {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    throw new Sorry(`${path} cannot be read.`);
  }
}

/**
 * The addresses to which words link.
 * @param {unknown} value blocks, or anything in them
 * @returns {string[]}
 */
function addressesIn(value) {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'href' in value ? [String(value.href)] : [];
  return [...own, ...Object.values(value).flatMap(addressesIn)];
}

/** Pages of the web, of this site, and mail addresses. */
const isAddress = (/** @type {string} */ href) => /^(https?:\/\/|mailto:|\/(?!\/))/.test(href);

/**
 * The blocks under each of the four headings.
 * @param {Block[]} blocks
 * @param {(fault: string) => void} complain
 */
function partsOf(blocks, complain) {
  /** @type {Partial<Record<Part, Block[]>>} */
  const parts = {};
  /** @type {Block[] | undefined} */
  let open;
  for (const block of blocks) {
    if (typeof block !== 'string' && block.kind === 'heading' && block.level === 2) {
      const known = partsById[block.id];
      if (known === undefined) complain(`has a part “${block.id}” that no answer has`);
      open = [];
      if (known !== undefined) parts[known.part] = open;
    } else if (open === undefined) {
      complain('begins with words that are in none of the four parts');
      open = [];
    } else open.push(block);
  }
  for (const { part, heading } of order)
    if ((parts[part] ?? []).length === 0)
      complain(`${parts[part] === undefined ? 'has no part' : 'says nothing under'} “${heading}”`);
  const written = Object.keys(parts);
  const wanted = order.map(({ part }) => part).filter((part) => written.includes(part));
  if (written.join() !== wanted.join())
    complain(
      `has its parts in another order than ${order.map(({ heading }) => heading).join(', ')}`,
    );
  return /** @type {Record<Part, Block[]>} */ (parts);
}

/**
 * The answer in a file. Throws one sentence with all that is wrong in it.
 * @param {string} path of the file; - reads what is piped in
 * @returns {AnswerDocument}
 */
export function readAnswer(path) {
  const source = sourceOf(path);
  const { front, blocks, faults } = compile(source);
  const wrong = [...faults];
  for (const name of Object.keys(front))
    if (!Object.hasOwn(fields, name))
      wrong.push(`says “${name}” above, which no answer has (${Object.keys(fields).join(', ')})`);
  /** @param {string} name */
  const field = (name) => {
    const value = front[name];
    const { what, longest, isOptional } = fields[name] ?? { what: '', longest: 0 };
    if (typeof value === 'string' && value.length <= longest) return value;
    if (value !== undefined)
      wrong.push(`has a “${name}” that is no text of at most ${longest} characters`);
    else if (!isOptional && faults.length === 0) wrong.push(`lacks “${name}: …”, ${what}`);
    return undefined;
  };
  const [title = '', signedBy = '', changed] = ['title', 'signed', 'changed'].map(field);
  const parts = partsOf(blocks, (fault) => wrong.push(fault));
  for (const href of addressesIn(blocks))
    if (!isAddress(href)) wrong.push(`links to “${href}”, which is no address of a page`);
  if (wrong.length > 0) {
    const name = path === '-' ? 'What was piped in' : basename(path);
    throw new Sorry(`${name} ${[...new Set(wrong)].join('; ')}. Nothing was written.`);
  }
  const text = partFrontMatter(source).text.trim();
  return { title, signedBy, source: text, parts, ...(changed === undefined ? {} : { changed }) };
}
