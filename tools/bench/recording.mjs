// `npm run bench:recording`: what it costs that the journeys record the events of all actors (e2e/seen): the same ten files of journeys
// on one built site, in turn with the recorder and without it, by the time that processors spend on the processes of the journeys. On
// Linux. Other work on the machine slows both alike: it says how busy the machine is before it begins. `npm run bench:recording -- 3`
// for three rounds, `-- 3 home drafts` with these files alone.
import '../../server/check-node.cjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { giveUp } = await import('../../server/sorry.mjs');
const { root } = await import('../../server/settings.mjs');
const { prepareSite } = await import('../lib/throwaway.mjs');
const { median, spread } = await import('./statistics.mjs');

const [rounds = '3', ...named] = process.argv.slice(2);
const all = [
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
];
const journeys = (named.length > 0 ? named : all).map((name) => `e2e/journeys/${name}.spec.ts`);

/** Seconds that the machine's processors have been busy: in programs, in the kernel, and in interrupts. */
function busySeconds() {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq) / 100;
}

/** The variable by which the processes of a run are known: Chromium leaves the group of its parent. */
const variable = 'AXIS_BENCH_RUN';

/**
 * Adds up what the processes of a run spend: what one has spent last is known until it is over.
 * @param {string} mark
 */
function watchProcesses(mark) {
  /** @type {Map<string, number>} */
  const spent = new Map();
  /** @type {Map<string, boolean>} */
  const isOfRun = new Map();
  const look = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        // A number is given to another process after a while: its start tells them apart.
        const id = `${pid} ${fields[19] ?? ''}`;
        const isOne =
          isOfRun.get(id) ??
          readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${variable}=${mark}`);
        isOfRun.set(id, isOne);
        // In the hundredths of a second that Linux counts.
        if (isOne) spent.set(id, (Number(fields[11]) + Number(fields[12])) / 100);
      } catch {
        // It is over.
      }
    }
  };
  const timer = setInterval(look, 250);
  return () => {
    clearInterval(timer);
    return [...spent.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
}

/**
 * Runs the journeys once.
 * @param {string} dist
 * @param {boolean} records
 * @returns {Promise<number>} the seconds of processors
 */
async function run(dist, records) {
  const mark = `${process.pid}.${performance.now()}`;
  const spent = watchProcesses(mark);
  const words = ['test', '--project=journeys', '--no-deps', '--reporter=dot', ...journeys];
  const child = spawn(process.execPath, [join(root, 'node_modules/playwright/cli.js'), ...words], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      [variable]: mark,
      AXIS_E2E_DIST: dist,
      ...(!records && { AXIS_E2E_UNRECORDED: 'yes' }),
    },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) process.stdout.write(`A journey has failed: this round counts less.\n`);
  return spent();
}

const work = mkdtempSync(join(tmpdir(), 'axis-bench-'));
try {
  const kept = process.env['AXIS_E2E_DIST'];
  const { dist } = await prepareSite({ dist: kept ?? join(work, 'dist'), reuse: true });
  const idle = busySeconds();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  process.stdout.write(`Busy before: ${((busySeconds() - idle) / 5).toFixed(2)} processors\n`);
  /** @type {number[]} */
  const recorded = [];
  /** @type {number[]} */
  const unrecorded = [];
  // The first run fills the caches of files, and is not counted.
  await run(dist, true);
  for (let round = 0; round < Number(rounds); round += 1) {
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
