// Where the command lines of the kit speak and write, and the replay of one path.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { UnknownWord, chosen } from './arguments.ts';
import type { Console } from './project.ts';
import { describePath, onCommandOf, runPath } from './run.ts';
import type { Subject } from './sections.ts';
import { follow } from './select.ts';

/** Runs one path again and prints its steps. */
export function replay(
  { flow, graph }: Subject,
  words: string,
  { say, complain }: Console,
): number {
  const [first = '', ...ids] = words.trim().split(/\s+/);
  const start = chosen('input', first.replace(/^@/, ''), Object.keys(graph.model.input));
  const path = follow(graph, start, ids);
  if (path === undefined) {
    const possible = ids.findIndex((_, index) => !follow(graph, start, ids.slice(0, index + 1)));
    throw new UnknownWord(`The move ‘${ids[possible] ?? ''}’ is not possible there.`);
  }
  const failure = runPath(graph.model, onCommandOf(graph.engine.machine), path);
  const moves = path.steps.map(({ move }) => move);
  const what = failure ? 'the path fails' : 'the path holds';
  (failure ? complain : say)(describePath(flow, graph, what, start, moves, failure?.reasons ?? []));
  return failure ? 1 : 0;
}

/** Writes a file and says so. */
export function write(file: string, text: string, { root, say }: Console) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  say(`${relative(root, file)} written.`);
}

/** Answers an argument that is unknown: with its words, and 2. */
export function refuse(error: unknown, { complain }: Console): number {
  if (!(error instanceof UnknownWord)) throw error;
  complain(error.message);
  return 2;
}
