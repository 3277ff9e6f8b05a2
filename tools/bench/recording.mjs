// `npm run bench:recording`: what it costs that the journeys record the events of all actors (e2e/seen): the same ten files of journeys
// on one built site, in turn with the recorder and without it, by the time that all processors of the machine are busy. On Linux, and
// on a machine with nothing else to do: it says how busy the machine is before it begins. `npm run bench:recording -- 3` for three rounds.
import '../../server/check-node.cjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { giveUp } = await import('../../server/sorry.mjs');
const { root } = await import('../../server/settings.mjs');
const { prepareSite } = await import('../lib/throwaway.mjs');
const { median, spread } = await import('./statistics.mjs');

const journeys = [
  'accountMenu',
  'asynq',
  'booking',
  'community',
  'dashboard',
  'drafts',
  'home',
  'newMember',
  'requests',
  'sessions',
].map((name) => `e2e/journeys/${name}.spec.ts`);

/** Seconds that the machine's processors have been busy: in programs, in the kernel, and in interrupts. */
function busySeconds() {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq) / 100;
}

/**
 * Runs the journeys once.
 * @param {string} dist
 * @param {boolean} records
 * @returns {Promise<number>} the seconds of processors
 */
async function run(dist, records) {
  const before = busySeconds();
  const words = ['test', '--project=journeys', '--no-deps', '--reporter=dot', ...journeys];
  const child = spawn(process.execPath, [join(root, 'node_modules/playwright/cli.js'), ...words], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, AXIS_E2E_DIST: dist, ...(!records && { AXIS_E2E_UNRECORDED: 'yes' }) },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) process.stdout.write(`A journey has failed: this round counts less.\n`);
  return busySeconds() - before;
}

const work = mkdtempSync(join(tmpdir(), 'axis-bench-'));
try {
  const kept = process.env['AXIS_E2E_DIST'];
  const { dist } = await prepareSite({ dist: kept ?? join(work, 'dist'), reuse: true });
  const idle = busySeconds();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  process.stdout.write(`Busy before: ${((busySeconds() - idle) / 5).toFixed(2)} processors\n`);
  const rounds = Number(process.argv[2] ?? 3);
  /** @type {number[]} */
  const recorded = [];
  /** @type {number[]} */
  const unrecorded = [];
  // The first run fills the caches of files, and is not counted.
  await run(dist, true);
  for (let round = 0; round < rounds; round += 1) {
    // Each is first in every other round.
    for (const records of round % 2 === 0 ? [true, false] : [false, true])
      (records ? recorded : unrecorded).push(await run(dist, records));
    const cost = (median(recorded) / median(unrecorded) - 1) * 100;
    process.stdout.write(
      `Seconds of processors: recorded ${spread(recorded, 1)}, not recorded ${spread(unrecorded, 1)}: ${cost.toFixed(1)} %\n`,
    );
  }
} catch (error) {
  giveUp(error);
} finally {
  rmSync(work, { recursive: true, force: true });
}
