// Walks the syntax tree of a script.

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/**
 * Every node of a syntax tree.
 * @param {unknown} value
 * @returns {Generator<Node>}
 */
export function* nodesIn(value) {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) yield /** @type {Node} */ (value);
  for (const child of Object.values(value)) yield* nodesIn(child);
}
