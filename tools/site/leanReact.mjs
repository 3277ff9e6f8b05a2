// React without what the site never uses and the bundler cannot know (reactParts.mjs).
import { createHash } from 'node:crypto';
import {
  checked,
  constants,
  elements,
  eligible,
  functions,
  hooks,
  passages,
  statements,
  tags,
  unused,
} from './reactParts.mjs';
import { edited, nameOf } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./syntax.mjs').Edit} Edit */

/** What a function answers that does nothing here, by its name. */
const answers = new Map(
  Object.entries(functions).flatMap(([answer, names]) => names.map((name) => [name, answer])),
);

/** Whether an expression is the kind of a fiber, by the names that React gives it. @param {Node} node */
const isTag = ({ type, property, name }) =>
  type === 'MemberExpression'
    ? nameOf(property) === 'tag'
    : /^(?:tag|nodeTag|grandTag)$/.test(String(name));

/** @param {unknown} node */
const isUnusedTag = (node) =>
  tags.includes(/** @type {number} */ (/** @type {Node | undefined} */ (node)?.['value']));

/**
 * A case that is never reached: its label goes, and what follows it is the end of the case before, where nothing is reached either, or
 * what that case runs into. The cases of an element that nobody makes go with what they do.
 * @param {Node} node
 * @returns {Iterable<Edit>}
 */
function* inSwitch({ discriminant, cases }) {
  for (const [index, { test, start, end, consequent }] of /** @type {Node[]} */ (cases).entries()) {
    const [first] = /** @type {Node[]} */ (consequent);
    if (isTag(/** @type {Node} */ (discriminant)) && isUnusedTag(test)) {
      if (index > 0 || first === undefined) yield [start, first?.start ?? end, ''];
    } else if (elements.test(nameOf(test) ?? '')) yield [start, end, ''];
  }
}

/**
 * @param {Node} node
 * @param {string} code
 * @param {Set<string>} met the names that were found
 * @returns {Iterable<Edit>}
 */
function* unusedIn(node, code, met) {
  const { type, start, end, id, key, body, left, right, operator } = node;
  if (type === 'SwitchStatement') yield* inSwitch(node);
  else if (type === 'FunctionDeclaration') {
    const name = nameOf(id) ?? '';
    const answer = answers.get(name);
    if (answer === undefined) return;
    met.add(name);
    const block = /** @type {Node} */ (body);
    yield [block.start, block.end, answer === '' ? '{}' : `{ return ${answer}; }`];
  } else if (type === 'Property' && hooks.test(nameOf(key) ?? ''))
    yield [start, end + (code[end] === ',' ? 1 : 0), ''];
  else if (type === 'BinaryExpression' && /^[!=]==$/.test(String(operator))) {
    if (isUnusedTag(left) && isTag(/** @type {Node} */ (right)))
      yield [start, end, String(operator === '!==')];
  } else if (type === 'ExpressionStatement') {
    const begun = statements.find((beginning) => code.startsWith(beginning, start));
    if (begun === undefined) return;
    met.add(begun);
    yield [start, end, ''];
  }
}

/**
 * Values in the place of variables. What is assigned to them is evaluated as before.
 * @param {Node[]} nodes
 * @param {Set<string>} met the names that were found
 * @returns {Iterable<Edit>}
 */
function* constantsIn(nodes, met) {
  /** @type {Set<unknown>} */
  const named = new Set();
  for (const { type, start, id, init, property, computed, key, params, left, right } of nodes) {
    if (type === 'VariableDeclarator') {
      named.add(id);
      const value = /** @type {Node | null} */ (init);
      const name = nameOf(id) ?? '';
      if (!Object.hasOwn(constants, name) || value === null) continue;
      met.add(name);
      yield [value.start, value.end, constants[name] ?? ''];
    } else if (type === 'AssignmentExpression' && Object.hasOwn(constants, nameOf(left) ?? '')) {
      named.add(left);
      yield [start, /** @type {Node} */ (right).start, ''];
    } else if (type === 'MemberExpression' && computed !== true) named.add(property);
    else if (type === 'Property') named.add(key);
    else for (const one of /** @type {unknown[]} */ (params ?? [])) named.add(one);
  }
  for (const node of nodes) {
    const name = nameOf(node) ?? '';
    if (node.type === 'Identifier' && !named.has(node) && Object.hasOwn(constants, name))
      yield [node.start, node.end, String(constants[name])];
  }
}

/**
 * React's client with what the site uses of it.
 * @param {string} code react-dom's client, for production
 * @throws where the installed version lacks what is replaced
 */
export function leanClient(code) {
  let left = code;
  for (const [from, to] of passages) {
    const [before = '', after = '', ...others] = left.split(from);
    const rest = after.indexOf(to);
    if (others.length > 0 || rest === -1) throw new Error(`React has not one “${from}”.`);
    left = before + after.slice(rest);
  }
  left = left.replaceAll(eligible, 'false');
  const wanted = [...answers.keys(), ...Object.keys(constants), ...statements];
  /** @type {Set<string>} */
  const met = new Set();
  left = edited('react.cjs', left, function* (nodes) {
    for (const node of nodes) yield* unusedIn(node, left, met);
    yield* constantsIn(nodes, met);
  });
  const missing = wanted.filter((name) => !met.has(name));
  if (missing.length > 0) throw new Error(`React has no ${missing.join(', ')}.`);
  return left;
}

/**
 * A package of React without the exports that no module asks for.
 * @param {string} code
 */
export const leanExports = (code) =>
  edited('react.cjs', code, function* (nodes) {
    for (const { type, start, end, expression } of nodes) {
      const { left, operator } = /** @type {Node} */ (expression ?? {});
      const { object, property } = /** @type {Node} */ (left ?? {});
      if (type === 'ExpressionStatement' && operator === '=' && nameOf(object) === 'exports')
        if (unused.has(nameOf(property) ?? '')) yield [start, end, ''];
    }
  });

/**
 * @param {string} id the path of a module of React
 * @param {string} code as it is installed
 * @throws where it is not the one that the list of what is left out was checked against
 */
export function mustBeChecked(id, code) {
  const [file = id] = /[\w-]+\/cjs\/[\w.-]+$/.exec(id) ?? [];
  if (checked[file] === createHash('sha256').update(code).digest('hex')) return;
  throw new Error(`${file} is not the one that tools/site/reactParts.mjs was checked against.`);
}
