// The four parts of an answer: from Markdown with four headings to blocks, and back. The operator's command and the desk write
// answers by it. Plain JavaScript, because the command runs on Node without a build.

/**
 * @typedef {import('../../../content/schema.publications.ts').Block} Block
 * @typedef {'diagnosis' | 'recommendation' | 'nextStep' | 'sources'} Part
 *
 * @typedef {object} AnswerDocument what the database takes as an answer
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
export const order = Object.values(partsById);

/** How long they may be, as the database counts. */
export const longest = { title: 200, signedBy: 100, changed: 1000 };

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
 * The addresses in blocks that lead nowhere.
 * @param {Block[]} blocks
 */
export const badAddresses = (blocks) => addressesIn(blocks).filter((href) => !isAddress(href));

/**
 * The blocks under each of the four headings.
 * @param {Block[]} blocks
 * @param {(fault: string) => void} complain
 */
export function partsOf(blocks, complain) {
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
 * The Markdown of an answer with these words under its headings.
 * @param {Record<Part, string>} words
 */
export const sourceOf = (words) =>
  order.map(({ part, heading }) => `## ${heading}\n\n${words[part].trim()}`).join('\n\n');

/**
 * The words under each heading of an answer's Markdown: what `sourceOf` has joined, or a file.
 * @param {string} source
 * @returns {Record<Part, string>}
 */
export function wordsIn(source) {
  const words = { diagnosis: '', recommendation: '', nextStep: '', sources: '' };
  const found = order
    .map(({ part, heading }) => ({
      part,
      match: new RegExp(`^## +${heading}[ \\t]*$`, 'im').exec(source),
    }))
    .flatMap(({ part, match }) =>
      match === null ? [] : [{ part, from: match.index, to: match.index + match[0].length }],
    );
  for (const { part, to } of found) {
    const next = Math.min(
      ...found.map(({ from }) => from).filter((from) => from >= to),
      source.length,
    );
    words[part] = source.slice(to, next).trim();
  }
  return words;
}
