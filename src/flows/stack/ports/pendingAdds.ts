// What a visitor wants on their stack: kept in this browser until they have signed in, then added and let go.
import { fromPromise } from 'xstate';
import type { StackAction, StackItem, StackKey } from '#machines/stack.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { keys, read, write } from '#adapters/storage/keys.ts';

const isItem = (value: unknown): value is StackItem =>
  isRecord(value) &&
  ['kind', 'id', 'title', 'link'].every((field) => typeof value[field] === 'string');

/** The wishes, in the order in which they were made; what nobody can read is none. */
export function readPendingAdds(): StackItem[] {
  try {
    const kept: unknown = JSON.parse(read(keys.wishes) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem) : [];
  } catch {
    return [];
  }
}

const keep = (wishes: readonly StackItem[]) =>
  write(keys.wishes, wishes.length === 0 ? null : JSON.stringify(wishes));

/** Lets those wishes go for which `isSettled` holds. */
export const clearPendingAdds = (isSettled: (wish: StackKey) => boolean) => {
  const wishes = readPendingAdds();
  const left = wishes.filter((wish) => !isSettled(wish));
  if (left.length < wishes.length) keep(left);
};

/** Port `savePendingAdds`: keeps each item once, and answers with the page on which it was wished for. */
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
