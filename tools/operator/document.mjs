// An answer as the operator writes it: Markdown with front matter and four headings, compiled as the essays are.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { badAddresses, longest, partsOf } from '../../src/flows/shared/answerDocument.mjs';
import { compile } from '../content/markdown.mjs';
import { partFrontMatter } from '../content/frontMatter.mjs';
import { Sorry } from '../../server/sorry.mjs';

/** @typedef {import('../../src/flows/shared/answerDocument.mjs').AnswerDocument} AnswerDocument */

/** What the front matter holds: its names, and what they are for. */
const fields =
  /** @type {Record<string, { what: string, longest: number, isOptional?: true }>} */ ({
    title: { what: 'what the answer is called', longest: longest.title },
    signed: { what: 'who signs it', longest: longest.signedBy },
    changed: {
      what: 'what is different from the version before',
      longest: longest.changed,
      isOptional: true,
    },
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
    const { what, longest: most, isOptional } = fields[name] ?? { what: '', longest: 0 };
    if (typeof value === 'string' && value.length <= most) return value;
    if (value !== undefined)
      wrong.push(`has a “${name}” that is no text of at most ${most} characters`);
    else if (!isOptional && faults.length === 0) wrong.push(`lacks “${name}: …”, ${what}`);
    return undefined;
  };
  const [title = '', signedBy = '', changed] = ['title', 'signed', 'changed'].map(field);
  const parts = partsOf(blocks, (fault) => wrong.push(fault));
  for (const href of badAddresses(blocks))
    wrong.push(`links to “${href}”, which is no address of a page`);
  if (wrong.length > 0) {
    const name = path === '-' ? 'What was piped in' : basename(path);
    throw new Sorry(`${name} ${[...new Set(wrong)].join('; ')}. Nothing was written.`);
  }
  const text = partFrontMatter(source).text.trim();
  return { title, signedBy, source: text, parts, ...(changed === undefined ? {} : { changed }) };
}
