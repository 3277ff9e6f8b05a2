// The four kinds of move: what a person does, what the world reports, what a port answers, and time.
import type { AnyEventObject } from 'xstate';
import { site } from './define.ts';
import type { AnyEventWords, Paths } from './define.ts';
import { answerOf } from './engine.ts';
import type { Engine, Situation, Step } from './engine.ts';

export type Move = {
  /** `user` and `world` send, `actor` answers for a port, `time` waits for the next timer. */
  kind: 'user' | 'world' | 'actor' | 'time';
  /** What a replay command calls it: `identity.toggled/founder`, `signUp=taken`, `wait`. */
  id: string;
  say: string;
} & (
  | { kind: 'user' | 'world'; event: AnyEventObject; source?: string }
  | { kind: 'actor'; event: AnyEventObject; invocation: string }
  | { kind: 'time'; ms: number }
);

/** A span of time as one says it. */
export function spanOf(ms: number): string {
  if (ms < 1000) return `${ms} ms pass`;
  return ms === 1000 ? '1 second passes' : `${ms / 1000} seconds pass`;
}

function sends(
  kind: 'user' | 'world',
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

/** Every event that a person or the world could send now, whether or not the machine would take it. */
export function sendable(model: Paths, situation: Situation): Move[] {
  const { snapshot, running } = situation;
  const reporting = Object.entries(model.world).filter(
    ([source]) => source === site || running.some(({ port }) => port === source),
  );
  return [
    ...sends('user', undefined, model.events, snapshot),
    ...reporting.flatMap(([source, events]) => sends('world', source, events, snapshot)),
  ];
}

/** What a port rejects with. */
const errorOf = ({ fails, retryAfter }: { fails: string; retryAfter?: number }) =>
  Object.assign(new Error(fails), retryAfter === undefined ? {} : { retryAfter });

function answers(model: Paths, situation: Situation): Move[] {
  return situation.running.flatMap(({ id, port, fresh }) => {
    if (port in model.world && !fresh) return [];
    return Object.entries(model.outcomes[port] ?? {}).flatMap(([name, outcome]): Move[] => {
      if (outcome.when && !outcome.when(situation.snapshot)) return [];
      const fails = 'fails' in outcome;
      const event = answerOf(id, fails ? { error: errorOf(outcome) } : { output: outcome.gives });
      const say = outcome.say ?? `The service answers: ${'fails' in outcome ? outcome.fails : ''}`;
      return [{ kind: 'actor', id: `${port}=${name}`, say, event, invocation: id }];
    });
  });
}

/** Every move that is possible now and that the machine takes. */
export function movesFrom(model: Paths, situation: Situation): Move[] {
  const { snapshot, timers } = situation;
  if (snapshot.status !== 'active') return [];
  const taken = sendable(model, situation).filter(
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

/** Makes a move in the pure model. */
export function make(engine: Engine, situation: Situation, move: Move): Step {
  if (move.kind === 'time') return engine.wait(situation);
  if (move.kind === 'actor') return engine.answer(situation, move.invocation, move.event);
  return engine.send(situation, move.event);
}
