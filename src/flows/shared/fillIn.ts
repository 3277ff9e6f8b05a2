// Sentences with a blank: '{email}' in content/ is filled in where the sentence is shown.

/** Puts each value at its `{name}`; a name that the sentence does not hold is ignored. */
export function fillIn(sentence: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, () => String(value)),
    sentence,
  );
}
