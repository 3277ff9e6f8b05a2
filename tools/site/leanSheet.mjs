// The sheet of styled-components in the browser's build (leanStyled.mjs): what the HTML has, and what comes later, in the library's order.
import { version } from 'styled-components/package.json';

const end = '/*!sc*/\n';
const marker = /^data-styled\.g(\d+)\[id="([\w-]+)"\].*?"([^"]*)/;

/**
 * The hash of a text, after another one.
 * @param {number} begun
 * @param {string} text
 */
export function hash(begun, text) {
  let sum = begun;
  for (let index = text.length; index > 0;) sum = (33 * sum) ^ text.charCodeAt(--index);
  return sum;
}

/** @param {number} code */
const letter = (code) => String.fromCharCode(code + (code > 25 ? 39 : 97));

/** The name for a hash. @param {number} sum */
export function nameOf(sum) {
  let name = '';
  let left = sum >>> 0;
  for (; left > 52; left = Math.trunc(left / 52)) name = letter(left % 52) + name;
  return (letter(left % 52) + name).replaceAll(/(a)(d)/gi, '$1-$2');
}

/** What every hash begins with. */
export const start = 5381;

/**
 * A component's rules are a group of the sheet: later ones win over those before them.
 * @type {Map<string, number>}
 */
const groups = new Map();
/** @type {Set<number>} */
const taken = new Set();
let next = 1;

/** @param {string} id @param {number} group */
function take(id, group) {
  groups.set(id, group);
  taken.add(group);
}

/** The group of a component. @param {string} id */
export function groupOf(id) {
  const known = groups.get(id);
  if (known !== undefined) return known;
  while (taken.has(next)) next++;
  take(id, next);
  return next++;
}

/** @type {CSSStyleSheet | undefined} */
let sheet;
/** How many rules each group has. @type {number[]} */
const sizes = [];
/** The groups and names whose rules are there. */
const names = new Set();

/** The sheet takes the place of the one in the HTML, for which the page's rules are in the order of its own. */
function openSheet() {
  const style = document.createElement('style');
  style.setAttribute('data-styled', 'active');
  style.setAttribute('data-styled-version', version);
  const before = [...document.head.querySelectorAll('style[data-styled]')].at(-1);
  document.head.insertBefore(style, before?.nextSibling ?? null);
  return /** @type {CSSStyleSheet} */ (style.sheet);
}

/** @param {number} group @param {string[]} rules */
function insert(group, rules) {
  sheet ??= openSheet();
  let index = 0;
  for (let one = 0; one <= group; one++) index += sizes[one] ?? 0;
  for (const rule of rules)
    try {
      sheet.insertRule(rule, index);
      index++;
      sizes[group] = (sizes[group] ?? 0) + 1;
    } catch {
      // A rule that this browser does not know.
    }
}

/**
 * Inserts the rules of a name, once.
 * @param {string} id
 * @param {string} name
 * @param {() => string[]} rules
 */
export function insertOnce(id, name, rules) {
  if (names.has(id + name)) return;
  names.add(id + name);
  insert(groupOf(id), rules());
}

/** Takes over what the HTML has. */
function takeOver() {
  const found = `style[data-styled][data-styled-version="${version}"]:not([data-styled="active"])`;
  for (const style of document.querySelectorAll(found)) {
    /** @type {string[]} */
    let rules = [];
    for (const piece of style.textContent.split(end)) {
      const rule = piece.trim();
      if (rule === '') continue;
      const [whole, number, id = '', known = ''] = marker.exec(rule) ?? [];
      if (whole === undefined) {
        rules.push(rule);
        continue;
      }
      const group = Number(number);
      take(id, group);
      next = group + 1;
      for (const name of known.split(',')) names.add(id + name);
      insert(group, rules);
      rules = [];
    }
    style.remove();
  }
}

takeOver();
