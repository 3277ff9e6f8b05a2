// The name of a new flow: whether it can be one, and the other forms in which the files use it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Sorry } from '../../server/sorry.mjs';

/**
 * @typedef {object} Names
 * @property {string} id the machine's id, which names its folder: mailedLink
 * @property {string} view the component: MailedLink
 * @property {string} noun as words: mailed link
 * @property {string} title as words that begin with a capital: Mailed link
 */

/** Lower camelCase, letters only: the id begins the names of events, in which a digit has no place. */
const wellFormed = /^[a-z]+(?:[A-Z][a-z]+)*$/;

/** Words of the language, and names that the files of every flow use. */
const reserved = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static
  super switch this throw true try typeof undefined var void while with yield
  heading react retry service setup shared words xstate`.split(/\s+/),
);

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The nearest name in lower camelCase.
 * @param {string} name
 * @returns {string} empty where nothing of it can be used
 */
function camelCased(name) {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
  return words.map((word, index) => (index === 0 ? word : capital(word))).join('');
}

/**
 * Checks the name of a new flow.
 * @param {string} id
 * @param {string} root the folder of the project
 * @param {readonly string[]} taken the ids of the catalogue
 * @returns {Names}
 * @throws {Sorry} one sentence that says why the flow cannot have this name
 */
export function namesOf(id, root, taken) {
  if (!wellFormed.test(id) || id.length > 40) {
    const instead = camelCased(id).slice(0, 40);
    throw new Sorry(
      `A flow is named in lower camelCase, with letters only and at most 40 of them, and ‘${id}’ is not${instead === '' ? '.' : `: try ${instead}.`}`,
    );
  }
  const view = capital(id);
  if (reserved.has(id) || id in {} || view in globalThis)
    throw new Sorry(`‘${id}’ is a reserved word: choose another name for the flow.`);
  const like = taken.find((one) => one.toLowerCase() === id.toLowerCase());
  if (like !== undefined)
    throw new Sorry(`There is a flow ‘${like}’ already (machines/${like}.machine.ts).`);
  if (existsSync(join(root, `src/ui/${view}.tsx`)))
    throw new Sorry(
      `‘${view}’ is a component of src/ui already: choose another name for the flow.`,
    );
  const noun = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { id, view, noun, title: capital(noun) };
}
