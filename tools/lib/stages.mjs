// The stages of `npm test`: what each runs, how its result is counted, and the summary.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findTestChromium, installTestChromium } from './chromium.mjs';
import { countPlaywright, countVitest, reportIn } from './counts.mjs';
import { nodeLine, nodeRecord } from './nodes.mjs';
import { canHavePostgres } from './postgres.mjs';
import { runNode, tool } from './runNode.mjs';
import { secondsByFile, slowestText, timesOfPlaywright, timesOfVitest } from './slowest.mjs';
import { root } from '../../server/settings.mjs';
import { Sorry, sentenceFor } from '../../server/sorry.mjs';
import { startOnce } from './startOnce.mjs';
import { prepareSite } from './throwaway.mjs';

/**
 * @typedef {import('./counts.mjs').Count} Count
 * @typedef {{ name: string, run: (work: string) => Promise<Count>, beside?: true }} Stage
 *   `beside`: it needs one core, and goes beside the stage before it.
 */

/**
 * Where the stage `build` leaves the site.
 * @param {string} work
 */
export const siteIn = (work) => join(work, 'site');

/**
 * Where it leaves the one with the bridge of the path tests.
 * @param {string} work
 */
export const pathSiteIn = (work) => join(work, 'paths');

/**
 * A tool that says yes or no counts as one check.
 * @param {string[][]} commands
 * @returns {Promise<Count>}
 */
export async function checks(commands) {
  const count = { passed: 0, failed: 0, notes: /** @type {string[]} */ ([]) };
  for (const words of commands) {
    const { code, output } = await runNode(words);
    if (code === 0) count.passed += 1;
    else {
      count.failed += 1;
      count.notes.push(output.trim());
    }
  }
  return count;
}

/**
 * One of Playwright's projects.
 * @param {'paths' | 'journeys' | 'pictures' | 'states'} project
 * @param {string} work
 * @param {string[]} [part] words that choose among its tests
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Count>}
 */
