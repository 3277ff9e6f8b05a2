// The README's table for operators names every variable that the server reads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../server/settings.mjs';

it('the README names every variable of server/settings.mjs', () => {
  const settings = readFileSync(join(root, 'server/settings.mjs'), 'utf8');
  const names = settings.match(/\b(?:(?:AXIS|SMTP|VITE|SITE)_[A-Z_]+|HOST|PORT)\b/g);
  const read = new Set(names);
  expect(read.size).toBeGreaterThan(20);
  const operators = readFileSync(join(root, 'README.md'), 'utf8').split('## For operators')[1];
  const missing = [...read].filter((name) => !operators?.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
