// Moments as the backend writes them.

/** A time as ISO; the embedded backend writes `2026-12-01 09:00:00+00`, which not every browser parses. */
export function moment(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const time = new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