export async function inChromium(project, work, part = [], env = {}) {
  if (!existsSync(join(root, 'playwright.config.ts')) || !existsSync(join(root, 'e2e')))
    throw new Sorry('playwright.config.ts or e2e/ is missing.');
  installTestChromium();
  const file = join(work, `${project}.json`);
  const words = ['test', `--project=${project}`, '--reporter=json', ...part];
  const ended = await runNode([tool('playwright/cli.js'), ...words], {
    CHROMIUM_PATH: await findTestChromium(),
    // The stage before has built it; without that stage it is built here.
    ...(existsSync(siteIn(work)) && { AXIS_E2E_DIST: siteIn(work) }),
    ...(existsSync(pathSiteIn(work)) && { AXIS_PATHS_DIST: pathSiteIn(work) }),
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = reportIn(file);
  return { ...countPlaywright(report, ended), tests: timesOfPlaywright(report) };
}

/**
 * The unit tests.
 * @param {string} work
 * @param {string[]} [files] some of them
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Count>}
 */
export async function inVitest(work, files = [], env = {}) {
  const file = join(work, 'unit.json');
  const words = ['run', '--reporter=json', `--outputFile=${file}`, ...files];
  const ended = await runNode([tool('vitest/vitest.mjs'), ...words], { NODE_ENV: 'test', ...env });
  const report = reportIn(file);
  return { ...countVitest(report, ended), tests: timesOfVitest(report) };
}

/** @type {Stage[]} */
const stages = [
  { name: 'types', run: () => checks([[tool('typescript/bin/tsc')]]) },
  {
    name: 'lint',
    beside: true,
    run: () =>
      checks([
        [tool('oxlint/bin/oxlint')],
        [tool('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn'],
      ]),
  },
  {
    name: 'unit',
    run: (work) => inVitest(work),
  },
  {
    // The same schema on a PostgreSQL server, where many connections really race.
    name: 'postgres',
    async run(work) {
      if (!canHavePostgres()) {
        process.stdout.write('No PostgreSQL here: `npm run test:postgres` says what it needs.\n');
        return { passed: 0, failed: 0, notes: [] };
      }
      const file = join(work, 'postgres.json');
      const words = ['--reporter=json', `--outputFile=${file}`];
      const ended = await runNode([join(root, 'tools/test-postgres.mjs'), ...words]);
      const report = reportIn(file);
      return { ...countVitest(report, ended), tests: timesOfVitest(report) };
    },
  },
  {
    name: 'build',
    beside: true,
    // As the journeys and the paths will be served it, and what the paths will walk: they need not make it again, on one
    // core with the other idle.
    async run(work) {
      // The site of the journeys is built by `npm start`, which must serve it, too.
      await startOnce(siteIn(work));
      await prepareSite({ dist: pathSiteIn(work), mode: 'e2e' });
      // A list needs no browser: any program will do for its name.
      await runNode([tool('playwright/cli.js'), 'test', '--project=paths', '--list'], {
        CHROMIUM_PATH: process.execPath,
      });
      return { passed: 2, failed: 0, notes: [] };
    },
  },
  { name: 'paths', run: (work) => inChromium('paths', work) },
  { name: 'journeys', run: (work) => inChromium('journeys', work) },
];

export const stageNames = stages.map(({ name }) => name);

/**
 * The stages in turn, each with those that go beside it.
 * @param {Stage[]} chosen
 * @returns {Stage[][]}
 */
function inTurn(chosen) {
  /** @type {Stage[][]} */
  const turns = [];
  for (const stage of chosen) {
    if (stage.beside && turns.length > 0) turns.at(-1)?.push(stage);
    else turns.push([stage]);
  }
  return turns;
}

/**
 * Runs a stage and prints its result.
 * @param {Stage} stage
 * @param {string} work
 * @returns {Promise<Count>}
 */
export async function runStage(stage, work) {
  const began = Date.now();
  const count = await stage
    .run(work)
    .catch((error) => ({ passed: 0, failed: 1, notes: [sentenceFor(error)] }));
  for (const note of count.notes) process.stdout.write(`\n${note}\n`);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(
    `${count.failed === 0 ? '✓' : '✗'} ${stage.name.padEnd(9)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed  ${seconds} s\n`,
  );
  return count;
}

/** How long the tests of each file took in the last runs on this machine. */
const secondsFile = join(root, 'node_modules/.cache/axis-one/seconds.json');

/**
 * What the last runs on this machine took, in seconds by file; nothing is known at first.
 * @returns {Record<string, number>}
 */
export function knownSeconds() {
  const known = reportIn(secondsFile);
  return typeof known === 'object' && known !== null
    ? /** @type {Record<string, number>} */ (known)
    : {};
}

/**
 * Keeps what a run took, for the next `--changed`.
 * @param {import('./slowest.mjs').Timed[]} tests
 */
function keepSeconds(tests) {
  mkdirSync(dirname(secondsFile), { recursive: true });
  writeFileSync(secondsFile, JSON.stringify({ ...knownSeconds(), ...secondsByFile(tests) }));
}

/**
 * Runs the stages, few at once, and prints each result.
 * @param {string[]} only
 * @returns {Promise<number>} the exit code
 */
export async function runStages(only) {
  const unknown = only.filter((name) => !stageNames.includes(name));
  if (unknown.length > 0)
    throw new Sorry(
      `There is no stage "${unknown.join('", "')}": there are ${stageNames.join(', ')}.`,
    );
  const work = mkdtempSync(join(tmpdir(), 'axis-test-'));
  process.on('exit', () => rmSync(work, { recursive: true, force: true }));
  /** @type {Count[]} */
  const counts = [];
  for (const turn of inTurn(stages.filter(({ name }) => only.includes(name))))
    counts.push(...(await Promise.all(turn.map((stage) => runStage(stage, work)))));
  const tests = counts.flatMap((count) => count.tests ?? []);
  process.stdout.write(`\n${slowestText(tests)}`);
  keepSeconds(tests);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.stdout.write(`\n${nodeLine(process.versions.node, nodeRecord())}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
