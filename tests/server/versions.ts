// Whether a version of Node is in the range of a package's `engines.node`: the part of npm's ranges that the lockfile
// uses.

/** A version as its three numbers; missing ones are undefined. */
const partsOf = (text: string) =>
  text
    .split('.')
    .slice(0, 3)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : undefined));

/** Less than 0, 0 or more than 0, if the version is before, at or after the other; missing numbers count as 0. */
function compare(version: string, other: string): number {
  const [one, two] = [partsOf(version), partsOf(other)];
  for (const place of [0, 1, 2]) {
    const difference = (one[place] ?? 0) - (two[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The first numbers that a version must share with the one in a comparator. */
function beginsAlike(version: string, other: string, count: number): boolean {
  const [one, two] = [partsOf(version), partsOf(other)];
  return [0, 1, 2]
    .slice(0, count)
    .every((place) => two[place] === undefined || one[place] === two[place]);
}

function fitsOne(version: string, comparator: string): boolean {
  const [, operator = '', other = ''] = /^(>=|<=|>|<|\^|~|=|)v?([\dx*.]+)$/.exec(comparator) ?? [];
  if (other === '') throw new Error(`“${comparator}” is a range that this test does not know.`);
  const difference = compare(version, other);
  if (operator === '>=') return difference >= 0;
  if (operator === '<=') return difference <= 0;
  if (operator === '>') return difference > 0;
  if (operator === '<') return difference < 0;
  if (operator === '^') return difference >= 0 && beginsAlike(version, other, 1);
  if (operator === '~') return difference >= 0 && beginsAlike(version, other, 2);
  return beginsAlike(version, other, 3);
}

/**
 * Whether a version fits a range.
 * @throws where the range is written in another way than those of today
 */
export const fits = (version: string, range: string): boolean =>
  range.split('||').some((alternative) =>
    alternative
      .trim()
      .replace(/([<>=^~])\s+/g, '$1')
      .split(/\s+/)
      .every((comparator) => fitsOne(version, comparator)),
  );
