// Probes: single paths of a model that only the unit tests take.
import type { AnyEventObject } from 'xstate';
import type { Paths, ProbeStep } from './define.ts';
import { answerEvent } from './engine.ts';
import type { Engine, Situation } from './engine.ts';
import { applyMove, enabledMoves, errorOf } from './moves.ts';
import type { Move } from './moves.ts';
import { inputOf } from './select.ts';
import type { Path, PathStep } from './select.ts';

/** The move that a step of a probe means in a situation. */
function moveOf(model: Paths, situation: Situation, step: ProbeStep): Move {
  if (typeof step === 'string') {
    const move = enabledMoves(model, situation).find(({ id }) => id === step);
    if (move === undefined) throw new Error(`the move ‘${step}’ is not possible there`);
    return move;
  }
  if ('type' in step) {
    const event: AnyEventObject = step;
    return { kind: 'user', id: event.type, say: event.type, event };
  }
  const invocation = situation.running.find(({ port }) => port === step.port)?.id;
  if (invocation === undefined) throw new Error(`the port ‘${step.port}’ is not open there`);
  const event = answerEvent(
    invocation,
    'fails' in step ? { error: errorOf(step) } : { output: step.gives },
  );
  return { kind: 'actor', id: `${step.port}=`, say: step.port, event, invocation };
}

/** The path of a probe. An event that the machine refuses is a step too: it changes nothing. */
export function probePath(model: Paths, engine: Engine, name: string): Path {
  const probe = model.probes?.[name];
  const start = probe?.input ?? Object.keys(model.input)[0] ?? '';
  if (probe === undefined) throw new Error(`There is no probe ‘${name}’.`);
  if (!(start in model.input))
    throw new Error(`The probe ‘${name}’: there is no input ‘${start}’.`);
  const given = 'given' in probe ? { given: probe.given as unknown } : {};
  const { situation: begin, trace: first } = engine.begin(inputOf(model, { start, ...given }));
  const steps: PathStep[] = [];
  let situation = begin;
  for (const [index, step] of probe.steps.entries()) {
    try {
      const move = moveOf(model, situation, step);
      const { trace, situation: after } = applyMove(engine, situation, move);
      steps.push({ move, trace, situation: after });
      situation = after;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The probe ‘${name}’, step ${index + 1}: ${reason}.`, { cause: error });
    }
  }
  return { start, ...given, begin, first, steps };
}

/** The paths of every probe, by name. */
export const probePaths = (model: Paths, engine: Engine): [name: string, path: Path][] =>
  Object.keys(model.probes ?? {}).map((name) => [name, probePath(model, engine, name)]);
