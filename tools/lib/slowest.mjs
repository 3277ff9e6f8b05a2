// Which tests take longest: read from the reports of Vitest and Playwright that a run has written anyway.
import { root } from '../../server/settings.mjs';

/**
 * @typedef {{ name: string, file: string, seconds: number }} Timed
 * @typedef {{ title: string, file: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ title: string, file?: string, suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * The tests of a report of Vitest; none where there is no such report.
 * @param {unknown} report
 * @returns {Timed[]}
 */
export function timesOfVitest(report) {
  if (typeof report !== 'object' || report === null || !('testResults' in report)) return [];
  const { testResults } =
    /** @type {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} */ (
      report
    );
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      file: name.replace(`${root}/`, ''),
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/**
 * @param {Suite} suite
 * @param {string[]} around the titles of the groups around it
 * @returns {Timed[]}
 */
function timesIn({ title, file, suites = [], specs = [] }, around) {
  // The outermost suite is the file.
  const titles = title === file ? around : [...around, title];
  return [
    ...specs.map((spec) => ({
      name: [...titles, spec.title].join(' › '),
      file: `e2e/${spec.file}`,
      seconds: spec.tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
    ...suites.flatMap((suite) => timesIn(suite, titles)),
  ];
}

/**
 * The tests of a report of Playwright; none where there is no such report.
 * @param {unknown} report
 * @returns {Timed[]}
 */
export function timesOfPlaywright(report) {
  if (typeof report !== 'object' || report === null || !('suites' in report)) return [];
  return /** @type {{ suites: Suite[] }} */ (report).suites.flatMap((suite) => timesIn(suite, []));
}

/**
 * The slowest tests, the slowest first; of those that took equally long, in the order of their files and names.
 * @param {readonly Timed[]} tests
 * @param {number} [most]
 * @returns {Timed[]}
 */
export const slowestOf = (tests, most = 20) =>
  tests
    .toSorted(
      (a, b) =>
        b.seconds - a.seconds || a.file.localeCompare(b.file) || a.name.localeCompare(b.name),
    )
    .slice(0, most);

/**
 * What the end of a run says of them; nothing where there are none.
 * @param {readonly Timed[]} tests
 * @param {number} [most]
 * @returns {string}
 */
export function slowestText(tests, most = 20) {
  const slowest = slowestOf(tests, most);
  if (slowest.length === 0) return '';
  const lines = slowest.map(
    ({ name, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}  ${name}`,
  );
  return [`The slowest ${slowest.length} of ${tests.length} tests:`, ...lines, ''].join('\n');
}

/**
 * How long the tests of each file took together, in seconds.
 * @param {readonly Timed[]} tests
 * @returns {Record<string, number>}
 */
export function secondsByFile(tests) {
  /** @type {Record<string, number>} */
  const seconds = {};
  for (const { file, seconds: took } of tests) seconds[file] = (seconds[file] ?? 0) + took;
  return seconds;
}
