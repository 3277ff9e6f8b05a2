// Why the database refused a step, as the operator is told.
import { closed, either, kindName, plain, slotWords, spoken } from './words.mjs';

/** @typedef {import('./words.mjs').Row} Row */

/** Refusals that need no detail. @type {Record<string, string>} */
const sentences = {
  already_answered: '{name} is answered already: correct it, and say what changed.',
  not_answered: '{name} has no answer yet: answer it first.',
  no_answer: '{name} has no answer that is a document.',
  no_consent: 'The member of {name} has not allowed that its answer is published.',
  no_move_asked: 'The member of {name} asks for no other slot.',
  already_requested:
    'The member of {name} has another request for that slot: decide on that one first.',
  slot_past: 'The slot that was asked for has passed: keep the old one, or undo it with in-review.',
  wrong_type: 'Only PDF, Office files, pictures and sound are taken.',
  wrong_content: 'What is in it is not what its ending says.',
  macros: 'It carries macros.',
  too_large: 'It is larger than 10 MB.',
  too_many: 'An answer has at most six files.',
};

/**
 * Why a step was refused, in one sentence: the database's reason, and what can be done instead.
 * @param {Row} row
 * @param {{ reason: string, detail: Record<string, unknown> }} refusal
 */
export function refusalSentence(row, { reason, detail }) {
  /** @param {string} key */
  const list = (key) => {
    const value = detail[key];
    return Array.isArray(value) ? value.map(String) : [];
  };
  const name = `${kindName(row.kind)} ${row.short}`;
  if (reason === 'illegal_move') {
    const [from, to, legal] = [
      String(detail['from']),
      String(detail['to']),
      list('legal').map(spoken),
    ];
    const stands = `${name} is ${spoken(from)}`;
    if (from === to) return `${stands} already.`;
    if (legal.length === 0)
      return closed.includes(from)
        ? `${stands}, and that is final.`
        : `${stands}: only the member can move it now.`;
    return `${stands} and cannot become ${spoken(to)}: it can become ${either(legal)}.`;
  }
  if (reason === 'slot_closed') {
    const free = list('nearest').map(slotWords);
    const instead = free.length > 0 ? ` Free nearby: ${free.join('; ')}.` : '';
    const taken = row.wanted_slot ?? row.slot;
    return `${taken === null ? 'The slot' : slotWords(taken)} is already scheduled with somebody else.${instead}`;
  }
  if (reason === 'gathering_full')
    return `No seat is free in ${plain(row.gathering ?? 'this gathering')}: decline or wait for a withdrawal first.`;
  if (reason === 'invalid')
    return detail['field'] === 'note'
      ? 'A note says something, in 4,000 characters at most.'
      : detail['field'] === 'changed'
        ? 'A version after the first says what changed: add “changed: …” to its beginning.'
        : `The database does not accept the ${String(detail['field'])}.`;
  const said = sentences[reason];
  if (said !== undefined) return said.replace('{name}', () => name);
  if (reason === 'not_found') return `${name} is no longer there.`;
  return `The database refused: ${reason.replaceAll('_', ' ')}.`;
}
