// The ways into the states of each form are those that the full run takes in Chromium.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './kept/check.ts';
import { files } from './kept/command.ts';
import { forms } from './kept/forms.ts';
import { waysOf, waysText } from './kept/ways.ts';
import type { Ways } from './kept/ways.ts';

const committed = JSON.parse(readFileSync(join(root, files.ways), 'utf8')) as Readonly<
  Record<string, Ways>
>;

test.each(Object.entries(forms))('%s', { timeout: 240_000 }, async (flow, form) => {
  // If the machine changed on purpose: npm run paths -- --property kept --out
  expect(waysText({ [flow]: await waysOf(form) })).toBe(
    waysText({ [flow]: committed[flow] ?? {} }),
  );
});
