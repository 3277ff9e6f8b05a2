// Walks the syntax tree of a script, and edits the script by it.
import { parseSync } from 'vite';

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */
/** @typedef {[start: number, end: number, instead: string]} Edit */

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

/**
 * The name of an identifier; undefined for any other node, or none.
 * @param {unknown} value
 */
export const nameOf = (value) => /** @type {{ name?: string } | null | undefined} */ (value)?.name;

/**
 * Replaces what `find` names. Of two edits, one of which is within the other, the outer one counts.
 * @param {string} file by its ending, the language
 * @param {string} code
 * @param {(nodes: Node[]) => Iterable<Edit>} find
 */
export function edited(file, code, find) {
  const nodes = [...nodesIn(parseSync(file, code).program)];
  let end = 0;
  const edits = [...find(nodes)]
    .toSorted((one, other) => one[0] - other[0] || other[1] - one[1])
    .filter(([from, to]) => {
      if (from < end) return false;
      end = to;
      return true;
    });
  return edits.reduceRight(
    (left, [from, to, instead]) => left.slice(0, from) + instead + left.slice(to),
    code,
  );
}
