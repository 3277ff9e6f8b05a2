// The strings of the content, each with the place where it is written.

/** A string of the content and where it stands. */
export type Words = { file: string; path: string; key: string; text: string };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every string below a value, with its path: items of a list are named by their id where they have one. */
export function* wordsIn(file: string, value: unknown, path = '', key = ''): Generator<Words> {
  if (typeof value === 'string') yield { file, path, key, text: value };
  else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      const name = isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : index;
      yield* wordsIn(file, entry, `${path}[${name}]`, key);
    }
  } else if (isRecord(value)) {
    for (const [name, entry] of Object.entries(value)) {
      yield* wordsIn(file, entry, path === '' ? name : `${path}.${name}`, name);
    }
  }
}
