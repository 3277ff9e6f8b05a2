// Cuts text where a person would: between words, and never inside a character as it is seen on screen.
// Plain JavaScript, because the operator's command runs on Node without a build.

/**
 * The characters of a text as a person counts them: a flag or a family is one.
 * A browser without Intl.Segmenter takes code points, which at least leaves no half of a surrogate pair.
 * @param {string} text
 */
const charactersOf = (text) =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
    : Array.from(text);

/**
 * Where the last word that is complete in `kept` ends; the end of `kept` where that would give up more than half of it.
 * @param {string} text
 * @param {string} kept how `text` begins
 */
function wordEndIn(text, kept) {
  const least = kept.length / 2;
  if (/^\s/.test(text.slice(kept.length))) return kept.length;
  const space = kept.search(/\s+\S*$/);
  if (space >= least) return space;
  // Chinese, Japanese or Thai, or a very long word after a short one.
  if (!('Segmenter' in Intl)) return kept.length;
  const words = new Intl.Segmenter('en', { granularity: 'word' }).segment(text);
  const start = words.containing(kept.length)?.index ?? kept.length;
  return start >= least ? start : kept.length;
}

/**
 * The beginning of a text: at most `length` characters, of at most `codePoints` code points together.
 * @param {string} text
 * @param {number} length
 * @param {number} [codePoints] what a database takes that counts them
 */
export function beginningOf(text, length, codePoints = Infinity) {
  let kept = '';
  let room = codePoints;
  for (const character of charactersOf(text).slice(0, length)) {
    const size = Array.from(character).length;
    if (size > room) break;
    room -= size;
    kept += character;
  }
  // A single character that is longer than all the room there is.
  return kept === '' && text !== '' && length > 0
    ? Array.from(text).slice(0, codePoints).join('')
    : kept;
}

/**
 * A text of at most `length` characters: what is longer ends after a whole word, with "…", which counts.
 * @param {string} text
 * @param {number} length
 * @param {number} [codePoints] what a database takes that counts them
 */
export function ellipsize(text, length, codePoints = Infinity) {
  if (beginningOf(text, length, codePoints) === text) return text;
  const kept = beginningOf(text, Math.max(length - 1, 1), codePoints - 1);
  const ended = kept.slice(0, wordEndIn(text, kept)).replace(/[\s,;:–—-]+$/, '');
  return `${ended === '' ? kept : ended}…`;
}
