// Which file imports which: read from the sources, because the answer is needed before any test runner has started.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** @typedef {Map<string, string[]>} Graph every source with what it imports, as paths from the root */

/** Folders whose sources import each other. */
const folders = ['machines', 'content', 'src', 'tests', 'e2e', 'tools', 'server'];

/** Imports of values: a type is checked by the stage `types`, and changes no test. */
const patterns = [
  /^(?:import|export)\s+(?!type\b)(?:[\w*\s{},$]+?\sfrom\s+)?'([^']+)'/gm,
  // `import('./a.ts').Name` is a type.
  /\bimport\(\s*'([^']+)'\s*\)(?!\.[A-Z])/g,
];

/**
 * The specifiers of a source's imports.
 * @param {string} text
 * @returns {string[]}
 */
export const specifiersIn = (text) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/**
 * The file that a specifier names, as a path from the root; nothing for a package. The file need not exist: it may have been deleted.
 * @param {string} from the importing file
 * @param {string} specifier
 * @param {Record<string, string>} names the names of package.json, as `"#ui/*": "./src/ui/*"`
 * @returns {string | undefined}
 */
export function fileNamed(from, specifier, names) {
  const plain = specifier.split('?', 1)[0] ?? '';
  if (plain.startsWith('.')) return posix.join(dirname(from), plain);
  for (const [name, target] of Object.entries(names)) {
    const begin = name.replace('*', '');
    if (plain.startsWith(begin))
      return posix.normalize(target.replace('*', plain.slice(begin.length)));
  }
  return undefined;
}

/**
 * Every source of the project with its text.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function readTexts(root) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const folder of folders.filter((name) => existsSync(join(root, name))))
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (/\.(?:tsx?|mjs|cjs)$/.test(name)) {
        const path = posix.join(folder, name.replaceAll('\\', '/'));
        texts.set(path, readFileSync(join(root, path), 'utf8'));
      }
  return texts;
}

/**
 * What each source imports.
 * @param {Map<string, string>} texts
 * @param {Record<string, string>} names
 * @returns {Graph}
 */
export function graphOf(texts, names) {
  /** @type {Graph} */
  const graph = new Map();
  for (const [path, text] of texts)
    graph.set(
      path,
      specifiersIn(text).flatMap((specifier) => fileNamed(path, specifier, names) ?? []),
    );
  return graph;
}

/**
 * The files that import one of these, directly or not, and these themselves.
 * @param {Graph} graph
 * @param {Iterable<string>} files
 * @param {(path: string) => boolean} [stops] files through which the search does not go on: they name everything
 * @returns {Set<string>}
 */
export function importersOf(graph, files, stops = () => false) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [path, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  const given = new Set(files);
  const found = new Set(given);
  for (const path of found)
    if (given.has(path) || !stops(path))
      for (const importer of importers.get(path) ?? []) found.add(importer);
  return found;
}
