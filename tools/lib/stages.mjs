// The stages of `npm test`: what each runs, how its result is counted, and the summary.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestChromium, installTestChromium } from './chromium.mjs';
import { countPlaywright, countVitest, reportIn } from './counts.mjs';
import { nodeLine, nodeRecord } from './nodes.mjs';
import { canHavePostgres } from './postgres.mjs';
import { root } from '../../server/settings.mjs';
import { Sorry, sentenceFor } from '../../server/sorry.mjs';
import { prepareSite } from './throwaway.mjs';

/**
 * @typedef {import('./counts.mjs').Count} Count
 * @typedef {import('./counts.mjs').Ended} Ended
 * @typedef {{ name: string, run: (work: string) => Promise<Count>, beside?: true }} Stage
 *   `beside`: it needs one core, and goes beside the stage before it.
 */

/** Running children: they end with this process. @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Ends a child with everything it started: each leads a process group of its own.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
}
process.on('exit', () => {
  for (const child of children) endGroup(child, 'SIGKILL');
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(130));

/**
 * Runs a script of node_modules and collects its output.
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Ended>}
 */
function node(words, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      // A developer's own settings must not decide what passes.
      env: { ...process.env, AXIS_ENV_FILES: 'off', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    children.add(child);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      endGroup(child, 'SIGKILL');
      children.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Where the stage `build` leaves the site.
 * @param {string} work
 */
const siteIn = (work) => join(work, 'site');

/**
 * Where it leaves the one with the bridge of the path tests.
 * @param {string} work
 */
const pathSiteIn = (work) => join(work, 'paths');

/** @param {string} file below node_modules */
const tool = (file) => join(root, 'node_modules', file);

/**
 * A tool that says yes or no counts as one check.
 * @param {string[][]} commands
 * @returns {Promise<Count>}
 */
async function checks(commands) {
  const count = { passed: 0, failed: 0, notes: /** @type {string[]} */ ([]) };
  for (const words of commands) {
    const { code, output } = await node(words);
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
 * @returns {Promise<Count>}
 */
export async function inChromium(project, work) {
  if (!existsSync(join(root, 'playwright.config.ts')) || !existsSync(join(root, 'e2e')))
    throw new Sorry('playwright.config.ts or e2e/ is missing.');
  installTestChromium();
  const file = join(work, `${project}.json`);
  const words = ['test', `--project=${project}`, '--reporter=json'];
  const ended = await node([tool('playwright/cli.js'), ...words], {
    CHROMIUM_PATH: await findTestChromium(),
    // The stage before has built it; without that stage it is built here.
    ...(existsSync(siteIn(work)) && { AXIS_E2E_DIST: siteIn(work) }),
    ...(existsSync(pathSiteIn(work)) && { AXIS_PATHS_DIST: pathSiteIn(work) }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return countPlaywright(reportIn(file), ended);
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
    async run(work) {
      const file = join(work, 'unit.json');
      const words = ['run', '--reporter=json', `--outputFile=${file}`];
      const ended = await node([tool('vitest/vitest.mjs'), ...words], { NODE_ENV: 'test' });
      return countVitest(reportIn(file), ended);
    },
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
      const ended = await node([join(root, 'tools/test-postgres.mjs'), ...words]);
      return countVitest(reportIn(file), ended);
    },
  },
  {
    name: 'build',
    beside: true,
    // As the journeys and the paths will be served it, and what the paths will walk: they need not make it again, on one
    // core with the other idle.
    async run(work) {
      await prepareSite({ dist: siteIn(work) });
      await prepareSite({ dist: pathSiteIn(work), mode: 'e2e' });
      // A list needs no browser: any program will do for its name.
      await node([tool('playwright/cli.js'), 'test', '--project=paths', '--list'], {
        CHROMIUM_PATH: process.execPath,
      });
      return { passed: 1, failed: 0, notes: [] };
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
async function runStage(stage, work) {
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
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.stdout.write(`\n${nodeLine(process.versions.node, nodeRecord())}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
