// The texts of a page in their order, each with the face that the styles give it.
import { faceRulesIn } from './styles.mjs';

/** @typedef {import('./styles.mjs').FaceRule} FaceRule */

/**
 * @typedef {object} Element
 * @property {string} tag
 * @property {Map<string, string>} attributes
 * @property {string[]} classes
 * @property {Element | null} parent
 * @property {Element[]} children
 * @property {Element | null} previous the sibling before
 * @property {Choice[]} faces what the face may be: more than one where a rule may apply or not
 * @property {Choice[] | null} letter those of its first letter, until that was shown
 * @property {boolean} isHidden whether screen readers alone have it
 *
 * @typedef {{ family: string, weight: string, style: string }} Choice
 *
 * @typedef {object} Shown
 * @property {string} family
 * @property {string} weight
 * @property {string} style
 * @property {string} text
 * @property {Element} within
 */

const voids = new Set('area br col embed hr img input link meta source track wbr'.split(' '));
const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/**
 * A text of the HTML as it is shown.
 * @param {string} html
 */
const plain = (html) =>
  html.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) =>
    name === undefined
      ? String.fromCodePoint(Number.parseInt(hex ?? number, hex === undefined ? 10 : 16))
      : (named[/** @type {keyof typeof named} */ (name)] ?? whole),
  );

/** What browsers do by themselves. */
const italic = new Set(['em', 'i', 'cite', 'dfn', 'var', 'address']);
const bold = new Set(['strong', 'b', 'th']);

/**
 * @param {Element} element
 * @param {import('./styles.mjs').Simple[]} simples
 */
const is = ({ tag, classes, attributes }, simples) =>
  simples.every(({ kind, name, value }) => {
    if (kind === 'tag') return name === tag;
    if (kind === 'class') return classes.includes(name);
    return value === undefined ? attributes.has(name) : attributes.get(name) === value;
  });

/**
 * Whether an element is what a selector selects.
 * @param {Element} element
 * @param {FaceRule} rule
 * @param {number} [step]
 * @returns {boolean}
 */
function isSelected(element, rule, step = 0) {
  if (!is(element, rule.steps[step] ?? [])) return false;
  const join = rule.joins[step];
  if (join === undefined) return true;
  const isAcross = join === '+' || join === '~';
  const goesOn = join === ' ' || join === '~';
  let other = isAcross ? element.previous : element.parent;
  for (; other !== null; other = isAcross ? other.previous : other.parent) {
    if (isSelected(other, rule, step + 1)) return true;
    if (!goesOn) return false;
  }
  return false;
}

/** @param {string | null} value @param {string} known */
const taken = (value, known) => (value === null || value === 'inherit' ? known : value);

/**
 * The choices after a rule: the rule's own where it is certain, otherwise those with it and those without.
 * @param {Choice[]} choices
 * @param {FaceRule} rule
 * @returns {Choice[]}
 */
function after(choices, { family, weight, style, isCertain }) {
  const changed = choices.map((known) => ({
    family: taken(family, known.family),
    weight: taken(weight, known.weight),
    style: taken(style, known.style),
  }));
  return isCertain ? changed : [...choices, ...changed];
}

/** @param {Choice[]} choices */
const different = (choices) => [
  ...new Map(choices.map((one) => [Object.values(one).join(), one])).values(),
];

/**
 * The text that a style puts beside an element: a counter has all digits.
 * @param {string} content
 * @param {Element} element
 */
const contentOf = (content, { attributes }) =>
  content.replaceAll(
    /"([^"]*)"|'([^']*)'|attr\(([\w-]+)\)|(counters?)\([^)]*\)|[\w-]+/g,
    (_, one, other, attribute, counter) =>
      one ?? other ?? (attribute ? attributes.get(attribute) : counter && '0123456789') ?? '',
  );

/**
 * The elements and texts of a page, in their order.
 * @param {string} html React's own: every element is closed
 * @param {string} css all styles of the page
 * @returns {Shown[]}
 */
export function textsOf(html, css) {
  const faceRules = faceRulesIn(css);
  const besides = faceRules.filter(({ beside }) => beside !== null);
  const own = faceRules.filter(({ beside }) => beside === null);
  /** @type {Shown[]} */
  const shown = [];
  /** @param {Choice[]} choices @param {string} text @param {Element} within */
  const show = (choices, text, within) => {
    // A line that breaks at a soft hyphen shows it.
    const spaced = text.replaceAll(/\s+/g, ' ').replaceAll('\u00AD', '-');
    if (spaced.trim() !== '')
      for (const choice of choices) shown.push({ ...choice, text: spaced, within });
  };
  /** @param {Element | null} element @param {string} letter */
  const showLetter = (element, letter) => {
    if (element === null || letter === '') return;
    show(element.letter ?? [], letter, element);
    element.letter = null;
    showLetter(element.parent, letter);
  };
  /** @param {Element} element @param {'before' | 'after'} beside */
  const showBeside = (element, beside) => {
    const fitting = besides.filter((rule) => rule.beside === beside && isSelected(element, rule));
    const choices = different(fitting.reduce(after, element.faces));
    for (const { content } of fitting)
      if (content !== null) show(choices, contentOf(content, element), element);
  };
  /** @param {string} tag @param {Element | null} parent @param {Map<string, string>} attributes */
  const open = (tag, parent, attributes) => {
    const inherited = parent?.faces ?? [{ family: '', weight: '400', style: 'normal' }];
    /** @type {Element} */
    const element = {
      tag,
      attributes,
      classes: (attributes.get('class') ?? '').split(' '),
      parent,
      children: [],
      previous: parent?.children.at(-1) ?? null,
      letter: null,
      isHidden: parent?.isHidden ?? false,
      faces: inherited.map((face) => ({
        ...face,
        ...(italic.has(tag) ? { style: 'italic' } : {}),
        ...(bold.has(tag) ? { weight: '700' } : {}),
      })),
    };
    parent?.children.push(element);
    const fitting = own.filter((rule) => isSelected(element, rule));
    element.faces = different(fitting.reduce(after, element.faces));
    element.isHidden ||= fitting.some(({ hides }) => hides);
    const initials = besides.filter(
      (rule) => rule.beside === 'first-letter' && isSelected(element, rule),
    );
    if (initials.length > 0) element.letter = different(initials.reduce(after, element.faces));
    showBeside(element, 'before');
    for (const name of ['placeholder', 'value', 'label'])
      show(element.faces, attributes.get(name) ?? '', element);
    return element;
  };
  let here = open('body', open('html', null, new Map()), new Map());
  const pieces =
    /<!--.*?-->|<(script|style|template)\b.*?<\/\1>|<(\/?)([\w-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gs;
  for (const [, , closing, tag, inside = '', text] of html.matchAll(pieces)) {
    if (text !== undefined) {
      showLetter(here, /^\P{L}*\p{L}/u.exec(plain(text))?.[0] ?? '');
      show(here.faces, plain(text), here);
    }
    if (tag === undefined) continue;
    if (closing === '/') {
      showBeside(here, 'after');
      here = here.parent ?? here;
      continue;
    }
    const attributes = new Map(
      [...inside.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name,
        plain(value),
      ]),
    );
    const element = open(tag, here, attributes);
    if (!voids.has(tag) && !inside.endsWith('/')) here = element;
    else showBeside(element, 'after');
  }
  return shown;
}
