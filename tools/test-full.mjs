// `npm run test:full`: what takes longer than `npm test` may: the server's data folders, backups, full disks and stalled
// clients on real processes, every value mutant, the pictures of the design system, and each state of each form that holds
// something typed, met by each interruption in Chromium. Writes its short report to docs/full-run.md.
import '../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { spawn } = await import('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { countVitest, reportIn } = await import('./lib/counts.mjs');
const { installIfNeeded } = await import('./lib/install.mjs');
const { inChromium } = await import('./lib/stages.mjs');
const { statesIn } = await import('./lib/states.mjs');
const { root } = await import('../server/settings.mjs');
const { giveUp } = await import('../server/sorry.mjs');

try {
  process.chdir(root);
  installIfNeeded();
  const work = mkdtempSync(join(tmpdir(), 'axis-full-'));
  const file = join(work, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', AXIS_TEST_FULL: 'on' },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const code = Number(await new Promise((resolve) => child.once('exit', resolve)));
  const report = reportIn(file);
  const unit = countVitest(report, { code, output: 'No report.' });
  // Arguments choose among the files of Vitest; only a run of everything is the report.
  const isWhole = process.argv.length === 2;
  /** @type {{ name: string, count: import('./lib/counts.mjs').Count }[]} */
  const browsed = [];
  if (isWhole) {
    browsed.push(
      { name: 'e2e/pictures/shots.spec.ts', count: await inChromium('pictures', work) },
      { name: 'e2e/paths/kept/everyState.spec.ts', count: await inChromium('states', work) },
    );
  }
  const states = statesIn(reportIn(join(work, 'states.json')));
  rmSync(work, { recursive: true, force: true });
  const counts = [unit, ...browsed.map(({ count }) => count)];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const notes = counts.flatMap((count) => count.notes);
  for (const note of notes.slice(unit.notes.length)) process.stdout.write(`${note}\n`);
  const files = /** @type {{ testResults?: { name: string, assertionResults: unknown[] }[] }} */ (
    report ?? {}
  ).testResults;
  const rows = [
    ...(files ?? [])
      .map(({ name, assertionResults }) => [name.replace(`${root}/`, ''), assertionResults.length])
      .toSorted(),
    ...browsed.map(({ name, count }) => [name, count.passed + count.failed]),
  ];
  if (isWhole)
    writeFileSync(
      join(root, 'docs/full-run.md'),
      [
        '# The full run',
        '',
        `\`npm run test:full\` on Node ${process.versions.node}: ${passed} passed, ${failed} failed.`,
        '',
        '| file | tests |',
        '|---|---|',
        ...rows.map(([name, count]) => `| \`${name}\` | ${count} |`),
        '',
        ...states,
        ...notes.map((note) => `- ${note.split('\n', 1)[0]}`),
        ...(notes.length === 0 ? [] : ['']),
      ].join('\n'),
    );
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
} catch (error) {
  giveUp(error);
}
