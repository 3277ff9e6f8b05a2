// `npm run test:full`: what takes longer than `npm test` may: servers that are killed, restarted and restored, their data
// folders, full disks and stalled clients, all on real processes; every value mutant; the journeys and paths tagged `@full`; the
// pictures of the design system; and each state of each form that holds something typed, met by each interruption in Chromium. Writes its short report to
// docs/full-run.md.
// `npm run test:full -- --only=states` runs one part (tools/lib/fullRun.mjs names them), and leaves the others in the report as they were;
// `npm run test:full -- --only=states --forms=asynq,booking` meets these forms alone, and leaves what is said of the other forms;
// `--workers=1` takes one at a time.
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
const { formsIn, statesPart } = await import('./lib/states.mjs');
const { root } = await import('../server/settings.mjs');
const { Sorry, giveUp } = await import('../server/sorry.mjs');

/**
 * @typedef {import('./lib/counts.mjs').Count} Count
 * @typedef {import('./lib/fullRun.mjs').PartName} PartName
 * @typedef {import('./lib/states.mjs').Forms} Forms
 * @typedef {Count & { rows: [file: string, tests: number][], text: string[], forms?: Forms }} Result
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

/**
 * The tests of the journeys and of the paths that are tagged `@full`, and `npm test` leaves out (playwright.config.ts).
 * @param {string} work
 * @returns {Promise<Result>}
 */
async function tagged(work) {
  const env = { AXIS_TEST_TAGGED: 'on' };
  const counts = [
    await inChromium('journeys', work, ['--no-deps'], env),
    await inChromium('paths', work, [], env),
  ];
  /** @type {Map<string, number>} */
  const byFile = new Map();
  for (const { file } of counts.flatMap(({ tests = [] }) => tests))
    byFile.set(file, (byFile.get(file) ?? 0) + 1);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    notes: counts.flatMap(({ notes }) => notes),
    rows: [...byFile].toSorted(),
    text: [],
  };
}

/**
 * A list in an argument: `--only=states,pictures`.
 * @param {string} name
 */
const listOf = (name) =>
  process.argv
    .slice(2)
    .filter((word) => word.startsWith(`--${name}=`))
    .flatMap((word) => word.slice(name.length + 3).split(','));

const report = join(root, 'docs/full-run.md');
const known = () => (existsSync(report) ? partsIn(readFileSync(report, 'utf8')) : {});
const commitNow = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/**
 * Each state of the forms that are named, or of all.
 * @param {string} work
 * @returns {Promise<Result>}
 */
async function states(work) {
  const ways = readFileSync(join(root, 'tests/paths/kept/ways.json'), 'utf8');
  const names = Object.keys(/** @type {object} */ (JSON.parse(ways)));
  const forms = listOf('forms');
  if (forms.some((form) => !names.includes(form)))
    throw new Sorry(`The forms are: ${names.join(', ')}.`);
  const words = process.argv.filter((word) => word.startsWith('--workers='));
  // Playwright compares it with the names of the project and the file, and the title: a state may be named like a form.
  if (forms.length > 0) words.push('--grep', `\\.ts (${forms.join('|')}), `);
  const count = await inChromium('states', work, words);
  // The report names a failed test; what it lost is for who runs it.
  for (const note of count.notes) process.stdout.write(`${note}\n`);
  const when = { day: new Date().toISOString().slice(0, 10), commit: commitNow() };
  const before = forms.length > 0 ? (known().states?.forms ?? {}) : {};
  return statesPart(before, formsIn(reportIn(join(work, 'states.json')), when), names, count);
}

/** @type {Record<PartName, (work: string) => Promise<Result>>} */
const parts = {
  processes: (work) => processes(work),
  tagged,
  pictures: (work) => browsed('e2e/pictures/shots.spec.ts', inChromium('pictures', work)),
  profile: (work) => {
    const file = 'e2e/kept/kept.spec.ts';
    return browsed(
      file,
      inChromium('journeys', work, [file, '--no-deps', '--grep', 'Edit Profile']),
    );
  },
  states,
};

try {
  process.chdir(root);
  installIfNeeded();
  process.env['AXIS_TEST_FULL'] = 'on';
  const words = process.argv.slice(2);
  const only = listOf('only');
  const wanted = partNames.filter((name) => only.length === 0 || only.includes(name));
  if (wanted.length < only.length) throw new Sorry(`The parts are: ${partNames.join(', ')}.`);
  const work = mkdtempSync(join(tmpdir(), 'axis-full-'));
  process.on('exit', () => rmSync(work, { recursive: true, force: true }));
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
      // Those of the other two were printed as they came.
      if (name !== 'processes' && name !== 'states')
        for (const note of result.notes) process.stdout.write(`${note}\n`);
      const notes = result.notes.map((note) => note.split('\n', 1)[0] ?? '');
      const part = { ...result, notes, commit: commitNow(), node: process.versions.node };
      writeFileSync(report, fullRunText({ ...known(), [name]: part }));
    }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
} catch (error) {
  giveUp(error);
}
