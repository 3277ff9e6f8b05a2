// Ports reject with errors (PortError in src/adapters/supabase/client.ts), and every machine reads them in the same way:
// a machine is pasted alone into a visualizer, so it may not import the line that all of them share.
import { describe, expect, test } from 'vitest';
import { at, lineOf, nameOf, nodesOfType, parse, readSources, under } from './source.ts';
import type { Node, Source } from './source.ts';

const sources = readSources(['machines', 'src']);
const machines = sources.filter(({ path }) => path.startsWith('machines/'));
const ports = sources.filter(({ path }) =>
  /^src\/(adapters\/|flows\/[^/]+\/ports(\.ts$|\/))/.test(path),
);

/** The only text in which a machine may read an error. */
const reading = [
  "/** What a port's error says to the user; nothing if its message is empty. */",
  'const sentenceOf = (e: unknown) => (e instanceof Error && e.message ? { message: e.message } : {});',
].join('\n');
/** Too many tries, in a guard, and the seconds of the pause: no sentence. */
const pauses = [
  "=>\n      e instanceof Error && 'retryAfter' in e,",
  "=>\n  error instanceof Error && 'retryAfter' in error ? Number(error.retryAfter) : 0;",
];

/** Machines that read errors in words of their own. */
const otherReadings = ({ path, text }: Source): string[] =>
  /instanceof Error|\bsentenceOf = /.test(
    [reading, ...pauses].reduce((rest, known) => rest.replace(known, ''), text),
  )
    ? [`${path} reads errors in words of its own`]
    : [];

const isNoError = (node: Node | undefined) =>
  node === undefined ||
  ['Literal', 'TemplateLiteral', 'ObjectExpression', 'ArrayExpression'].includes(node.type) ||
  nameOf(node) === 'undefined';

/** Rejections with something that has no message: a text, an object, or nothing. */
function bareRejections(source: Source): string[] {
  const thrown = nodesOfType(source.program, 'ThrowStatement').map((node) => ({
    node,
    value: at(node, 'argument'),
  }));
  const rejected = nodesOfType(source.program, 'CallExpression')
    .filter((node) => {
      const callee = at(node, 'callee');
      return nameOf(callee) === 'reject' || nameOf(at(callee, 'property')) === 'reject';
    })
    .map((node) => ({ node, value: under(node, 'arguments')[0] }));
  return [...thrown, ...rejected]
    .filter(({ value }) => isNoError(value))
    .map(({ node }) => `${source.path}:${lineOf(source, node)} rejects without an error`);
}

describe('machines read the errors of ports in one way', () => {
  test('all of them', () => {
    expect(machines.filter(({ text }) => text.includes(reading)).length).toBeGreaterThan(10);
    expect(machines.flatMap(otherReadings)).toEqual([]);
  });
  test.each([
    "const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : '');",
    'const problemOf = (error: unknown) => error instanceof Error && error.message;',
    `${reading}\n${reading}`,
  ])('caught: %s', (text) => {
    expect(otherReadings(parse('machines/a.machine.ts', text))).toHaveLength(1);
  });
});

describe('ports reject with errors', () => {
  test('all of them', () => {
    expect(ports.length).toBeGreaterThan(50);
    expect(ports.flatMap(bareRejections)).toEqual([]);
  });
  test.each([
    "throw 'failed';",
    'throw { message: 1 };',
    'throw undefined;',
    "Promise.reject('failed');",
    'new Promise((_, reject) => reject());',
    'new Promise((_, reject) => reject(`failed`));',
  ])('caught: %s', (text) => {
    expect(bareRejections(parse('src/adapters/a.ts', text))).toHaveLength(1);
  });
  test.each(["throw new Error('');", 'throw error;', 'reject(toError(error));'])(
    'sound: %s',
    (text) => expect(bareRejections(parse('src/adapters/a.ts', text))).toEqual([]),
  );
});
