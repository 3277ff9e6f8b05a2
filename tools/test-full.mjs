// `npm run test:full`: what takes longer than `npm test` may: the server's data folders, backups, full disks and stalled
// clients on real processes, every value mutant, the pictures of the design system, and each state of each form that holds
// something typed, met by each interruption in Chromium. Writes its short report to docs/full-run.md.
// `npm run test:full -- --only=states` runs one part (tools/lib/fullRun.mjs names them), and leaves the others in the report as they were;
// `npm run test:full -- backup` runs one file of Vitest, without a report.
import '../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { execFileSync, spawn } = await import('node:child_process');
const { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { countVitest, reportIn } = await import('./lib/counts.mjs');
const { fullRunText, partNames, partsIn } = await import('./lib/fullRun.mjs');
const { installIfNeeded } = await import('./lib/install.mjs');
const { inChromium } = await import('./lib/stages.mjs');
const { statesIn } = await import('./lib/states.mjs');
const { root } = await import('../server/settings.mjs');
const { Sorry, giveUp } = await import('../server/sorry.mjs');

/**
 * @typedef {import('./lib/counts.mjs').Count} Count
 * @typedef {import('./lib/fullRun.mjs').PartName} PartName
 * @typedef {Count & { rows: [file: string, tests: number][], text: string[] }} Result
 */

/**
 * The tests of Vitest that `npm test` leaves out.
 * @param {string} work
 * @param {string[]} words
 * @returns {Promise<Result>}
 */
async function processes(work, words = []) {
  const file = join(work, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const code = Number(await new Promise((resolve) => child.once('exit', resolve)));
  const report = reportIn(file);
  const { testResults = [] } =
    /** @type {{ testResults?: { name: string, assertionResults: unknown[] }[] }} */ (report ?? {});
  /** @type {[string, number][]} */
  const rows = testResults.map(({ name, assertionResults }) => [
    name.replace(`${root}/`, ''),
    assertionResults.length,
  ]);
  return {
    ...countVitest(report, { code, output: 'No report.' }),
    rows: rows.toSorted(),
    text: [],
  };
}

/**
 * A file of tests in Chromium.
 * @param {string} file
 * @param {Promise<Count>} counting
 * @returns {Promise<Result>}
 */
async function browsed(file, counting) {
  const count = await counting;
  return { ...count, rows: [[file, count.passed + count.failed]], text: [] };
}

/** @type {Record<PartName, (work: string) => Promise<Result>>} */
const parts = {
  processes: (work) => processes(work),
  pictures: (work) => browsed('e2e/pictures/shots.spec.ts', inChromium('pictures', work)),
  profile: (work) => {
    const file = 'e2e/kept/kept.spec.ts';
    return browsed(
      file,
      inChromium('journeys', work, [file, '--no-deps', '--grep', 'Edit Profile']),
    );
  },
  states: async (work) => {
    const file = 'e2e/paths/kept/everyState.spec.ts';
    const result = await browsed(file, inChromium('states', work));
    return { ...result, text: statesIn(reportIn(join(work, 'states.json'))) };
  },
};

try {
  process.chdir(root);
  installIfNeeded();
  process.env['AXIS_TEST_FULL'] = 'on';
  const words = process.argv.slice(2);
  const only = words.flatMap((word) => /^--only=(.+)$/.exec(word)?.[1]?.split(',') ?? []);
  const wanted = partNames.filter((name) => only.length === 0 || only.includes(name));
  if (wanted.length < only.length) throw new Sorry(`The parts are: ${partNames.join(', ')}.`);
  const work = mkdtempSync(join(tmpdir(), 'axis-full-'));
  process.on('exit', () => rmSync(work, { recursive: true, force: true }));
  const report = join(root, 'docs/full-run.md');
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  let [passed, failed] = [0, 0];
  /** @param {Result} result */
  const count = (result) => {
    passed += result.passed;
    failed += result.failed;
  };
  if (only.length === 0 && words.length > 0) count(await processes(work, words));
  else
    for (const name of wanted) {
      const result = await parts[name](work);
      count(result);
      if (name !== 'processes') for (const note of result.notes) process.stdout.write(`${note}\n`);
      const notes = result.notes.map((note) => note.split('\n', 1)[0] ?? '');
      const part = { ...result, notes, commit, node: process.versions.node };
      const known = existsSync(report) ? partsIn(readFileSync(report, 'utf8')) : {};
      writeFileSync(report, fullRunText({ ...known, [name]: part }));
    }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
} catch (error) {
  giveUp(error);
}
