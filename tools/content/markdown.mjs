// Compiles a Markdown file with front matter: what it says of itself, and its text as plain data.
import { compileText, plainText } from '../../src/flows/shared/markdown.mjs';
import { partFrontMatter } from './frontMatter.mjs';

export { plainText };

/**
 * @typedef {import('../../content/schema.publications.ts').Block} Block
 * @typedef {import('./frontMatter.mjs').Value} Value
 * @typedef {{
 *   front: Record<string, Value>,
 *   blocks: Block[],
 *   teaser: Block[],
 *   words: number,
 *   readTime: string,
 *   faults: string[],
 * }} Document  `teaser` is the part before `<!-- more -->`, or everything if there is no such line.
 */

/**
 * Minutes of reading: 200 words a minute, at least one.
 * @param {number} words
 */
export const readTimeOf = (words) => `${Math.max(1, Math.round(words / 200))} min`;

/**
 * Compiles one file.
 * @param {string} source
 * @returns {Document}
 */
export function compile(source) {
  const { front, text, firstLine, faults } = partFrontMatter(source);
  const { blocks, cut, faults: inText } = compileText(text);
  const words = plainText(blocks).split(' ').filter(Boolean).length;
  return {
    front,
    blocks,
    teaser: blocks.slice(0, cut),
    words,
    readTime: readTimeOf(words),
    faults: [...faults, ...inText.map(({ line, says }) => `line ${line + firstLine - 1} ${says}`)],
  };
}
