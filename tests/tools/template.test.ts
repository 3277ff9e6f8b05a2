// The data folder that tests copy carries the keys that sites are built with: a build must not change which folder it is.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A checkout in which nothing was built yet. */
let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'axis-template-'));
  for (const name of [
    'content',
    'package.json',
    'package-lock.json',
    'server',
    'src',
    'supabase',
    'tools',
  ])
    cpSync(name, join(checkout, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'));
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const folderNow = () => {
  const module = pathToFileURL(join(checkout, 'tools/lib/template.mjs')).href;
  const script = `import(${JSON.stringify(module)}).then((m) => console.log(m.templateFolder()))`;
  return basename(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim());
};

it('is the same before a build and after it', () => {
  const before = folderNow();
  expect(before).toMatch(/^data-[0-9a-f]{16}$/);
  mkdirSync(join(checkout, 'published'));
  writeFileSync(join(checkout, 'published/index.json'), '{ "madeOf": "this", "files": [] }');
  expect(folderNow()).toBe(before);
});

it('is another one after a change of what the files of the shelf are made of', () => {
  const before = folderNow();
  writeFileSync(join(checkout, 'content/files/another.md'), '# Another');
  expect(folderNow()).not.toBe(before);
});
