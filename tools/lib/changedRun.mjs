// Runs what `npm test -- --changed` has decided on: form, unit tests and types beside the browser, which needs a site.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../server/settings.mjs';
import { planOf } from './changed.mjs';
import { changedFiles } from './changedFiles.mjs';
import { tool } from './runNode.mjs';
import {
  checks,
  inChromium,
  inVitest,
  knownSeconds,
  pathSiteIn,
  runStage,
  siteIn,
} from './stages.mjs';
import { prepareSite, templateData } from './throwaway.mjs';
import { readWorld } from './world.mjs';

/**
 * @typedef {import('./changed.mjs').Plan} Plan
 * @typedef {import('./counts.mjs').Count} Count
 * @typedef {import('./stages.mjs').Stage} Stage
 */

/** Only what has changed since the last time is checked anew. */
const types = [
  tool('typescript/bin/tsc'),
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules/.cache/axis-one/changed.tsbuildinfo'),
];

/** More names than this are too long for an environment, and for the time. */
const mostJudged = 500;

/**
 * The site of the journeys, built once: by the lane that is first idle.
 * @param {Plan} plan
 * @param {string} work
 */
function journeysSite({ journeys }, work) {
  // Compressing takes as long as building, and only those of e2e/html look at what is compressed.
  const counts = journeys.some((spec) => spec.startsWith('e2e/html/'));
  const env = counts ? {} : { AXIS_COMPRESSES: 'off' };
  /** @type {Promise<unknown> | undefined} */
  let building;
  return () => {
    if (journeys.length === 0 || process.env['AXIS_E2E_DIST'] !== undefined) return undefined;
    return (building ??= prepareSite({ dist: siteIn(work), env }));
  };
}

/**
 * What needs no browser, and the site of the journeys, while the tours are walked.
 * @param {Plan} plan
 * @param {() => Promise<unknown> | undefined} site
 * @returns {Stage[]}
 */
function quickStages({ types: hasTypes, format, unit, models, journeys }, site) {
  const prettier = [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn'];
  const form = [...prettier, '--ignore-unknown', '--no-error-on-unmatched-pattern', ...format];
  const env = {
    ...(format.length <= mostJudged && { AXIS_HOUSE_FILES: format.join(',') }),
    ...(models.length > 0 && { AXIS_PATHS_FLOWS: models.join(',') }),
  };
  return [
    {
      name: 'lint',
      run: () => checks([[tool('oxlint/bin/oxlint')], ...(format.length > 0 ? [form] : [])]),
    },
    ...(journeys.length > 0 && process.env['AXIS_E2E_DIST'] === undefined
      ? [{ name: 'build', run: async () => (await site(), { passed: 1, failed: 0, notes: [] }) }]
      : []),
    { name: 'unit', run: (/** @type {string} */ work) => inVitest(work, unit, env) },
    // Last: the first time it takes longest.
    ...(hasTypes ? [{ name: 'types', run: () => checks([types]) }] : []),
  ];
}

/**
 * What needs one, each with its site. One that the environment names is taken as it is: AXIS_PATHS_DIST, AXIS_E2E_DIST.
 * @param {Plan} plan
 * @param {() => Promise<unknown> | undefined} site
 * @returns {Stage[]}
 */
function browserStages({ paths, journeys, flows }, site) {
  /** @type {Stage[]} */
  const stages = [];
  if (paths.length > 0)
    stages.push({
      name: 'paths',
      async run(work) {
        if (process.env['AXIS_PATHS_DIST'] === undefined)
          await prepareSite({ dist: pathSiteIn(work), mode: 'e2e' });
        const env =
          flows.length > 0 ? { AXIS_PATHS_FLOWS: flows.join(','), AXIS_TEST_TAGGED: 'also' } : {};
        return inChromium('paths', work, paths, env);
      },
    });
  if (journeys.length > 0)
    stages.push({
      name: 'journeys',
      async run(work) {
        await site();
        return inChromium('journeys', work, [...journeys, '--no-deps']);
      },
    });
  return stages;
}

/**
 * Runs stages one after the other.
 * @param {Stage[]} stages
 * @param {string} work
 * @returns {Promise<Count[]>}
 */
async function inOrder(stages, work) {
  /** @type {Count[]} */
  const counts = [];
  for (const stage of stages) counts.push(await runStage(stage, work));
  return counts;
}

/**
 * Runs what the changes since a commit can break, and says what it leaves out.
 * @param {string} ref
 * @returns {Promise<number>} the exit code
 */
export async function runChanged(ref) {
  const changed = changedFiles(root, ref);
  if (changed.length === 0) {
    process.stdout.write(`Nothing differs from ${ref}.\n0 passed, 0 failed\n`);
    return 0;
  }
  const plan = planOf(changed, readWorld(knownSeconds()));
  const files = changed.length === 1 ? 'file differs' : 'files differ';
  process.stdout.write(`${changed.length} ${files} from ${ref}.\n`);
  for (const sentence of plan.says) process.stdout.write(`${sentence}\n`);
  for (const name of /** @type {const} */ (['unit', 'flows', 'paths', 'journeys']))
    if (plan[name].length > 0) process.stdout.write(`  ${name}: ${plan[name].join(' ')}\n`);
  const work = mkdtempSync(join(tmpdir(), 'axis-test-'));
  process.on('exit', () => rmSync(work, { recursive: true, force: true }));
  // Two lanes for two cores: the browser mostly waits for its site, the other lane for nothing.
  const site = journeysSite(plan, work);
  const lanes = [quickStages(plan, site), browserStages(plan, site)];
  // Both builds need it, and would make it at the same time.
  if (plan.paths.length + plan.journeys.length > 0) await templateData();
  const counts = (await Promise.all(lanes.map((stages) => inOrder(stages, work)))).flat();
  process.stdout.write('\nLeft out:\n');
  for (const sentence of plan.leftOut) process.stdout.write(`  ${sentence}\n`);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
