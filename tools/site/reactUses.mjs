// What a module asks React for that the browser's build leaves out (reactParts.mjs): the build ends there and names it.
import { parseSync } from 'vite';
import { events, handsEventsOn, makesElements, unused } from './reactParts.mjs';
import { nodesIn } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */

const packages = /^(?:react|react-dom|react-dom\/client|scheduler)$/;

/** @param {unknown} value */
const textOf = (value) => {
  const { name, value: text } = /** @type {{ name?: unknown, value?: unknown }} */ (value ?? {});
  return String(name ?? text ?? '');
};

/** @param {unknown} value */
const nodeOf = (value) => /** @type {Node} */ (value ?? {});

/** @param {unknown} value */
const listOf = (value) => /** @type {Node[]} */ (value ?? []);

/** What an expression is without what compilers put around it: `(0, react)`. @param {unknown} value @returns {Node} */
function bare(value) {
  const node = nodeOf(value);
  if (node.type === 'ParenthesizedExpression') return bare(node['expression']);
  return node.type === 'SequenceExpression' ? bare(listOf(node['expressions']).at(-1)) : node;
}

/** Whether an expression is a whole package of React: `require('react')`, also within a helper of a compiler. @param {Node} node @returns {boolean} */
const isRequired = ({ type, callee, arguments: given }) =>
  type === 'CallExpression' &&
  listOf(given).some((one) =>
    textOf(callee) === 'require' ? packages.test(textOf(one)) : isRequired(one),
  );

/** The names that a module has for a whole package of React. @param {Node[]} nodes */
function wholesIn(nodes) {
  const names = nodes.flatMap(({ type, source, specifiers, id, init }) => {
    if (type === 'ImportDeclaration' && packages.test(textOf(source)))
      return listOf(specifiers)
        .filter((one) => one.type !== 'ImportSpecifier')
        .map(({ local }) => textOf(local));
    return type === 'VariableDeclarator' && isRequired(nodeOf(init)) ? [textOf(id)] : [];
  });
  return new Set(names.filter((name) => name !== ''));
}

/** The names that a node takes from a package of React. @param {Node} node @param {(node: Node) => boolean} isWhole */
function namesIn(node, isWhole) {
  const { type, source, specifiers, object, property, computed, id, init } = node;
  if (
    type === 'ImportDeclaration' ||
    (type === 'ExportNamedDeclaration' && nodeOf(source).type !== undefined)
  )
    return packages.test(textOf(source))
      ? listOf(specifiers).map((one) => textOf(one['imported'] ?? one['local']))
      : [];
  if (type === 'MemberExpression' || type === 'JSXMemberExpression') {
    const isKnown = computed !== true || nodeOf(property).type === 'Literal';
    return isKnown && isWhole(bare(object)) ? [textOf(property)] : [];
  }
  return type === 'VariableDeclarator' && isWhole(bare(init))
    ? listOf(nodeOf(id)['properties']).map(({ key }) => textOf(key))
    : [];
}

const element = /^(?:html|head|body|script|[a-z]\w*-[\w-]+)$/;

/** What a route's `head` may give besides title and meta. */
const ofHead = /^(?:links|scripts|styles)$/;
const attribute = /^(?:precedence|formAction)$/;

/**
 * The element that a node makes, and the names of its properties.
 * @param {Node} node
 * @param {(node: Node) => boolean} isWhole
 * @returns {[name: string, properties: string[]]}
 */
function elementOf({ type, name, attributes, callee, arguments: given }, isWhole) {
  if (type === 'JSXOpeningElement') {
    const owner = nodeOf(name);
    const properties = listOf(attributes).map((one) => textOf(one['name']));
    return [textOf(owner['property'] ?? owner), properties];
  }
  const { object, property, name: called } = bare(callee);
  const maker = textOf(property ?? { name: called });
  // document.createElement makes elements of its own.
  const isMaker =
    maker === 'createElement'
      ? object === undefined || isWhole(bare(object))
      : /(?:^|\$)jsxs?$/.test(maker);
  if (type !== 'CallExpression' || !isMaker) return ['', []];
  const [first, second] = listOf(given);
  return [
    textOf(bare(first)['property'] ?? bare(first)),
    listOf(second?.['properties']).map(({ key }) => textOf(key)),
  ];
}

/** What is left out of an element. @param {Node} node @param {(node: Node) => boolean} isWhole */
function ofElement(node, isWhole) {
  const [name, properties] = elementOf(node, isWhole);
  const found = properties.filter((one) => attribute.test(one));
  if (/(?:^|\$)Fragment$/.test(name) && properties.includes('ref')) found.push('ref');
  if (/^form$/i.test(name) && properties.includes('action')) found.push('action');
  return [...(element.test(name) ? [''] : []), ...found].map((one) => `<${name}> ${one}`.trim());
}

/**
 * @param {string} file
 * @param {string} code
 * @returns {string[]}
 */
export function missingIn(file, code) {
  if (!file.endsWith('x') && !/react|jsx/i.test(code)) return [];
  const nodes = [...nodesIn(parseSync(file, code).program)];
  const wholes = wholesIn(nodes);
  const isWhole = (/** @type {Node} */ node) =>
    isRequired(node) || ((node.type ?? '').endsWith('Identifier') && wholes.has(textOf(node)));
  // A name that is kept in a variable, so that bundlers do not look for it: React[name].
  const isHidden = nodes.some(
    ({ type, object, property, computed }) =>
      type === 'MemberExpression' &&
      computed === true &&
      nodeOf(property).type !== 'Literal' &&
      isWhole(bare(object)),
  );
  const found = nodes.flatMap((node) => {
    const { type, key, name, value } = node;
    const names = namesIn(node, isWhole);
    if (isHidden && type === 'Literal') names.push(String(value));
    const event = type === 'JSXAttribute' ? name : type === 'Property' ? key : undefined;
    const eventName = textOf(event);
    const isLeftOut =
      (events.test(eventName) && !handsEventsOn.test(file)) ||
      (ofHead.test(eventName) && /\/src\/routes\//.test(file));
    return [
      ...names.filter((one) => unused.has(one)),
      ...(isLeftOut ? [eventName] : []),
      ...(makesElements.test(file) ? [] : ofElement(node, isWhole)),
    ];
  });
  return [...new Set(found)];
}
