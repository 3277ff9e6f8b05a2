// `npm run test:flaky`: the journeys ten times, with more browsers than cores and a process that computes beside them, and
// which of them end differently. `-- --runs=3 --grep="a title" e2e/journeys/asynq.spec.ts` runs a part, three times.
import '../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { spawn } = await import('node:child_process');
const { mkdtempSync, rmSync } = await import('node:fs');
const { availableParallelism, tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { reportIn } = await import('./lib/counts.mjs');
const { askedOf, compareRuns, comparisonText, exitCodeOf, resultsOf } =
  await import('./lib/flaky.mjs');
const { installIfNeeded } = await import('./lib/install.mjs');
const { inChromium, siteIn } = await import('./lib/stages.mjs');
const { prepareSite } = await import('./lib/throwaway.mjs');
const { root } = await import('../server/settings.mjs');
const { giveUp } = await import('../server/sorry.mjs');

/** Takes one core as long as this process lives: ended by its id alone. */
function startLoad() {
  // It ends by itself, should this process be killed: the pipe to it closes.
  const script =
    'process.stdin.on("end", () => process.exit()).resume(); const work = () => { const until = Date.now() + 50; while (Date.now() < until); setImmediate(work); }; work();';
  const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'ignore', 'ignore'] });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  return end;
}

try {
  process.chdir(root);
  const { runs, part } = askedOf(process.argv.slice(2));
  installIfNeeded();
  const work = mkdtempSync(join(tmpdir(), 'axis-flaky-'));
  process.on('exit', () => rmSync(work, { recursive: true, force: true }));
  if (process.env['AXIS_E2E_DIST'] === undefined) await prepareSite({ dist: siteIn(work) });
  const workers = availableParallelism() + 3;
  const endLoad = startLoad();
  const results = [];
  for (let run = 1; run <= runs; run += 1) {
    const began = Date.now();
    // Without its teardown, which compares all that was seen with what the models assume.
    const count = await inChromium('journeys', work, [
      ...part,
      '--no-deps',
      `--workers=${workers}`,
    ]);
    results.push(resultsOf(reportIn(join(work, 'journeys.json'))));
    rmSync(join(work, 'journeys.json'), { force: true });
    for (const note of count.notes) process.stdout.write(`${note}\n`);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    process.stdout.write(
      `run ${run} of ${runs}: ${count.passed} passed, ${count.failed} failed, ${seconds} s\n`,
    );
  }
  endLoad();
  const comparison = compareRuns(results);
  process.stdout.write(`\n${comparisonText(comparison)}`);
  process.exit(exitCodeOf(comparison));
} catch (error) {
  giveUp(error);
}
