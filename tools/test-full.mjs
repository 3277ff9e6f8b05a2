// `npm run test:full`: what takes longer than `npm test` may: the server's data folders, backups, full disks and stalled
// clients on real processes, every value mutant, and the pictures of the design system. Writes its short report to
// docs/full-run.md.
import '../server/check-node.cjs';

// Imported late, so that an old Node prints the check's sentence instead of failing on a missing name.
const { spawn } = await import('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { countVitest, reportIn } = await import('./lib/counts.mjs');
const { installIfNeeded } = await import('./lib/install.mjs');
const { inChromium } = await import('./lib/stages.mjs');
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
  const pictures = isWhole
    ? await inChromium('pictures', work)
    : { passed: 0, failed: 0, notes: [] };
  rmSync(work, { recursive: true, force: true });
  const [passed, failed] = [unit.passed + pictures.passed, unit.failed + pictures.failed];
  const notes = [...unit.notes, ...pictures.notes];
  for (const note of pictures.notes) process.stdout.write(`${note}\n`);
  const files = /** @type {{ testResults?: { name: string, assertionResults: unknown[] }[] }} */ (
    report ?? {}
  ).testResults;
  const rows = [
    ...(files ?? [])
      .map(({ name, assertionResults }) => [name.replace(`${root}/`, ''), assertionResults.length])
      .toSorted(),
    ['e2e/pictures/shots.spec.ts', pictures.passed + pictures.failed],
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
        ...notes.map((note) => `\n- ${note.split('\n', 1)[0]}`),
        '',
      ].join('\n'),
    );
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
} catch (error) {
  giveUp(error);
}
