// Reads what the test runners report: how many passed, how many failed, and the words for each failure.
import { readFileSync } from 'node:fs';
import { root } from '../../server/settings.mjs';

/**
 * @typedef {{ passed: number, failed: number, notes: string[], tests?: import('./slowest.mjs').Timed[] }} Count
 *   `tests`: how long each took, where the stage says so
 * @typedef {{ code: number, output: string }} Ended
 */

/**
 * A report that a stage wrote, or nothing.
 * @param {string} file
 * @returns {unknown}
 */
export function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Counts Vitest's report. Skipped tests count as failed: nothing here is optional.
 * @param {unknown} report
 * @param {Ended} ended
 * @returns {Count}
 */
export function countVitest(report, ended) {
  if (typeof report !== 'object' || report === null || !('testResults' in report))
    return { passed: 0, failed: 1, notes: [ended.output.trim()] };
  const { testResults } =
    /** @type {{ testResults: { name: string, status: string, message?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[] }} */ (
      report
    );
  const count = { passed: 0, failed: 0, notes: /** @type {string[]} */ ([]) };
  for (const file of testResults) {
    const where = file.name.replace(`${root}/`, '');
    // A file that could not be loaded has no tests to count.
    if (
      file.status === 'failed' &&
      !file.assertionResults.some(({ status }) => status === 'failed')
    ) {
      count.failed += 1;
      count.notes.push(`${where}: ${file.message ?? 'failed'}`);
    }
    for (const { fullName, status, failureMessages = [] } of file.assertionResults) {
      if (status === 'passed') count.passed += 1;
      else {
        count.failed += 1;
        count.notes.push(`${where}: ${fullName} (${status})\n${failureMessages.join('\n')}`.trim());
      }
    }
  }
  return complete(count, ended);
}

/**
 * Counts Playwright's report. A flaky test has passed; a skipped one has not.
 * @param {unknown} report
 * @param {Ended} ended
 * @returns {Count}
 */
export function countPlaywright(report, ended) {
  if (typeof report !== 'object' || report === null || !('stats' in report))
    return { passed: 0, failed: 1, notes: [ended.output.trim()] };
  const {
    stats,
    suites = [],
    errors = [],
  } = /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites?: PlaywrightSuite[], errors?: { message?: string }[] }} */ (
    report
  );
  const notes = errors.map(({ message }) => message ?? 'an error without words');
  for (const suite of suites) notesOf(suite, suite.title, notes);
  const { expected, flaky, unexpected, skipped } = stats;
  return complete({ passed: expected + flaky, failed: unexpected + skipped, notes }, ended);
}

/**
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs?: { title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }[] }} PlaywrightSuite
 * @param {PlaywrightSuite} suite
 * @param {string} title
 * @param {string[]} notes
 */
function notesOf(suite, title, notes) {
  for (const inner of suite.suites ?? []) notesOf(inner, `${title} › ${inner.title}`, notes);
  for (const spec of suite.specs ?? []) {
    for (const { status, results } of spec.tests) {
      if (status !== 'unexpected' && status !== 'skipped') continue;
      const message = results
        .map(({ error }) => error?.message)
        .find((found) => found !== undefined);
      notes.push(`${title} › ${spec.title} (${status})\n${message ?? ''}`.trim());
    }
  }
}

/**
 * A stage that ends badly, or that ran nothing, has failed whatever its report says.
 * @param {Count} count
 * @param {Ended} ended
 * @returns {Count}
 */
function complete(count, ended) {
  if (count.failed > 0 || (ended.code === 0 && count.passed > 0)) return count;
  const why = count.passed === 0 ? 'No test ran.' : `It ended with ${ended.code}.`;
  return {
    ...count,
    failed: 1,
    notes: [...count.notes, `${why}\n${ended.output.trim().slice(-4000)}`],
  };
}
