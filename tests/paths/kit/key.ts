// What distinguishes two situations, as text.
import type { Paths } from './define.ts';
import type { Situation } from './engine.ts';
import { pathOf } from './transitions.ts';

/** Values that JSON leaves out: the entries of maps and sets, and big numbers. */
function plain(item: unknown): unknown {
  if (item instanceof Map) return { map: [...item] };
  if (item instanceof Set) return { set: [...item] };
  return typeof item === 'bigint' ? `${item}n` : item;
}

/** Writes a value; one that contains itself is written as `(again)` where it was met before. */
function written(value: unknown, met: WeakSet<object> | undefined): string {
  return JSON.stringify(value, (_, item: unknown) => {
    if (item instanceof Error) return { error: item.message };
    if (typeof item !== 'object' || item === null) return item === undefined ? null : plain(item);
    if ('xstate$$type' in item) return '(actor)';
    if (met?.has(item)) return '(again)';
    met?.add(item);
    return plain(item);
  });
}

/** A value as text, equal for equal values: an actor is written as `(actor)`, an error by its message. */
export function textOf(value: unknown): string {
  try {
    return written(value, undefined);
  } catch {
    return written(value, new WeakSet());
  }
}

/**
 * Distinguishes situations by state, context (or its abstraction), the order in which timers come due, and open ports.
 * The exact time left is not part of the key: paths consist of steps that were made, so none is impossible. What a
 * history state remembers is part of it.
 */
export function keyMaker(model: Paths) {
  return ({ snapshot, timers, running }: Situation) => {
    const { context } = snapshot;
    const relevant: unknown =
      model.abstraction === undefined ? context : model.abstraction(snapshot);
    const due = timers.toSorted((a, b) => a.left - b.left).map((timer) => timer.id);
    const ports = running.map(({ id, port, fresh }) =>
      fresh && port in model.environment ? `${id} (fresh)` : id,
    );
    const kept = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
      id,
      nodes.map(pathOf),
    ]);
    return textOf([
      snapshot.status,
      snapshot.value,
      relevant,
      due,
      ports,
      ...(kept.length > 0 ? [kept] : []),
    ]);
  };
}
