// The chunks that the entry needs at once: all its imports, through any number of files, and none of its dynamic
// imports.
import { expect, test } from 'vitest';
import { importingAria } from '../../tools/site/chunks.mjs';
import { closureOf } from '../../tools/site/closure.mjs';

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

test('a module that depends on React Aria is found through its importers, cycles included, and belongs to the site', () => {
  const imported: Record<string, string[]> = {
    'src/page': ['src/menu', 'src/text'],
    'src/menu': ['node_modules/react-aria-components/Menu', 'src/page'],
    'src/text': ['node_modules/react/index'],
    'node_modules/react-aria-components/Menu': ['node_modules/@react-aria/menu'],
  };
  const getModuleInfo = (id: string) => ({ isEntry: false, importedIds: imported[id] ?? [] });
  const ids = [
    ...Object.keys(imported),
    'node_modules/@react-aria/menu',
    'node_modules/react/index',
  ];
  expect([...importingAria({ getModuleInfo }, ids)].toSorted()).toEqual(['src/menu', 'src/page']);
});

test('the entry, its imports, and theirs, cycles included', () => {
  expect([...closureOf(modules, 'main')].toSorted()).toEqual(['house', 'main', 'react', 'theme']);
});
