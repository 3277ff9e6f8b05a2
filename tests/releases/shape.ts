// The form of what is stored: which fields there are, and of which kind, whatever they say.

const inside = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

function* pathsOf(value: unknown, path: string): Generator<string> {
  if (Array.isArray(value)) {
    yield `${path}[]`;
    for (const item of value as unknown[]) yield* pathsOf(item, `${path}[]`);
  } else if (typeof value === 'object' && value !== null) {
    yield `${path}{}`;
    for (const [name, inner] of Object.entries(value)) yield* pathsOf(inner, `${path}.${name}`);
  } else yield `${path}: ${value === null ? 'null' : typeof value}`;
}

/** The fields of what lies under some keys, each with its kind. */
export const shapeOf = (stored: Readonly<Record<string, string>>): readonly string[] =>
  [
    ...new Set(Object.entries(stored).flatMap(([key, text]) => [...pathsOf(inside(text), key)])),
  ].toSorted();

/** The first of many fields. */
const some = (paths: readonly string[]) =>
  paths.length > 6
    ? `${paths.slice(0, 6).join(', ')} and ${paths.length - 6} more`
    : paths.join(', ');

/** How one form differs from another, in words; null where it does not. */
export function differenceOf(before: readonly string[], after: readonly string[]): string | null {
  const added = after.filter((path) => !before.includes(path));
  const lacking = before.filter((path) => !after.includes(path));
  const parts = [
    ...(added.length === 0 ? [] : [`it has ${some(added)}`]),
    ...(lacking.length === 0 ? [] : [`it lacks ${some(lacking)}`]),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}
