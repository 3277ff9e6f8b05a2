// Keys in the search field that move through the results and not through the text.

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/**
 * The result to which a key moves from the one at `at` among `count`: arrows wrap around, Home and End move to the
 * ends.
 * @returns nothing where the key belongs to the field
 */
export function destination(event: Key, at: number, count: number): number | undefined {
  if (count === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  if (event.key === 'ArrowDown') return (at + 1) % count;
  if (event.key === 'ArrowUp') return (at - 1 + count) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : undefined;
}
