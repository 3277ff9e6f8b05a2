// Reads source files as syntax trees, so that the house rules judge code and never text in strings.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** The root of the project. */
export const root = join(import.meta.dirname, '../..');

/** A node of the tree: every node has a type, which decides its other fields. */
export type Node = { type: string; start: number; [key: string]: unknown };

export type Source = {
  path: string;
  text: string;
  program: Node;
  comments: { value: string; start: number }[];
};

/** Folders whose files the house rules judge. */
export const rooms = ['machines', 'content', 'src', 'tests', 'e2e', 'tools', 'server'];

/** Written by a program, not by an author. */
const isGenerated = (path: string) => path === 'src/boot/routeTree.gen.ts';

/** Every file of the rooms with one of these endings, as paths from the root. */
export function filesIn(folders: readonly string[], endings: RegExp): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && endings.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
    )
    .filter((path) => !isGenerated(path))
    .toSorted();
}

/** Parses a source; a sample of a rule is a text without a file. */
export function parse(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'does not parse'}`);
  return { path, text, program: program as unknown as Node, comments };
}

const isScript = /\.(ts|tsx|mjs|cjs)$/;
const read = (path: string) => parse(path, readFileSync(join(root, path), 'utf8'));

/** Every script of these folders: for rules that compare files with each other. */
export const readSources = (folders: readonly string[] = rooms): Source[] =>
  filesIn(folders, isScript).map(read);

/** The files that `npm test -- --changed` judges; undefined in all other runs. */
const changed = process.env['AXIS_HOUSE_FILES']?.split(',');

/** Whether this run judges the files of a change alone. */
export const isOfChange = changed !== undefined;

/** The scripts of these folders, in a run of a change those that have changed: for rules that look at one file alone. */
export const readJudged = (folders: readonly string[] = rooms): Source[] =>
  filesIn(folders, isScript)
    .filter((path) => changed?.includes(path) !== false)
    .map(read);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes directly below this one. */
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** Every node below and including this one, with its parent. */
export function* nodesOf(node: Node, parent: Node | null = null): Generator<[Node, Node | null]> {
  yield [node, parent];
  for (const child of childrenOf(node)) yield* nodesOf(child, node);
}

/** The nodes of one type. */
export const nodesOfType = (node: Node, type: string): Node[] =>
  [...nodesOf(node)].flatMap(([one]) => (one.type === type ? [one] : []));

/** The line of a node. */
export const lineOf = (source: Source, node: { start: number }) =>
  source.text.slice(0, node.start).split('\n').length;

/** The nodes under a key that holds one node or several. */
export const under = (node: Node | null | undefined, key: string): Node[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
};

/** The one node under a key. */
export const at = (node: Node | null | undefined, key: string): Node | undefined =>
  under(node, key)[0];

/** The value of a string literal. */
export const stringOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

/** The name of an identifier. */
export const nameOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Identifier' ? String(node['name']) : undefined;

/** The key of a property, if it is literal. */
export const keyOf = (property: Node): string | undefined =>
  property['computed'] === true
    ? undefined
    : (nameOf(at(property, 'key')) ??
      stringOf(at(property, 'key')) ??
      (at(property, 'key')?.type === 'Literal'
        ? String(at(property, 'key')?.['value'])
        : undefined));

/** The properties of an object literal by their keys. */
export const entriesOf = (node: Node | undefined): [string, Node][] =>
  node?.type === 'ObjectExpression'
    ? under(node, 'properties').flatMap((property): [string, Node][] => {
        const key = keyOf(property);
        const value = at(property, 'value');
        return key === undefined || value === undefined ? [] : [[key, value]];
      })
    : [];

/** The value under a key of an object literal. */
export const valueAt = (node: Node | undefined, key: string): Node | undefined =>
  entriesOf(node).find(([name]) => name === key)?.[1];
