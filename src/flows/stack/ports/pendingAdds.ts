// A visitor's additions to their stack: kept in this browser until they have signed in, then added and deleted here.
import { fromPromise } from 'xstate';
import type { StackAction, StackItem, StackKey } from '#machines/stack.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { keys, read, write } from '#adapters/storage/keys.ts';

const isItem = (value: unknown): value is StackItem =>
  isRecord(value) &&
  ['kind', 'id', 'title', 'link'].every((field) => typeof value[field] === 'string');

/** The pending additions, in the order in which they were made; invalid ones are skipped. */
export function readPendingAdds(): StackItem[] {
  try {
    const stored: unknown = JSON.parse(read(keys.pendingAdds) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    return [];
  }
}

const keep = (pendingAdds: readonly StackItem[]) =>
  write(keys.pendingAdds, pendingAdds.length === 0 ? null : JSON.stringify(pendingAdds));

/** Deletes the pending additions for which `isSettled` is true. */
export const clearPendingAdds = (isSettled: (pendingAdd: StackKey) => boolean) => {
  const pendingAdds = readPendingAdds();
  const left = pendingAdds.filter((pendingAdd) => !isSettled(pendingAdd));
  if (left.length < pendingAdds.length) keep(left);
};

/** Port `savePendingAdds`: saves each item once, and returns the page on which it was added. */
export const savePendingAdds = fromPromise<{ next: string }, { line: readonly StackAction[] }>(
  async ({ input }) => {
    const known = readPendingAdds();
    const wanted = input.line.map(({ item }) => item);
    const fresh = wanted.filter((item) =>
      known.every(({ kind, id }) => kind !== item.kind || id !== item.id),
    );
    keep([...known, ...fresh]);
    const { pathname, search } = window.location;
    return { next: pathname + search };
  },
);
