// The four kinds of move: what the user does, what the environment reports, what a port answers, and time.
import type { AnyEventObject } from 'xstate';
import { site } from './define.ts';
import type { AnyEventWords, Paths } from './define.ts';
import { answerEvent } from './engine.ts';
import type { Engine, Situation, Step } from './engine.ts';

export type Move = {
  /** `user` and `environment` send an event, `actor` answers for a port, `time` waits for the next timer. */
  kind: 'user' | 'environment' | 'actor' | 'time';
  /** As in a replay command: `<event>/<sample>`, `<feed>><event>`, `<port>=<outcome>`, `wait`. */
  id: string;
  say: string;
} & (
  | { kind: 'user' | 'environment'; event: AnyEventObject; source?: string }
  | { kind: 'actor'; event: AnyEventObject; invocation: string }
  | { kind: 'time'; ms: number }
);

/** A span of time in words; `ms` in milliseconds. */
export function spanOf(ms: number): string {
  if (ms < 1000) return `${ms} ms pass`;
  return ms === 1000 ? '1 second passes' : `${ms / 1000} seconds pass`;
}

function sends(
  kind: 'user' | 'environment',
  source: string | undefined,
  events: Record<string, AnyEventWords>,
  snapshot: unknown,
): Move[] {
  return Object.entries(events).flatMap(([type, words]) => {
    if (words.when && !words.when(snapshot)) return [];
    const prefix = source === undefined || source === site ? type : `${source}>${type}`;
    const samples = Object.entries(words.samples ?? { '': {} });
    return samples.flatMap(([name, sample]): Move[] => {
      const payload = typeof sample === 'function' ? sample(snapshot) : sample;
      if (payload === undefined) return [];
      return [
        {
          kind,
          id: name === '' ? prefix : `${prefix}/${name}`,
          say: typeof words.say === 'string' ? words.say : words.say(payload, snapshot),
          event: { type, ...payload },
          ...(source !== undefined && { source }),
        },
      ];
    });
  });
}

/** Every event that the user or the environment could send now, whether or not the machine would accept it. */
export function sendableMoves(model: Paths, situation: Situation): Move[] {
  const { snapshot, running } = situation;
  const reporting = Object.entries(model.environment).filter(
    ([source]) => source === site || running.some(({ port }) => port === source),
  );
  return [
    ...sends('user', undefined, model.events, snapshot),
    ...reporting.flatMap(([source, events]) => sends('environment', source, events, snapshot)),
  ];
}

/** What a port rejects with. */
export const errorOf = ({ fails, retryAfter }: { fails: string; retryAfter?: number }) =>
  Object.assign(new Error(fails), retryAfter === undefined ? {} : { retryAfter });

function answers(model: Paths, situation: Situation): Move[] {
  return situation.running.flatMap(({ id, port, fresh }) => {
    if (port in model.environment && !fresh) return [];
    return Object.entries(model.outcomes[port] ?? {}).flatMap(([name, outcome]): Move[] => {
      if (outcome.when && !outcome.when(situation.snapshot)) return [];
      const fails = 'fails' in outcome;
      const event = answerEvent(
        id,
        fails ? { error: errorOf(outcome) } : { output: outcome.gives },
      );
      const say = outcome.say ?? `The service answers: ${'fails' in outcome ? outcome.fails : ''}`;
      return [{ kind: 'actor', id: `${port}=${name}`, say, event, invocation: id }];
    });
  });
}

/** Every move that is possible in a situation and that the machine accepts. */
export function enabledMoves(model: Paths, situation: Situation): Move[] {
  const { snapshot, timers } = situation;
  if (snapshot.status !== 'active') return [];
  const taken = sendableMoves(model, situation).filter(
    (move) => 'event' in move && snapshot.can(move.event),
  );
  const time: Move[] =
    timers.length === 0
      ? []
      : [timers.reduce((least, { left }) => Math.min(least, left), Infinity)].map((ms) => ({
          kind: 'time',
          id: 'wait',
          say: spanOf(ms),
          ms,
        }));
  return [...taken, ...answers(model, situation), ...time];
}

/** Makes a move in the pure model; returns the situation after it, and the trace. */
export function applyMove(engine: Engine, situation: Situation, move: Move): Step {
  if (move.kind === 'time') return engine.wait(situation);
  if (move.kind === 'actor') return engine.answer(situation, move.invocation, move.event);
  return engine.send(situation, move.event);
}
