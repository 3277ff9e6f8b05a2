// The shape of a value: of which kind it and its fields are, and nothing that a user typed. What a model declares and what
// a page is seen to do are compared by it.

/**
 * The shapes of a value, as words: its kind, and that of each of its fields. The browser's recorder is given the source of
 * this function, so it may use nothing outside itself.
 */
export function shapesOf(value: unknown): string[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page is given this function alone
  const kindOf = (one: unknown): string => {
    if (one === undefined) return 'nothing';
    if (one === null || typeof one === 'boolean') return String(one);
    if (typeof one === 'string') return one === '' ? 'empty text' : 'text';
    if (Array.isArray(one)) return one.length === 0 ? 'an empty list' : 'a list';
    return typeof one === 'object' ? 'an object' : `a ${typeof one}`;
  };
  const kind = kindOf(value);
  if (kind !== 'an object') return [kind];
  const fields = Object.entries(value as object).filter(([, one]) => one !== undefined);
  // Actors, files, errors and parts of the program have no fields to speak of; a dictionary has keys of its users.
  const isPlain =
    [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null) &&
    !(Symbol.toStringTag in (value as object));
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
  const isField = ([name, one]: [string, unknown]) =>
    typeof one !== 'function' && /^[a-z]\w{0,23}$/i.test(name);
  if (!isPlain || !fields.every(isField)) return [kind];
  return [
    kind,
    ...fields.map(([name, one]: [string, unknown]) => {
      // What tells one answer from another is named by the machines themselves.
      const isTag = /^(?:outcome|tier)$/.test(name) && /^[a-z]\w{0,23}$/i.test(String(one));
      return `${name}: ${isTag ? String(one) : kindOf(one)}`;
    }),
  ];
}

/** What is told of an error: whether it has words for the user, and whether it says how long to wait. */
export function errorShape(error: unknown): string {
  const { message, retryAfter } = (typeof error === 'object' ? (error ?? {}) : {}) as {
    message?: unknown;
    retryAfter?: unknown;
  };
  const words = typeof message === 'string' && message !== '' ? 'with words' : 'without words';
  return typeof retryAfter === 'number' ? `${words}, and names the seconds to wait` : words;
}
