// What the entry needs at once: all that it imports, through however many files, and nothing that it imports later.
import { expect, test } from 'vitest';
import { closureOf } from '../../tools/site/chunks.mjs';

const imports: Record<string, string[]> = {
  main: ['house', 'react'],
  house: ['react', 'theme'],
  theme: ['house'],
  react: [],
  page: ['react', 'card'],
};
const modules = {
  getModuleInfo: (id: string) => {
    const importedIds = imports[id];
    return importedIds === undefined ? null : { isEntry: id === 'main', importedIds };
  },
};

test('the entry, what it imports, and what that imports, circles included', () => {
  expect([...closureOf(modules, 'main')].toSorted()).toEqual(['house', 'main', 'react', 'theme']);
});
