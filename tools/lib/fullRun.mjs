// docs/full-run.md: what `npm run test:full` has seen, part by part. A part that is run alone replaces what is said of it; the others
// stay, each with the commit of which it was said.

/**
 * @typedef {'processes' | 'tagged' | 'pictures' | 'profile' | 'states'} PartName
 * @typedef {object} Part
 * @property {string} node the version of Node
 * @property {string} commit
 * @property {number} passed
 * @property {number} failed
 * @property {[file: string, tests: number][]} rows
 * @property {string[]} text lines of its own, in Markdown
 * @property {string[]} notes the first line of each failure
 * @property {import('./states.mjs').Forms} [forms] of the states, form by form
 */

/** In the order of the report. @type {readonly PartName[]} */
export const partNames = ['processes', 'tagged', 'pictures', 'profile', 'states'];

/**
 * The report, and behind it, for the next run of a part, what it was made of.
 * @param {Partial<Record<PartName, Part>>} parts
 * @returns {string}
 */
export function fullRunText(parts) {
  const known = partNames.flatMap((name) => {
    const part = parts[name];
    return part === undefined ? [] : [{ name, ...part }];
  });
  /** @param {(part: Part) => number} count */
  const sum = (count) => known.reduce((total, part) => total + count(part), 0);
  const missing = partNames.filter((name) => parts[name] === undefined);
  const notes = known.flatMap((part) => part.notes);
  return [
    '# The full run',
    '',
    `\`npm run test:full\`: ${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed.${missing.length === 0 ? '' : ` Not run yet: ${missing.join(', ')}.`}`,
    '',
    '| file | tests | Node | at |',
    '|---|---:|---|---|',
    ...known.flatMap(({ rows, node, commit }) =>
      rows.map(([file, tests]) => `| \`${file}\` | ${tests} | ${node} | ${commit} |`),
    ),
    '',
    ...known.flatMap(({ text }) => text),
    ...notes.map((note) => `- ${note}`),
    ...(notes.length === 0 ? [] : ['']),
    `<!-- ${JSON.stringify(parts)} -->`,
    '',
  ].join('\n');
}

/**
 * What a report was made of; nothing for one of an earlier form.
 * @param {string} text
 * @returns {Partial<Record<PartName, Part>>}
 */
export function partsIn(text) {
  const [, json] = /^<!-- (\{.*\}) -->$/m.exec(text) ?? [];
  return json === undefined
    ? {}
    : /** @type {Partial<Record<PartName, Part>>} */ (JSON.parse(json));
}
