// What the words after `npm test --` ask for.
import { Sorry } from '../../server/sorry.mjs';

/** @typedef {{ only: string[] | undefined } | { changed: string }} Asked the stages, or the commit to compare with */

const usage =
  '`npm test` runs everything, `npm test -- --only unit,journeys` some stages, `npm test -- --changed [ref]` what a change can break.';

/**
 * Reads the words. An unknown one is refused: it would start a run of an hour.
 * @param {readonly string[]} words
 * @returns {Asked}
 * @throws {Sorry}
 */
export function askedBy(words) {
  const [first, second, ...rest] = words.flatMap((word) =>
    /^--(?:only|changed)=/.test(word) ? word.split(/=(.*)/s, 2) : [word],
  );
  if (first === undefined) return { only: undefined };
  if (rest.length === 0 && first === '--only' && second !== undefined)
    return { only: second.split(',') };
  if (rest.length === 0 && first === '--changed') return { changed: second ?? 'HEAD' };
  throw new Sorry(usage);
}
