// Medians, ranges and ratios of repeated figures.

/** @param {number[]} list */
export function median(list) {
  const sorted = list.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** The median with its range, e.g. `412 (398–440)`. @param {number[]} list @param {number} [digits] */
export function spread(list, digits = 0) {
  const [low, high] = [Math.min(...list), Math.max(...list)];
  const show = (/** @type {number} */ value) => value.toFixed(digits);
  return low === high ? show(low) : `${show(median(list))} (${show(low)}–${show(high)})`;
}

/** @param {number[]} list @param {number[]} base */
export function ratio(list, base) {
  const below = median(base);
  return below === 0 ? '–' : `${(median(list) / below).toFixed(2)} ×`;
}
