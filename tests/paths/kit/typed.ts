// What a user has typed into a machine: its texts, choices and files as comparable entries.
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** One thing that a user typed or chose. `place` tells two fields with equal words apart. */
export type Entry = { place: string; text: string };

/** The names in the context of a machine that hold what a user types, as its root declares them: `meta: { typed: […] }`. */
export function typedIn(machine: AnyStateMachine): readonly string[] {
  const meta: unknown = machine.root.config.meta;
  const typed = typeof meta === 'object' && meta !== null && 'typed' in meta ? meta.typed : [];
  return Array.isArray(typed) ? typed.filter((name) => typeof name === 'string') : [];
}

/** The value at a dotted name. */
const valueAt = (context: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[key]
          : undefined,
      context,
    );

/** Texts without their surrounding blanks; a tick that is set by the name of its field; no numbers, and no ids. */
function entriesIn(value: unknown, path: readonly string[]): Entry[] {
  const [field = ''] = path.slice(-1);
  // The same field may be deeper in one place than in another: a draft on offer, and the form that shows it.
  const place = path.slice(-2).join('.');
  if (value === true) return [{ place, text: `${field}: yes` }];
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ place, text: value.trim() }];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => entriesIn(item, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'id' ? [] : entriesIn(item, [...path, key]),
  );
}

/** Everything typed that a value holds, wherever it is in it. */
export const textsIn = (value: unknown): ReadonlySet<string> =>
  new Set(entriesIn(value, []).map(({ text }) => text));

const idOf = ({ place, text }: Entry) => `${place}: ${text}`;

/** What a snapshot holds of typed data, by its id. `blank`: the ids that the machine holds from the start. */
export function entriesOf(
  { context }: AnyMachineSnapshot,
  typed: readonly string[],
  blank: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, Entry> {
  return new Map(
    typed
      .flatMap((name) => entriesIn(valueAt(context, name), name.split('.')))
      .map((entry) => [idOf(entry), entry] as const)
      .filter(([id]) => !blank.has(id)),
  );
}

/** The entries that are neither on screen nor handed over. */
export const lostOf = (
  before: ReadonlyMap<string, Entry>,
  shown: ReadonlyMap<string, Entry>,
  handedOver: ReadonlySet<string>,
): Entry[] =>
  [...before].flatMap(([id, entry]) =>
    shown.has(id) || handedOver.has(entry.text) ? [] : [entry],
  );
