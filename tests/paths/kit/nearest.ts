// Suggestions for a name that does not exist.

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** A sentence with up to three known names, the nearest first. */
export function nearest(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'There is none.';
  const near = known
    .map((candidate) => ({
      candidate,
      far: distance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
  return `Nearest: ${near.join(', ')}.`;
}
