// Which tests end differently from run to run: compares the reports that Playwright has written of several runs.
import { Sorry } from '../../server/sorry.mjs';

/**
 * @typedef {{ title: string, file: string, tests: { status: string }[] }} Spec
 * @typedef {{ title: string, file?: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {Map<string, string>} Results what became of each test: `passed`, `failed`, `skipped`
 *
 * @typedef {object} Comparison
 * @property {number} tests how many there are
 * @property {number} runs
 * @property {{ name: string, results: string[] }[]} different with the result of each run
 * @property {{ name: string, result: string }[]} neverPassed those that ended alike in each run, and badly
 */

/** @type {Record<string, string>} */
const words = { expected: 'passed', unexpected: 'failed', flaky: 'failed, then passed' };

/** A test that a run does not know: it was not reached, or the run broke off. */
const missing = 'did not run';

/**
 * @param {Suite} suite
 * @param {string[]} around
 * @returns {[string, string][]}
 */
function resultsIn({ title, file, suites = [], specs = [] }, around) {
  // The outermost suite is the file.
  const titles = title === file ? around : [...around, title];
  return [
    ...specs.map((spec) => {
      const status = spec.tests[0]?.status ?? '';
      const name = [`e2e/${spec.file}`, ...titles, spec.title].join(' › ');
      return /** @type {[string, string]} */ ([name, words[status] ?? status]);
    }),
    ...suites.flatMap((suite) => resultsIn(suite, titles)),
  ];
}

/**
 * The result of each test of a report; none where there is no such report.
 * @param {unknown} report
 * @returns {Results}
 */
export function resultsOf(report) {
  if (typeof report !== 'object' || report === null || !('suites' in report)) return new Map();
  const { suites } = /** @type {{ suites: Suite[] }} */ (report);
  return new Map(suites.flatMap((suite) => resultsIn(suite, [])));
}

/**
 * Compares the runs test by test.
 * @param {readonly Results[]} runs
 * @returns {Comparison}
 */
export function compareRuns(runs) {
  const names = [...new Set(runs.flatMap((run) => [...run.keys()]))].toSorted();
  /** @type {Comparison} */
  const comparison = { tests: names.length, runs: runs.length, different: [], neverPassed: [] };
  for (const name of names) {
    const results = runs.map((run) => run.get(name) ?? missing);
    const [first = missing] = results;
    if (new Set(results).size > 1) comparison.different.push({ name, results });
    else if (first !== 'passed') comparison.neverPassed.push({ name, result: first });
  }
  return comparison;
}

/**
 * What is said of a comparison. Its last line has the counts.
 * @param {Comparison} comparison
 * @returns {string}
 */
export function comparisonText({ tests, runs, different, neverPassed }) {
  const lines = different.flatMap(({ name, results }) => {
    const counts = [...new Set(results)].map((result) => {
      const at = results.flatMap((one, index) => (one === result ? [index + 1] : []));
      return `  ${result} in ${at.length} of ${runs}: run ${at.join(', ')}`;
    });
    return [name, ...counts];
  });
  for (const { name, result } of neverPassed) lines.push(`${name}\n  ${result} in each run`);
  lines.push(`${tests} tests, ${runs} runs, ${different.length} different`);
  return `${lines.join('\n')}\n`;
}

/**
 * The exit code of a comparison: 0 where each test has passed in each run, and there were some.
 * @param {Comparison} comparison
 * @returns {number}
 */
export const exitCodeOf = ({ tests, different, neverPassed }) =>
  tests > 0 && different.length === 0 && neverPassed.length === 0 ? 0 : 1;

/**
 * Reads the words of the command: how often, and which part.
 * @param {readonly string[]} given
 * @returns {{ runs: number, part: string[] }} `part`: words for Playwright
 * @throws {Sorry}
 */
export function askedOf(given) {
  let runs = 10;
  /** @type {string[]} */
  const part = [];
  for (const word of given) {
    const [, name = '', value = ''] = /^--(runs|grep)=(.+)$/s.exec(word) ?? [];
    if (name === 'runs' && /^[1-9]\d*$/.test(value)) runs = Number(value);
    else if (name === 'grep') part.push('--grep', value);
    else if (/^(?:\.\/)?e2e\//.test(word)) part.push(word);
    else
      throw new Sorry(
        `"${word}" is unknown: \`npm run test:flaky -- --runs=3 --grep="a title" e2e/journeys/asynq.spec.ts\` runs a part three times.`,
      );
  }
  return { runs, part };
}
