// One move of a product, and all that follows from it; and what its parts can do by themselves.
import type { Paths } from '../kit/define.ts';
import { answerEvent, emptyTrace } from '../kit/engine.ts';
import type { Engine, Situation, Step } from '../kit/engine.ts';
import type { Part, PartStep, Product, ProductMoment, Turn, World } from './product.ts';

/** The largest number of steps that may follow from one move. */
const depth = 200;

export type Running = { engine: Engine; model: Paths; part: Part };

/** A model with those samples alone that a product uses. */
export function narrowed(model: Paths, moves: Part['moves']): Paths {
  const pick = (events: Paths['events'], prefix: string): Paths['events'] =>
    Object.fromEntries(
      Object.entries(events).flatMap(([type, words]) => {
        const id = `${prefix}${type}`;
        if (words.samples === undefined) return moves(id) ? [[type, words]] : [];
        const samples = Object.entries(words.samples).filter(([name]) => moves(`${id}/${name}`));
        return samples.length === 0
          ? []
          : [[type, { ...words, samples: Object.fromEntries(samples) }]];
      }),
    );
  return {
    ...model,
    events: pick(model.events, ''),
    environment: Object.fromEntries(
      Object.entries(model.environment).map(([source, events]) => [
        source,
        pick(events, source === 'site' ? '' : `${source}>`),
      ]),
    ),
    outcomes: Object.fromEntries(
      Object.entries(model.outcomes).map(([port, outcomes]) => [
        port,
        Object.fromEntries(Object.entries(outcomes).filter(([name]) => moves(`${port}=${name}`))),
      ]),
    ),
  };
}

/** Time passes for a machine: its timers come nearer, and those that are due are taken. */
export function pass(engine: Engine, situation: Situation, ms: number): Step {
  const isDue = situation.timers.some(({ left }) => left <= ms);
  if (isDue) return engine.wait(situation);
  const timers = situation.timers.map((timer) => ({ ...timer, left: timer.left - ms }));
  return { situation: { ...situation, timers }, trace: emptyTrace() };
}

/** Makes one move, and all that follows from it. */
export function play(
  product: Product,
  machines: ReadonlyMap<string, Running>,
  from: World,
  move: (
    turn: Turn,
    step: (part: string, make: (given: Situation, engine: Engine) => Step | null) => void,
  ) => void,
): ProductMoment {
  let world = from;
  const steps: ({ part: string } & PartStep)[] = [];
  const busy = new Set<string>();
  const mailboxes = new Map<string, (() => void)[]>();
  const put = (part: string, situation: Situation | null) => {
    world = { ...world, parts: { ...world.parts, [part]: situation } };
  };
  const take = (part: string, make: (engine: Engine, now: Situation | null) => Step | null) => {
    // An actor that is in the middle of a step handles what it hears after it.
    if (busy.has(part)) {
      mailboxes.get(part)?.push(() => take(part, make));
      return;
    }
    const running = machines.get(part);
    if (running === undefined) throw new Error(`The product has no part ${part}.`);
    const before = world.parts[part] ?? null;
    const step = make(running.engine, before);
    if (step === null) return;
    if (steps.length > depth) throw new Error(`One move leads to more than ${depth} steps.`);
    const mailbox: (() => void)[] = [];
    busy.add(part);
    mailboxes.set(part, mailbox);
    put(part, step.situation);
    const taken = { before, after: step.situation, trace: step.trace };
    steps.push({ part, ...taken });
    product.hear[part]?.(taken, turn);
    busy.delete(part);
    for (const next of mailbox) next();
  };
  const turn: Turn = {
    world: () => world,
    send: (part, event) =>
      take(part, (engine, now) =>
        now?.snapshot.status === 'active' && now.snapshot.can(event)
          ? engine.send(now, event)
          : null,
      ),
    answer: (part, port, outcome) =>
      take(part, (engine, now) => {
        const open = now?.running.find((one) => one.port === port);
        return now === null || open === undefined
          ? null
          : engine.answer(now, open.id, answerEvent(open.id, outcome));
      }),
    start: (part, input) => take(part, (engine) => engine.begin(input)),
    stop: (part) => put(part, null),
    share: (change) => {
      world = { ...world, shared: change(world.shared) };
    },
  };
  move(turn, (part, make) =>
    take(part, (engine, now) => (now === null ? null : make(now, engine))),
  );
  return { before: from, world, steps };
}
