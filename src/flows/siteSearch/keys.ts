// Keys in the search's field that move along the list and not within the words.

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/**
 * Where a key leads from the hit at `at` among `count`: arrows go round, Home and End to the ends.
 * @returns nothing where the key is the field's own
 */
export function destination(event: Key, at: number, count: number): number | undefined {
  if (count === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  if (event.key === 'ArrowDown') return (at + 1) % count;
  if (event.key === 'ArrowUp') return (at - 1 + count) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : undefined;
}
