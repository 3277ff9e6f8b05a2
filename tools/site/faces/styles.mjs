// What the styles of a page say of its typefaces, read without a browser: enough for the selectors that the site uses. Where a
// rule may apply or not (a state, a width), a text counts for both faces.

/**
 * @typedef {object} FaceRule a rule that names a face, or puts a text before or after an element
 * @property {Simple[][]} steps the selector, its last step first; the steps are joined as `joins` says
 * @property {string[]} joins what is between a step and the next: ' ', '>', '+' or '~'
 * @property {'before' | 'after' | 'first-letter' | null} beside the pseudo-element that it styles
 * @property {string | null} content a pseudo-element's own text
 * @property {string | null} family
 * @property {string | null} weight
 * @property {string | null} style
 * @property {boolean} hides whether what it selects is for screen readers alone
 * @property {boolean} isCertain whether it always applies to what it selects
 * @property {number} rank by specificity, then by place
 *
 * @typedef {{ kind: 'tag' | 'class' | 'attribute', name: string, value?: string | undefined }} Simple
 */

/**
 * The rules of a style sheet, with the conditions of the blocks around them.
 * @param {string} css
 * @param {string[]} [conditions]
 * @returns {Generator<{ selector: string, body: string, conditions: string[] }>}
 */
export function* rulesIn(css, conditions = []) {
  const pieces = /((?:[^{}"']|"[^"]*"|'[^']*')*?)(;|\{)/gy;
  for (let piece = pieces.exec(css); piece !== null; piece = pieces.exec(css)) {
    const [, before = '', mark] = piece;
    if (mark === ';') continue;
    let depth = 1;
    let end = pieces.lastIndex;
    for (; depth > 0 && end < css.length; end += 1) {
      const sign = css[end];
      if (sign === '"' || sign === "'") end = css.indexOf(sign, end + 1);
      else if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
    }
    const body = css.slice(pieces.lastIndex, end - 1);
    const head = before.trim();
    pieces.lastIndex = end;
    if (/^@(?:media|supports|layer)/.test(head)) yield* rulesIn(body, [...conditions, head]);
    else if (!head.startsWith('@')) yield { selector: head, body, conditions };
  }
}

/** Blocks for what no screen shows first. */
const elsewhere = /^@media\b.*(?:print|forced-colors)/;

/**
 * The selectors of a list, none split within parentheses or quotes.
 * @param {string} list
 */
const listed = (list) => list.match(/(?:[^,("']|\([^)]*\)+|"[^"]*"|'[^']*')+/g) ?? [];

/** States that the HTML does not show, and places among siblings: such a rule may apply or not. */
const uncertain = /:(?!:?(?:before|after)\b)[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g;

/**
 * One step of a selector.
 * @param {string} text
 * @returns {Simple[]}
 */
const simplesOf = (text) =>
  [...text.matchAll(/\[([\w-]+)(?:[~^$*|]?=["']?([^"'\]]*)["']?)?\]|([.#]?)([\w-]+)/g)].map(
    ([, attribute, value, mark, name = '']) =>
      attribute === undefined
        ? mark === '#'
          ? { kind: 'attribute', name: 'id', value: name }
          : { kind: mark === '.' ? 'class' : 'tag', name }
        : { kind: 'attribute', name: attribute, value },
  );

/** The value of a property: the last one that a rule declares. @param {string} body @param {string} name */
const declared = (body, name) =>
  [...body.matchAll(new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*((?:[^;"']|"[^"]*"|'[^']*')+)`, 'g'))]
    .at(-1)?.[1]
    ?.trim() ?? null;

/**
 * What a rule's declarations ask of the face.
 * @param {string} body
 */
function askedBy(body) {
  const font = declared(body, 'font');
  const all = font === null || font === 'inherit' ? null : font;
  const size = /^.*(?:\d\w*|\))\s+(?=['"a-z])/i;
  return {
    family: declared(body, 'font-family') ?? all?.replace(size, '') ?? null,
    weight: declared(body, 'font-weight') ?? /\b([1-9]00)\b/.exec(all ?? '')?.[1] ?? null,
    style: declared(body, 'font-style') ?? (all === null ? null : 'normal'),
    content: declared(body, 'content'),
  };
}

/**
 * Every rule of some styles that concerns the faces.
 * @param {string} css
 * @returns {FaceRule[]}
 */
export function faceRulesIn(css) {
  /** @type {FaceRule[]} */
  const faceRules = [];
  for (const { selector, body, conditions } of rulesIn(css.replaceAll(/\/\*.*?\*\//gs, ''))) {
    if (conditions.some((one) => elsewhere.test(one))) continue;
    const { content, ...asked } = askedBy(body);
    const isFace = Object.values(asked).some((value) => value !== null && value !== 'inherit');
    const hides = /clip-path:\s*inset\(50%\)/.test(body);
    if (!isFace && !hides && content === null) continue;
    for (const one of listed(selector)) {
      if (/::?(?:first-line|placeholder|selection|marker|-webkit|-moz)/.test(one)) continue;
      const [, beside = null] = /::?(before|after|first-letter)\b/.exec(one) ?? [];
      const bare = one.replace(/::?(?:before|after|first-letter)\b/, '');
      const certain = bare.replaceAll(uncertain, '');
      const parts = certain.trim().split(/\s*([>+~])\s*|\s+/);
      const steps = parts
        .filter((_, index) => index % 2 === 0)
        .map((part) => simplesOf(part ?? ''));
      const joins = parts.filter((_, index) => index % 2 === 1).map((join) => join ?? ' ');
      const weight = steps.flat().reduce((sum, { kind }) => sum + (kind === 'tag' ? 1 : 100), 0);
      faceRules.push({
        steps: steps.toReversed(),
        joins: joins.toReversed(),
        beside: /** @type {FaceRule['beside']} */ (beside),
        content,
        hides,
        ...asked,
        isCertain: certain === bare && conditions.length === 0,
        rank: weight * 100_000 + faceRules.length,
      });
    }
  }
  return faceRules.toSorted((one, other) => one.rank - other.rank);
}
