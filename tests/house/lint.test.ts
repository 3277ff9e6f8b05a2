// The linter holds what it can of the house rules: planted violations must be reported, under our own configuration.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './source.ts';

const planted: [path: string, rule: string, text: string][] = [
  ['src/ui/State.tsx', 'no-restricted-imports', "import { useState } from 'react';\nuseState(0);"],
  ['src/ui/Up.tsx', 'no-restricted-imports', "import { a } from '#app/house.tsx';\na();"],
  ['src/ui/Climb.tsx', 'no-restricted-imports', "import { a } from '../app/house.tsx';\na();"],
  ['src/app/Up.tsx', 'no-restricted-imports', "import { a } from '#flows/auth/A.tsx';\na();"],
  ['src/flows/a/Up.tsx', 'no-restricted-imports', "import { a } from '#pages/auth/A.tsx';\na();"],
  ['src/pages/a/Up.tsx', 'no-restricted-imports', "import { a } from '../../routes/a.tsx';\na();"],
  [
    'src/pages/a/Effect.tsx',
    'no-restricted-imports',
    "import { useEffect } from 'react';\nuseEffect(() => {}, []);",
  ],
  [
    'src/routes/a.tsx',
    'no-restricted-imports',
    "import { a } from '#adapters/supabase/a.ts';\na();",
  ],
  [
    'src/app/supabase.ts',
    'no-restricted-imports',
    "import { createClient } from '@supabase/supabase-js';\ncreateClient();",
  ],
  ['src/adapters/a.ts', 'no-restricted-imports', "import { a } from '#ui/Button.tsx';\na();"],
  ['machines/a.machine.ts', 'no-restricted-imports', "import { z } from 'zod';\nz();"],
  ['machines/b.machine.ts', 'no-restricted-imports', "import { a } from './a.machine.ts';\na();"],
  ['content/a.ts', 'no-restricted-imports', "import { a } from '#machines/a.machine.ts';\na();"],
  ['src/app/storage.ts', 'no-restricted-globals', "localStorage.getItem('a');"],
  ['src/flows/fetch.ts', 'no-restricted-globals', "void fetch('/a');"],
  ['machines/c.machine.ts', 'no-restricted-globals', "sessionStorage.getItem('a');"],
  ['src/app/log.ts', 'no-console', "console.log('a');"],
  ['src/app/any.ts', 'no-explicit-any', 'export const a = (b: any) => b;'],
  ['src/app/silenced.ts', 'ban-ts-comment', '// @ts-ignore\nexport const a = 1;'],
];

const allowed: [path: string, text: string][] = [
  [
    'machines/sound.machine.ts',
    "import { setup } from 'xstate';\nimport type { A } from '#content/a.ts';\nexport const a = setup as A;",
  ],
  [
    'src/ui/Sound.tsx',
    "import { useEffect } from 'react';\nexport const useSound = () => useEffect(() => {}, []);",
  ],
  [
    'src/adapters/sound.ts',
    "import { createClient } from '@supabase/supabase-js';\ncreateClient(localStorage.getItem('a'));",
  ],
  ['src/main.tsx', "import { a } from '#adapters/a.ts';\nimport { b } from '#app/b.ts';\na(b);"],
  ['src/app/warn.ts', "console.warn('a');"],
  ['tools/log.mjs', "console.log('a');"],
];

type Report = { diagnostics: { code: string; filename: string }[] };
const house = mkdtempSync(join(tmpdir(), 'axis-lint-'));
let reported: { rule: string; path: string }[] = [];

const plant = (path: string, text: string) => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), `${text}\n`);
};

/** The linter ends with an error code where it finds something, and still says what. */
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
