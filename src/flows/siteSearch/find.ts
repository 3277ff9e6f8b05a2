// The search itself: words in any order and by prefix; accents and case do not matter. A word in the title weighs more
// than one in the tags, and that more than one in the text.
import type { SearchEntry } from '#content/schema.search.ts';

/** The weight of a word by its place: title, tags, text. A whole word counts more than a prefix. */
const weights = [100, 10, 1] as const;
const wholeWord = 2;
/** An occurrence is one number: the entry's index, and the place of the word in the entry. */
const kinds = 4;

/** Entries by title, and the occurrences of every word; words are sorted, so that a prefix is a range of them. */
type Prepared = {
  entries: readonly SearchEntry[];
  words: readonly string[];
  occurrences: readonly (readonly number[])[];
};

/**
 * Text in the form used for comparison: lower case without accents, words separated by single spaces.
 * @param text the original text
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsIn = (text: string) =>
  new Set(
    folded(text)
      .split(' ')
      .filter((word) => word !== ''),
  );

/** By code unit: the same in every browser, and quick. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function prepare(given: readonly SearchEntry[]): Prepared {
  const entries = given.toSorted((one, other) => compare(one.title, other.title));
  const known = new Map<string, number[]>();
  for (const [place, { title, tags, text }] of entries.entries())
    for (const [kind, part] of [title, tags.join(' '), text].entries())
      for (const word of wordsIn(part)) {
        const occurrences = known.get(word) ?? [];
        occurrences.push(place * kinds + kind);
        known.set(word, occurrences);
      }
  const sorted = [...known].toSorted(([one], [other]) => compare(one, other));
  return {
    entries,
    words: sorted.map(([word]) => word),
    occurrences: sorted.map(([, occurrences]) => occurrences),
  };
}

/** The entries of an index are prepared once, however many keys follow. */
const prepared = new WeakMap<readonly SearchEntry[], Prepared>();

/** The index of the first word that does not sort before `beginning`. */
function firstFrom(words: readonly string[], beginning: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The weight of one word in each entry: its highest weight, 0 where it does not occur. */
function weightsOf({ entries, words, occurrences }: Prepared, asked: string): Uint16Array {
  const own = new Uint16Array(entries.length);
  for (let at = firstFrom(words, asked); words[at]?.startsWith(asked) === true; at += 1) {
    const factor = words[at] === asked ? wholeWord : 1;
    for (const occurrence of occurrences[at] ?? []) {
      const place = Math.floor(occurrence / kinds);
      const weight = factor * (weights[occurrence % kinds] ?? 0);
      if (weight > (own[place] ?? 0)) own[place] = weight;
    }
  }
  return own;
}

/**
 * The entries that contain all words of a query, by weight, then by title.
 * @param given the index; each index is prepared once
 * @param query as it was typed; an empty one finds nothing
 */
export function find(given: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const [first, ...others] = wordsIn(query);
  if (first === undefined) return [];
  const index = prepared.get(given) ?? prepare(given);
  prepared.set(given, index);
  const total = Uint32Array.from(weightsOf(index, first));
  for (const word of others) {
    const own = weightsOf(index, word);
    for (const [place, weight] of total.entries()) {
      const more = own[place] ?? 0;
      total[place] = weight > 0 && more > 0 ? weight + more : 0;
    }
  }
  const places = [...total.keys()].filter((place) => (total[place] ?? 0) > 0);
  // The sort is stable: entries of equal weight stay in the order of titles.
  places.sort((one, other) => (total[other] ?? 0) - (total[one] ?? 0));
  return places.flatMap((place) => index.entries[place] ?? []);
}
