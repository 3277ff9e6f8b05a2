// `npm run operator -- answer | correct | attach`: an answer from a Markdown file, its next version, and its files.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Sorry } from '../../server/sorry.mjs';
import { readAnswer } from './document.mjs';
import { prefixOf, requestOf } from './find.mjs';
import { refusalSentence } from './refusals.mjs';
import { Misuse } from './usage.mjs';
import { plain, size } from './words.mjs';

/**
 * @typedef {import('./backend.mjs').Desk} Desk
 * @typedef {import('./usage.mjs').Wish} Wish
 * @typedef {import('./words.mjs').Row} Row
 * @typedef {{ say: (text: string) => void }} Around
 * @typedef {{ outcome: 'refused', reason: string, detail: Record<string, unknown> }} Refusal
 * @typedef {{ outcome: 'stored', version: number, request: Row } | Refusal} Written
 */

/**
 * Writes the file as an answer, or as its next version.
 * @param {Wish} typedArgs
 * @param {() => Promise<Desk>} open
 * @param {Around} around
 * @param {boolean} correcting
 */
async function write({ command, words, json }, open, { say }, correcting) {
  const [id, file, ...rest] = words;
  if (file === undefined || rest.length > 0)
    throw new Misuse(`${command} takes an id and a Markdown file: ${command} <id> answer.md.`);
  const prefix = prefixOf(id);
  const document = readAnswer(file);
  if (correcting && document.changed === undefined)
    throw new Sorry(
      `${basename(file)} lacks “changed: …”, what is different from the version before. Nothing was written.`,
    );
  const { ask, ...desk } = await open();
  const row = await requestOf({ ask, ...desk }, prefix);
  const answer = /** @type {Written} */ (
    await ask('rpc/write_answer', { id: row.id, document, correcting })
  );
  if (answer.outcome === 'refused') throw new Sorry(refusalSentence(row, answer));
  if (json) return say(JSON.stringify(answer, null, 2));
  const what =
    answer.version === 1 ? 'is the answer to' : `is version ${answer.version} of the answer to`;
  say(
    `“${plain(document.title)}” ${what} ${row.kind} ${row.short}; the member will be told by email.`,
  );
}

/** @param {Wish} typedArgs @param {() => Promise<Desk>} open @param {Around} around */
export const answerRequest = (typedArgs, open, around) => write(typedArgs, open, around, false);

/** @param {Wish} typedArgs @param {() => Promise<Desk>} open @param {Around} around */
export const correctAnswer = (typedArgs, open, around) => write(typedArgs, open, around, true);

/** @param {string} path */
function bytesOf(path) {
  try {
    return readFileSync(path);
  } catch {
    throw new Sorry(`${path} cannot be read.`);
  }
}

/** @param {Wish} typedArgs @param {() => Promise<Desk>} open @param {Around} around */
export async function attachToAnswer({ words, json }, open, { say }) {
  const [id, ...paths] = words;
  if (paths.length === 0) throw new Misuse('attach takes an id and files: attach <id> sums.pdf.');
  const prefix = prefixOf(id);
  const files = paths.map((path) => ({ name: basename(path), bytes: bytesOf(path) }));
  const desk = await open();
  const row = await requestOf(desk, prefix);
  for (const { name, bytes } of files) {
    // One after the other: the database counts them.
    const answered = /** @type {{ outcome: 'stored', file: unknown } | Refusal} */ (
      await desk.ask('rpc/attach_to_answer', { id: row.id, name, body: bytes.toString('base64') })
    );
    if (answered.outcome === 'refused')
      throw new Sorry(`${plain(name)} was not attached. ${refusalSentence(row, answered)}`);
    say(
      json
        ? JSON.stringify(answered.file, null, 2)
        : `${plain(name)} (${size(bytes.length)}) belongs to the answer to ${row.kind} ${row.short}.`,
    );
  }
}
