// docs/flows matches the machines: a change of one needs `npm run flows:export -- --docs` in the same commit.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documents, refresh } from '../../tools/atlas/model/docs.ts';
import { root } from './source.ts';

const folder = join(root, 'docs/flows');

test.each([...documents()])(`docs/flows/%s is fresh (${refresh})`, (name, text) => {
  const file = join(folder, name);
  expect(existsSync(file) ? readFileSync(file, 'utf8') : `missing: run ${refresh}`).toBe(text);
});

test('docs/flows holds nothing else', () => {
  expect(readdirSync(folder).toSorted()).toEqual([...documents().keys()].toSorted());
});
