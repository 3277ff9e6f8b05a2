// The table of bench:load: medians and ranges of two commits, and how the second compares.
import { median, ratio, spread } from './statistics.mjs';

/**
 * @typedef {import('./loadSides.mjs').Side} Side
 * @typedef {import('./loadPlans.mjs').Member} Member
 * @typedef {import('./loadWorker.mjs').Load} Load
 * @typedef {Load & { memory: number, cost: number }} Measured cost: milliseconds of a processor that an answer took the server
 *
 * @typedef {Side & { embedded: Member[], shared: Member[], database: string, figures: Record<string, Measured[]> }} Contender
 */

/** @param {Measured[]} list @param {'rate' | 'p50' | 'p99' | 'memory' | 'errors' | 'cost'} key */
const column = (list, key) => list.map((one) => one[key]);

/**
 * @param {Record<string, string>} measures what they are called in words, by their names
 * @param {Contender} before
 * @param {Contender} now
 * @returns {string[]} lines of Markdown
 */
export function table(measures, before, now) {
  const lines = [
    '| | | requests a second | p50, ms | p99, ms | CPU, ms | errors | memory, MB |',
    '|---|---|---|---|---|---|---|---|',
  ];
  for (const [name, words] of Object.entries(measures)) {
    const [first, second] = [before.figures[name] ?? [], now.figures[name] ?? []];
    if (first.length === 0) continue;
    for (const [side, list] of /** @type {const} */ ([
      [before.name, first],
      [now.name, second],
    ])) {
      const errors = column(list, 'errors').reduce((sum, count) => sum + count, 0);
      lines.push(
        `| ${words} | ${side} | ${spread(column(list, 'rate'))} | ${spread(column(list, 'p50'), 1)} | ${spread(column(list, 'p99'), 1)} | ${spread(column(list, 'cost'), 2)} | ${errors} | ${median(column(list, 'memory')).toFixed(0)} |`,
      );
    }
    /** @param {'rate' | 'p50' | 'p99' | 'memory' | 'cost'} key */
    const compared = (key) => ratio(column(second, key), column(first, key));
    lines.push(
      `| | ratio | **${compared('rate')}** | ${compared('p50')} | ${compared('p99')} | ${compared('cost')} | | ${compared('memory')} |`,
    );
  }
  return lines;
}
