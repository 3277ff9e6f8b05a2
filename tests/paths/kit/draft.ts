// Explores a machine that has no model yet: every event without payload, every port's failure, and an answer where the
// machine does not read it. What needs a sample is not tried, and is said.
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyEventWords, Outcome, Paths } from './define.ts';
import { answerEvent, createEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { activeStatesOf, explore } from './explore.ts';
import type { Bounds, Graph } from './explore.ts';
import { explorable, isFeed, kindOf } from './implementations.ts';
import { watchedAnswer, watchedEvent, watchedInput } from './reading.ts';
import type { Reading } from './reading.ts';
import { eventTypesOf, portsOf } from './transitions.ts';

/** What was found out about a machine without a model. */
export type Draft = {
  machine: AnyStateMachine;
  /** Absent where the machine does not even start. */
  graph: Graph | undefined;
  /** What is read of the input, of each event, and of each port's answer. */
  input: Reading;
  events: Map<string, Reading>;
  answers: Map<string, Reading>;
  /** The event types that each feed reports, as far as its source names them. */
  feeds: Map<string, string[]>;
  /** The ports that are waited for. */
  ports: string[];
  /** Steps that throw, each as a sentence. */
  errors: string[];
};

/** The event that stands for every other one where a machine hears `*`, or those of a family. */
const sampleOf = (descriptor: string) =>
  descriptor === '*' ? 'any other event' : descriptor.replace(/\.\*$/, '.any');

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');

/** The feeds of a machine and the events that their source names, and its other ports. */
function sourcesOf(machine: AnyStateMachine) {
  const all = [...new Set(portsOf(machine).map(({ port }) => port))];
  const types = eventTypesOf(machine).filter((type) => !type.includes('*'));
  const feeds = new Map(
    all
      .filter((port) => isFeed(machine, port))
      .map((port) => {
        const { text } = kindOf(machine, port);
        const named = types.filter((type) =>
          ['"', "'", '`'].some((quote) => text.includes(`${quote}${type}${quote}`)),
        );
        return [port, named] as const;
      }),
  );
  return { feeds, ports: all.filter((port) => !feeds.has(port)) };
}

/** Tells for each snapshot whether a step needs nothing that is not known, and works it out once. */
function harmless(
  engine: Engine,
  watched: (reading: Reading) => ReturnType<typeof watchedEvent>[],
  whole: Reading,
  failed: (error: unknown, snapshot: AnyMachineSnapshot) => void,
) {
  const known = new WeakMap<AnyMachineSnapshot, boolean>();
  return (given: unknown): boolean => {
    const snapshot = given as AnyMachineSnapshot;
    const before = known.get(snapshot);
    if (before !== undefined) return before;
    const reading: Reading = new Set();
    let throws = false;
    for (const event of watched(reading)) {
      try {
        if (snapshot.can(event)) engine.send({ snapshot, timers: [], running: [] }, event);
      } catch (error) {
        throws = true;
        // An error after something was read is the lack of that; another one is the machine's own.
        if (reading.size === 0) failed(error, snapshot);
      }
    }
    for (const field of reading) whole.add(field);
    known.set(snapshot, reading.size === 0 && !throws);
    return reading.size === 0 && !throws;
  };
}

/** Explores a machine within bounds. */
export function draftOf(given: AnyStateMachine, bounds: Bounds): Draft {
  const machine = explorable(given, { holdsGuards: true });
  const engine = createEngine(machine);
  const errors = new Set<string>();
  const { feeds, ports } = sourcesOf(machine);
  const draft: Draft = {
    machine,
    graph: undefined,
    input: new Set(),
    events: new Map(),
    answers: new Map(),
    feeds,
    ports,
    errors: [],
  };
  const noting = (step: string) => (error: unknown, snapshot: AnyMachineSnapshot) => {
    const states = activeStatesOf({ snapshot, timers: [], running: [] }).join(', ');
    errors.add(`${step} throws in ‘${states}’: ${messageOf(error)}`);
  };
  const wordsOf = (type: string): AnyEventWords => {
    const reading: Reading = new Set();
    draft.events.set(type, reading);
    const watched = (read: Reading) => [watchedEvent(type, read)];
    return { say: type, when: harmless(engine, watched, reading, noting(`‘${type}’`)) };
  };
  const outcomesOf = (port: string): Record<string, Outcome<unknown>> => {
    const ids = portsOf(machine).flatMap((one) => (one.port === port ? [one.id] : []));
    const reading: Reading = new Set();
    draft.answers.set(port, reading);
    const fails = `${port} fails`;
    const answered = (read: Reading) => ids.map((id) => watchedAnswer(id, read));
    const failed = () => ids.map((id) => answerEvent(id, { error: new Error(fails) }));
    const done = harmless(engine, answered, reading, noting(`The answer of ‘${port}’`));
    const failure = harmless(engine, failed, new Set(), noting(`The failure of ‘${port}’`));
    return {
      ...(!feeds.has(port) && { done: { gives: undefined, say: `${port} is done`, when: done } }),
      failed: { fails, say: fails, when: failure },
    };
  };
  const reported = [...feeds.values()].flat();
  const own = eventTypesOf(machine)
    .map(sampleOf)
    .filter((type) => !reported.includes(type));
  const model: Paths = {
    machine,
    input: { start: { say: `${machine.id} starts`, input: watchedInput(draft.input) } },
    events: Object.fromEntries(own.map((type) => [type, wordsOf(type)])),
    environment: Object.fromEntries(
      [...feeds].map(([feed, types]) => [
        feed,
        Object.fromEntries(types.map((type) => [type, wordsOf(type)])),
      ]),
    ),
    outcomes: Object.fromEntries(
      [...feeds.keys(), ...ports].map((port) => [port, outcomesOf(port)]),
    ),
    states: {},
    resting: [],
    invariants: {},
  };
  try {
    draft.graph = explore(model, machine, {
      ...bounds,
      onError: (move, { snapshot }, error) => noting(`‘${move.id}’`)(error, snapshot),
    });
  } catch (error) {
    const without = draft.input.size > 0 ? ' without its input' : '';
    errors.add(`The machine does not start${without}: ${messageOf(error)}`);
  }
  draft.errors = [...errors];
  return draft;
}
