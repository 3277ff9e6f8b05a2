// The house rules that the linter holds: planted violations must be reported, under the project's own configuration.
// Imports, storage and hooks are held by tests/house.test.ts.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './source.ts';

const planted: [path: string, rule: string, text: string][] = [
  ['machines/a.machine.ts', 'no-restricted-globals', "window.open('/a');"],
  ['content/a.ts', 'no-restricted-globals', "document.title = 'a';"],
  ['src/boot/log.ts', 'no-console', "console.log('a');"],
  ['src/boot/any.ts', 'no-explicit-any', 'export const a = (b: any) => b;'],
  ['src/boot/silenced.ts', 'ban-ts-comment', '// @ts-ignore\nexport const a = 1;'],
];

const allowed: [path: string, text: string][] = [
  ['src/ui/sound.ts', "document.title = 'a';"],
  ['src/boot/warn.ts', "console.warn('a');"],
  ['tools/log.mjs', "console.log('a');"],
];

type Report = { diagnostics: { code: string; filename: string }[] };
const house = mkdtempSync(join(tmpdir(), 'axis-lint-'));
let reported: { rule: string; path: string }[] = [];

const plant = (path: string, text: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), `${text}\n`);
};

/** The linter exits with an error code if it finds something, and still prints its report. */
function lint(): string {
  const linter = join(root, 'node_modules/.bin/oxlint');
  try {
    return execFileSync(linter, ['--format=json'], { cwd: house, encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

beforeAll(() => {
  copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  for (const [path, , text] of planted) plant(path, text);
  for (const [path, text] of allowed) plant(path, text);
  const { diagnostics } = JSON.parse(lint()) as Report;
  reported = diagnostics.map(({ code, filename }) => ({ rule: code, path: filename }));
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

test.each(planted)('%s is reported: %s', (path, rule) => {
  const rules = reported.filter((one) => one.path === path).map((one) => one.rule);
  expect(rules.join()).toContain(rule);
});

test.each(allowed)('%s is let through', (path) => {
  expect(reported.filter((one) => one.path === path)).toEqual([]);
});
