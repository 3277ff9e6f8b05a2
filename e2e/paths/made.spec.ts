// The promises of the paths' command line: a written file runs unchanged, and a printed command replays its path in a
// browser.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { test } from './app.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script of the project on the site that is built already, and returns its output. */
const run = (words: readonly string[], dist: string, output: string) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, AXIS_PATHS_DIST: dist, AXIS_E2E_OUTPUT: output, FORCE_COLOR: '0' },
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.once('close', (code) => resolve({ code, said }));
  });

test('the file of --format playwright runs unchanged', async ({ site }) => {
  const file = `e2e/paths/made-${process.pid}.spec.ts`;
  const output = test.info().outputPath('made');
  try {
    const command = ['tools/paths.mjs', 'theme', '--format', 'playwright', '--out', file];
    const written = await run(command, site.dist, output);
    expect(written).toEqual({ code: 0, said: `${file} written.\n` });
    const words = [
      'node_modules/playwright/cli.js',
      'test',
      file,
      '--project=paths',
      '--workers=1',
    ];
    const { code, said } = await run(words, site.dist, output);
    expect(said).toMatch(/\n\s+[1-9]\d* passed/);
    expect(code).toBe(0);
  } finally {
    rmSync(join(root, file), { force: true });
  }
});

test('a path is replayed in a browser', async ({ site }) => {
  const words = ['tools/paths.mjs', 'theme', '--replay', '@site theme.chosen/ink', '--headless'];
  const { code, said } = await run(words, site.dist, test.info().outputPath('replay'));
  expect(said).toContain('theme again');
  expect(said).toMatch(/\n\s+1 passed/);
  expect(code).toBe(0);
});
