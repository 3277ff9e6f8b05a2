// The site contains nothing of the atlas: only its own build includes the reporter.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../house/walls.ts';
import { filesIn, parse, readSources, root } from '../house/source.ts';

test('the reporter is imported in one place, behind the mode of the atlas', () => {
  const importing = readSources().filter(
    (source) =>
      source.path.startsWith('src/') &&
      !source.path.startsWith('src/boot/atlas/') &&
      importsOf(source).some(({ specifier }) => specifier.includes('atlas/')),
  );
  expect(importing.map(({ path }) => path)).toEqual(['src/boot/browser.tsx']);
  const lines = readFileSync(join(root, 'src/boot/browser.tsx'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('atlas/'));
  expect(lines).toEqual([
    "if (import.meta.env.MODE === 'atlas') await import('./atlas/reporter.ts');",
  ]);
});

test('no file of the site imports elkjs, mermaid or the tools', () => {
  const found = filesIn(['src', 'machines', 'content'], /\.(ts|tsx)$/).flatMap((path) =>
    importsOf(parse(path, readFileSync(join(root, path), 'utf8')))
      .filter(({ specifier }) => /elkjs|mermaid|tools\//.test(specifier))
      .map(({ specifier }) => `${path} imports ${specifier}`),
  );
  expect(found).toEqual([]);
});
