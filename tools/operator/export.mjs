// `npm run operator -- export <id>`: an answer as a file for content/answers, with its member's consent and without names.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, plainText } from '../content/markdown.mjs';
import { root } from '../../server/settings.mjs';
import { Sorry } from '../../server/sorry.mjs';
import { prefixOf, requestOf } from './find.mjs';
import { refusalSentence } from './refusals.mjs';
import { Misuse } from './usage.mjs';
import { parisDate, plain } from './words.mjs';

/**
 * @typedef {object} Exported
 * @property {string} title
 * @property {string} source
 * @property {string} signed_at
 * @property {string | null} question
 * @property {string | null} domain
 * @property {string[]} names what must not stand in it
 */

/** What stands in the place of a name. */
const blank = '[…]';

/** @param {string} text */
const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text without these names, and how often they stood in it. A web address is a name without its scheme too.
 * @param {string} text
 * @param {readonly string[]} names
 */
export function withoutNames(text, names) {
  const bare = names.flatMap((name) => [name, name.replace(/^https?:\/\/(www\.)?/i, '')]);
  const known = [...new Set(bare)].filter((name) => name.length > 1);
  if (known.length === 0) return { text, count: 0 };
  const any = known
    .toSorted((a, b) => b.length - a.length)
    .map(literal)
    .join('|');
  let count = 0;
  const cleared = text.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu'),
    () => {
      count += 1;
      return blank;
    },
  );
  return { text: cleared, count };
}

/**
 * A member's words as a quotation: none of their signs is Markdown.
 * @param {string} words
 */
const quoted = (words) =>
  words
    .trim()
    .split('\n')
    .map((line) => {
      const escaped = line
        .trim()
        .replaceAll(/[\\`*_[\]<>#|~&!]/g, '\\$&')
        .replace(/^(\d+)([.)])/, '$1\\$2')
        .replace(/^[-+=]/, '\\$&');
      return `> ${escaped}`.trimEnd();
    })
    .join('\n');

/** @param {string} title */
const slugOf = (title) =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/** The first sentence under "Recommendation": what the list of answers shows. @param {string} source */
function excerptOf(source) {
  const { blocks } = compile(`---\nid: x\n---\n${source}`);
  const at = blocks.findIndex(
    (one) => typeof one !== 'string' && one.kind === 'heading' && one.id === 'recommendation',
  );
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/.exec(plainText(blocks.slice(at + 1))) ?? [];
  return sentence.slice(0, 200).replaceAll('"', '”');
}

/**
 * The file, and how many names were taken out of it.
 * @param {Exported} answer
 */
export function publishedFile({ title, source, signed_at: signedAt, question, domain, names }) {
  const asked = question === null ? '' : `## The question\n\n${quoted(question)}\n\n`;
  const all = withoutNames(`${asked}${source.trim()}\n`, names);
  const head = withoutNames(title, names);
  const slug = slugOf(head.text);
  const front = [
    `id: ${slug}`,
    `title: "${head.text.replaceAll('"', '”')}"`,
    `excerpt: "${withoutNames(excerptOf(source), names).text}"`,
    `date: ${parisDate(new Date(signedAt))}`,
    `tags: [${domain ?? 'answer'}]`,
  ];
  return {
    slug,
    text: `---\n${front.join('\n')}\n---\n\n${all.text}`,
    count: all.count + head.count,
  };
}

/**
 * @param {import('./usage.mjs').Wish} typedArgs
 * @param {() => Promise<import('./backend.mjs').Desk>} open
 * @param {{ say: (text: string) => void }} around
 */
export async function exportAnswer({ words, values }, open, { say }) {
  if (words.length > 1) throw new Misuse('export takes one id.');
  const prefix = prefixOf(words[0]);
  const desk = await open();
  const row = await requestOf(desk, prefix);
  const answer =
    /** @type {({ outcome: 'stored' } & Exported) | import('./answers.mjs').Refusal} */ (
      await desk.ask('rpc/export_answer', { id: row.id })
    );
  if (answer.outcome === 'refused') throw new Sorry(refusalSentence(row, answer));
  const { slug, text, count } = publishedFile(answer);
  const folder = values['into'] ?? join(root, 'content/answers');
  const file = join(folder, `${slug}.md`);
  if (existsSync(file)) throw new Sorry(`${file} is there already, and nothing is overwritten.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  say(
    `${plain(answer.title)} is in ${file}, with ${count === 1 ? 'one name' : `${count} names`} taken out. Read it before you publish it: only names that the account holds are known.`,
  );
}
