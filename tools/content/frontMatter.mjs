// Front matter: the few lines between two rows of three hyphens, `name: value` each. A strict part of YAML.

/** @typedef {string | boolean | string[]} Value */

/**
 * The value after a colon: true, false, a list in brackets, or words (quotes around them are optional).
 * @param {string} written
 * @returns {Value}
 */
function valueOf(written) {
  if (written === 'true' || written === 'false') return written === 'true';
  const list = /^\[(.*)\]$/.exec(written);
  if (list) {
    const items = (list[1] ?? '').split(',').map((item) => item.trim());
    return items.filter((item) => item !== '');
  }
  const quoted = /^(["'])(.*)\1$/.exec(written);
  return quoted?.[2] ?? written;
}

/**
 * Parts a Markdown source into its front matter and its text.
 * @param {string} source
 * @returns {{ front: Record<string, Value>, text: string, firstLine: number, faults: string[] }}
 *   `firstLine` is the number of the line on which the text begins, counted from 1.
 */
export function partFrontMatter(source) {
  const rows = source.split('\n');
  const end = rows.indexOf('---', 1);
  if (rows[0] !== '---' || end === -1) {
    return { front: {}, text: source, firstLine: 1, faults: ['has no front matter'] };
  }
  /** @type {Record<string, Value>} */
  const front = {};
  /** @type {string[]} */
  const faults = [];
  rows.slice(1, end).forEach((row, index) => {
    const [, name, written] = /^([a-z]\w*): +(\S.*?)\s*$/.exec(row) ?? [];
    const place = `line ${index + 2}`;
    if (name === undefined || written === undefined) faults.push(`${place} is not "name: value"`);
    else if (name in front) faults.push(`${place} repeats ${name}`);
    else front[name] = valueOf(written);
  });
  return { front, text: rows.slice(end + 1).join('\n'), firstLine: end + 2, faults };
}
