// XState without what only tools read: the definitions of its nodes and machines, and the adapter for a browser's developer tools.
import { edited, nameOf } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./syntax.mjs').Edit} Edit */

/** The production modules of XState that have these parts. */
export const xstateModule = /\/xstate\/dist\/(?:StateMachine|raise)-\w+\.esm\.js$/;

/** Members of the classes of nodes and machines: a chart is drawn from them, and no page of the site draws one. */
const definitions = new Set(['definition', 'toJSON']);
const drawn = new Set(['StateNode', 'StateMachine']);

/**
 * @param {Node} node
 * @returns {Iterable<Edit>}
 */
function* toolsIn({ type, start, end, id, body, source, key }) {
  if (type === 'ClassDeclaration' && drawn.has(nameOf(id) ?? ''))
    for (const member of /** @type {Node[]} */ (/** @type {Node} */ (body)['body']))
      if (definitions.has(nameOf(member['key']) ?? '')) yield [member.start, member.end, ''];
  if (
    type === 'ImportDeclaration' &&
    String(/** @type {Node | undefined} */ (source)?.['value']).endsWith('/xstate-dev.esm.js')
  )
    yield [start, end, ''];
  if (type === 'MethodDefinition' && nameOf(key) === 'attachDevTools')
    yield [start, end, 'attachDevTools() {}'];
}

/**
 * The module without them.
 * @param {string} code a module of XState, for production
 * @throws where it has none of them: a new release of XState calls them otherwise, and the weight of every page would grow unnoticed
 */
export function leanXState(code) {
  const lean = edited('xstate.js', code, (nodes) => nodes.flatMap((node) => [...toolsIn(node)]));
  if (lean === code) throw new Error('XState has changed: see tools/site/leanXState.mjs.');
  return lean;
}
