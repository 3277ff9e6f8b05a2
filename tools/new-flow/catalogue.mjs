// The line of a new flow in machines/catalogue.ts: an import in its alphabetical place, and an entry at the end.
import { Sorry } from '../../server/sorry.mjs';

/** @typedef {import('./name.mjs').Names} Names */

const importLine = /^import \{ (\w+)Machine \} from '\.\/\1\.machine\.ts';$/;
const end = '} as const satisfies Record<string, CatalogueEntry>;';

/**
 * The ids of the flows that the catalogue imports.
 * @param {string} text of machines/catalogue.ts
 * @returns {string[]}
 */
export const idsIn = (text) => text.split('\n').flatMap((line) => importLine.exec(line)?.[1] ?? []);

/**
 * Adds a flow to the catalogue.
 * @param {string} text of machines/catalogue.ts
 * @param {Names} names
 * @returns {string} the text with the flow in it
 * @throws {Sorry} where the file does not look as expected
 */
export function withFlow(text, { id, title, noun }) {
  const lines = text.split('\n');
  const imports = lines.flatMap((line, at) => {
    const name = importLine.exec(line)?.[1];
    return name === undefined ? [] : [{ name, at }];
  });
  const last = imports.at(-1);
  const closing = lines.indexOf(end);
  if (last === undefined || closing === -1)
    throw new Sorry(
      'machines/catalogue.ts has lost its imports or its last line: restore it first.',
    );
  const place = imports.find(({ name }) => name > id)?.at ?? last.at + 1;
  return [
    ...lines.slice(0, place),
    `import { ${id}Machine } from './${id}.machine.ts';`,
    ...lines.slice(place, closing),
    `  ${id}: {`,
    `    machine: ${id}Machine,`,
    `    title: '${title}',`,
    `    audience: 'Users who ask for the ${noun}.',`,
    `    routes: ['/ui'],`,
    '  },',
    ...lines.slice(closing),
  ].join('\n');
}
