// A walk through a machine: the start and the moves, replayed with the real machine's own steps.
import type { AnyEventObject } from 'xstate';
import type { Engine, Move, PlayKit, Situation, Step } from './playKit.ts';

export type WalkStep = Step & { move: Move };
export type Walk = {
  start: string;
  begin: Step;
  steps: WalkStep[];
  /** The first move that is not possible (any more). */
  lost: string | null;
};

const isEvent = (value: unknown): value is AnyEventObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** An event that a user wrote down themselves, as a move: its id carries it. */
export function ownMove(event: AnyEventObject): Move {
  const id = `!${encodeURIComponent(JSON.stringify(event))}`;
  return { kind: 'user', id, say: `Send ${JSON.stringify(event)}`, event };
}

/** Reads an event out of what a user typed; a sentence where it is none. */
export function readEvent(type: string, payload: string): AnyEventObject | string {
  try {
    const fields: unknown = payload.trim() === '' ? {} : JSON.parse(payload);
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
      return 'A payload is an object: { "name": "value" }.';
    return { ...fields, type };
  } catch {
    return 'This is no JSON: { "name": "value" }.';
  }
}

function ownEvent(id: string): AnyEventObject | undefined {
  try {
    const event: unknown = JSON.parse(decodeURIComponent(id.slice(1)));
    return isEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

function moveOf(kit: PlayKit, flow: string, situation: Situation, id: string): Move | undefined {
  if (!id.startsWith('!')) return kit.movesFrom(flow, situation).find((move) => move.id === id);
  const event = ownEvent(id);
  return event !== undefined && situation.snapshot.can(event) ? ownMove(event) : undefined;
}

export const lastOf = (walk: Walk): Situation => (walk.steps.at(-1) ?? walk.begin).situation;

/** A walk as text: `@way move move …`. */
export const textOfWalk = (start: string, moves: readonly { id: string }[]) =>
  [`@${start}`, ...moves.map(({ id }) => id)].join(' ');

/** Makes the moves one after the other, from the named start or the first one. */
export function replay(kit: PlayKit, engine: Engine, flow: string, text: string | null): Walk {
  const model = kit.models[flow];
  const [first = '', ...ids] = (text ?? '').split(' ').filter(Boolean);
  const ways = Object.keys(model?.input ?? {});
  const named = first.replace(/^@/, '');
  const start = ways.includes(named) ? named : (ways[0] ?? '');
  const begin = engine.begin(model?.input[start]?.input);
  const walk: Walk = { start, begin, steps: [], lost: null };
  for (const id of ids) {
    const situation = lastOf(walk);
    const move = moveOf(kit, flow, situation, id);
    if (move === undefined) return { ...walk, lost: id };
    walk.steps.push({ move, ...kit.make(engine, situation, move) });
  }
  return walk;
}

const literal = (value: unknown): string => {
  if (value instanceof Error) return `new Error(${JSON.stringify(value.message)})`;
  if (value === undefined) return 'undefined';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${literal(item)}`,
  );
  return `{ ${fields.join(', ')} }`;
};

/** A test expects only the JSON values of a context: actors, which represent other flows, are left out. */
const plainContext = (context: object) =>
  Object.fromEntries(
    Object.entries(JSON.parse(JSON.stringify(context)) as object).filter(
      ([, value]) => typeof value !== 'object' || value === null || !('xstate$$type' in value),
    ),
  );

function callOf(move: Move): string {
  if (move.kind === 'time') return 'engine.wait(situation)';
  if (move.kind !== 'actor') return `engine.send(situation, ${literal(move.event)})`;
  const id = JSON.stringify(move.invocation);
  return `engine.answer(situation, ${id}, ${literal(move.event)})`;
}

/** A walk as a Vitest file for tests/paths: it makes the same moves and expects the same end. */
export function testOf(flow: string, walk: Walk): string {
  const { snapshot } = lastOf(walk);
  const steps = walk.steps.flatMap(({ move }) => [
    `  // ${move.say}`,
    `  ({ situation } = ${callOf(move)});`,
  ]);
  return [
    `// A walk through ${flow}, taken in the flow atlas. Save it as tests/paths/${flow}.walk.test.ts.`,
    "import { expect, test } from 'vitest';",
    `import model from './${flow}.paths.ts';`,
    "import { createEngine } from './kit/engine.ts';",
    '',
    `test(${JSON.stringify(walk.steps.at(-1)?.move.say ?? 'The start')}, () => {`,
    '  const engine = createEngine(model.machine);',
    `  let { situation } = engine.begin(model.input[${JSON.stringify(walk.start)}]?.input);`,
    ...steps,
    `  expect(situation.snapshot.value).toEqual(${literal(snapshot.value)});`,
    `  expect(situation.snapshot.context).toMatchObject(${literal(plainContext(snapshot.context as object))});`,
    '});',
    '',
  ].join('\n');
}
