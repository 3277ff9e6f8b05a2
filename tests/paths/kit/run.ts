// Runs paths with a real actor, a simulated clock and ports that answer on command, and compares it with the model.
import { SimulatedClock, createActor } from 'xstate';
import type { ActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate';
import type { Paths } from './define.ts';
import { emptyTrace, outsideOf, stopAlone, transitionsTaken } from './engine.ts';
import type { StepTrace, Situation } from './engine.ts';
import { textOf } from './explore.ts';
import type { Graph } from './explore.ts';
import { follow, inputOf } from './select.ts';
import type { Path } from './select.ts';
import type { Move } from './moves.ts';
import { leavesOf, listSentences, momentSentences, outlineOf } from './differences.ts';
import { withNamedPorts } from './implementations.ts';
import { portsOf, transitionIds } from './transitions.ts';

type Answer = { type: 'gives'; output: unknown } | { type: 'fails'; error: unknown };
type Waiting = Snapshot<unknown> & { input: unknown };

/** Records each port that is opened; the running actor replaces the array at every step. */
let opened: StepTrace['started'] = [];

/** An actor logic that resolves or rejects when it receives the answer as an event. */
const onCommand = (port: string): ActorLogic<Waiting, Answer, unknown> => ({
  getInitialSnapshot: (_, input) => {
    opened.push({ port, input });
    return { status: 'active', output: undefined, error: undefined, input };
  },
  transition: ({ input }, event) => {
    if (event.type === 'gives') {
      return { status: 'done', output: event.output, error: undefined, input };
    }
    // Any other event (the actor is being stopped) changes nothing.
    if (event.type !== 'fails')
      return { status: 'active', output: undefined, error: undefined, input };
    return { status: 'error', output: undefined, error: event.error, input };
  },
  getPersistedSnapshot: (snapshot) => snapshot,
});

/** A machine whose ports, nested machines included, answer on command. */
export function onCommandOf(machine: AnyStateMachine): AnyStateMachine {
  const named = withNamedPorts(machine);
  const ports = [
    ...portsOf(named).map(({ port }) => port),
    ...Object.keys(named.implementations.actors),
  ];
  return named.provide({
    actors: Object.fromEntries(ports.map((port) => [port, onCommand(port)])),
  });
}

/** The invariants that do not hold after a step, the secrets that leaked, and the error of the machine. */
export function violations(model: Paths, { snapshot }: Situation, trace: StepTrace): string[] {
  const secrets = model.secrets ?? [];
  const open = secrets.length > 0 ? textOf([snapshot.context, trace.emitted]) : '';
  return [
    ...Object.entries(model.invariants)
      .filter(([, holds]) => !holds({ snapshot, ...trace }))
      .map(([sentence]) => `The invariant does not hold: ${sentence}`),
    ...secrets
      .filter((secret) => open.includes(secret))
      .map((secret) => `The secret ‘${secret}’ is in the context or in an emitted event`),
    ...(snapshot.status === 'error' ? [`The machine is in error: ${textOf(snapshot.error)}`] : []),
  ];
}

/** Starts an actor; `applyMove` makes a move and returns its trace. */
function startActor(machine: AnyStateMachine, input: unknown) {
  const ids = transitionIds(machine);
  const clock = new SimulatedClock();
  let trace = emptyTrace();
  const begin = () => {
    trace = emptyTrace();
    opened = trace.started;
  };
  begin();
  const actor: AnyActorRef = createActor(machine, {
    input,
    clock,
    inspect: (event) => {
      // Only the machine has microsteps: every port is on command.
      if (event.type === '@xstate.microstep') {
        for (const transition of transitionsTaken(event)) {
          const id = ids.get(transition);
          if (id !== undefined) trace.transitions.push(id);
        }
      }
      if (event.type !== '@xstate.event' || event.event.type.startsWith('xstate.')) return;
      if (event.sourceRef === actor && event.actorRef !== actor) trace.sent.push(event.event);
    },
  });
  outsideOf(actor);
  actor.on('*', (event: AnyEventObject) => trace.emitted.push(event));
  actor.start();
  const applyMove = (move: Move) => {
    begin();
    if (move.kind === 'time') clock.increment(move.ms);
    else if (move.kind !== 'actor') actor.send(move.event);
    else {
      const port: AnyActorRef | undefined = actor.getSnapshot().children[move.invocation];
      if (port === undefined) throw new Error(`The port of ‘${move.id}’ is not open.`);
      const { event } = move;
      port.send(
        'error' in event
          ? { type: 'fails', error: event['error'] }
          : { type: 'gives', output: event['output'] },
      );
    }
    return trace;
  };
  return { actor, applyMove, first: trace };
}

export type Failure = {
  step: number;
  reasons: string[];
  /** The innermost states that were planned, and those that are active. */
  places: { planned: string[]; here: string[] };
};

/**
 * Runs one path with a real actor.
 * @param verified steps that were compared before, and are not compared again
 * @returns the first step (-1: the start) that differs from the model or violates an invariant, or undefined
 */
export function runPath(
  model: Paths,
  machine: AnyStateMachine,
  path: Path,
  verified = new WeakSet<StepTrace>(),
): Failure | undefined {
  const { actor, applyMove, first } = startActor(machine, inputOf(model, path));
  const differences = (planned: Situation, expected: StepTrace, seen: StepTrace) => {
    const real = actor.getSnapshot();
    return [
      ...momentSentences(machine, planned.snapshot, real),
      ...listSentences('taken', expected.transitions, seen.transitions),
      ...listSentences('emitted', expected.emitted, seen.emitted),
      ...listSentences('sent', expected.sent, seen.sent),
      ...listSentences('opened', expected.started, seen.started),
    ];
  };
  const compare = (step: number, planned: Situation, expected: StepTrace, seen: StepTrace) => {
    if (verified.has(expected)) return undefined;
    const reasons = [
      ...differences(planned, expected, seen),
      ...violations(model, planned, expected),
    ];
    const here = leavesOf(actor.getSnapshot().value);
    if (reasons.length > 0)
      return { step, reasons, places: { planned: leavesOf(planned.snapshot.value), here } };
    verified.add(expected);
    return undefined;
  };
  try {
    let failure = compare(-1, path.begin, path.first, first);
    for (const [index, step] of path.steps.entries()) {
      if (failure !== undefined) return failure;
      failure = compare(index, step.situation, step.trace, applyMove(step.move));
    }
    return failure;
  } finally {
    stopAlone(actor);
  }
}

/** A failing path without the rows of steps that it does not need to fail; long rows are tried first. */
export function shrink(graph: Graph, machine: AnyStateMachine, path: Path): Path {
  const failing = (candidate: Path | undefined) => {
    const failure = candidate && runPath(graph.model, machine, candidate);
    return candidate && failure
      ? { ...candidate, steps: candidate.steps.slice(0, failure.step + 1) }
      : undefined;
  };
  let shortest = failing(path) ?? path;
  const without = (at: number, count: number) => {
    const ids = shortest.steps.map(({ move }) => move.id);
    return failing(follow(graph, shortest.start, ids.toSpliced(at, count)));
  };
  for (let count = shortest.steps.length - 1; count > 0; count -= 1) {
    let at = 0;
    while (at + count <= shortest.steps.length) {
      const shorter = without(at, count);
      if (shorter === undefined) at += 1;
      else shortest = shorter;
    }
  }
  return shortest;
}

/** A path step by step, what went wrong, and the command that runs it again. */
export function describePath(
  flow: string,
  graph: Graph,
  what: string,
  start: string,
  moves: readonly Move[],
  reasons: readonly string[],
): string {
  const ids = [`@${start}`, ...moves.map(({ id }) => id)];
  return [
    `${flow}: ${what} after ${moves.length} step(s).`,
    `   ${graph.model.input[start]?.say ?? start}`,
    ...moves.map(({ say }, index) => `${index + 1}. ${say}`),
    ...reasons.map((reason) => `   ${reason}`),
    `Replay: npm run paths -- ${flow} --replay "${ids.join(' ')}"`,
  ].join('\n');
}

/** A failing path, shortened and described. */
export function describeFailure(
  flow: string,
  graph: Graph,
  machine: AnyStateMachine,
  path: Path,
): string {
  const shortest = shrink(graph, machine, path);
  const failure = runPath(graph.model, machine, shortest);
  const moves = shortest.steps.map(({ move }) => move);
  return describePath(flow, graph, 'a path fails', shortest.start, moves, [
    ...(failure?.reasons ?? ['The failure cannot be reproduced.']),
    ...(failure ? outlineOf(machine, failure.places.here, failure.places.planned) : []),
  ]);
}
