// A value that changes, for the tests of feeds.

/** A value that changes, and notifies its watchers. */
export function changing<Value>(first: Value) {
  let value = first;
  const notices = new Set<() => void>();
  return {
    now: () => value,
    watch: (notice: () => void) => {
      notices.add(notice);
      return () => void notices.delete(notice);
    },
    becomes: (next: Value) => {
      value = next;
      for (const notice of notices) notice();
    },
    isWatched: () => notices.size > 0,
  };
}
