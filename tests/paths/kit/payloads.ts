// What the types in a machine's source say an event carries. The types are read as text: nothing is compiled.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { at, keyOf, nodesOf, under } from './syntax.ts';
import type { Syntax } from './syntax.ts';

/** The fields of each event that the types name; `isTyped` where the file gives types at all. */
export type Payloads = { fields: Map<string, string[]>; isTyped: boolean };

const endings = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.js'];

function programOf(file: string): Syntax {
  return parseSync(file, readFileSync(file, 'utf8')).program as unknown as Syntax;
}

/** The file of a relative import. */
function fileOf(from: string, specifier: string): string | undefined {
  const path = join(dirname(from), specifier);
  const bare = path.replace(/\.[cm]?jsx?$/, '');
  return endings
    .flatMap((ending) => [path + ending, bare + ending])
    .find((candidate) => /\.[cm]?[jt]sx?$/.test(candidate) && existsSync(candidate));
}

/** The literal types of a member: `type: 'a'`, or `type: 'a' | 'b'`. */
function literalsOf(member: Syntax): string[] {
  const type = at(at(member, 'typeAnnotation'), 'typeAnnotation');
  const parts = type?.type === 'TSUnionType' ? under(type, 'types') : [type];
  return parts.flatMap((part) => {
    const value = at(part, 'literal')?.['value'];
    return typeof value === 'string' ? [value] : [];
  });
}

function collect(program: Syntax, fields: Map<string, string[]>) {
  for (const [node] of nodesOf(program)) {
    if (node.type !== 'TSTypeLiteral' && node.type !== 'TSInterfaceBody') continue;
    const members = [...under(node, 'members'), ...under(node, 'body')];
    const types = members.filter((member) => keyOf(member) === 'type').flatMap(literalsOf);
    const rest = members.flatMap((member) => keyOf(member) ?? []).filter((key) => key !== 'type');
    for (const type of types)
      fields.set(type, [...new Set([...(fields.get(type) ?? []), ...rest])]);
  }
}

/** Whether a property gives the types of events: `types: { events: … }`, or types that stand elsewhere. */
function typesEvents(property: Syntax): boolean {
  if (keyOf(property) !== 'types') return false;
  const value = at(property, 'value');
  const type = at(value, 'typeAnnotation');
  if (type !== undefined && type.type !== 'TSTypeLiteral') return true;
  const named = [...under(value, 'properties'), ...under(type, 'members')];
  return named.some((member) => keyOf(member) === 'events');
}

/** Reads the types of a file and of the files that it imports by a relative path. */
export function payloadsOf(file: string): Payloads {
  const fields = new Map<string, string[]>();
  const program = programOf(file);
  const nodes = [...nodesOf(program)].map(([node]) => node);
  const imported = nodes.flatMap((node) => {
    const specifier = node.type === 'ImportDeclaration' ? at(node, 'source')?.['value'] : undefined;
    return typeof specifier === 'string' && specifier.startsWith('.')
      ? (fileOf(file, specifier) ?? [])
      : [];
  });
  for (const one of [program, ...imported.map(programOf)]) collect(one, fields);
  const isTyped = nodes.some((node) => node.type === 'Property' && typesEvents(node));
  return { fields, isTyped };
}
