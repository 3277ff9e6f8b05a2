// Views and modules of src/ hold no state: the store made by hand is caught under any name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, readJudged, root } from './source.ts';
import { stores, storesAllowed } from './stores.ts';

test('no file makes a store by hand, or reads one', () => {
  expect(readJudged(['src']).flatMap((source) => stores(source))).toEqual([]);
});

test.each(Object.entries(storesAllowed))('%s is an exception that is needed: %s', (path) => {
  const source = parse(path, readFileSync(join(root, path), 'utf8'));
  expect(stores(source, {}).length).toBeGreaterThan(0);
});

const subscribe = 'const listen = (heard) => { all.add(heard); return () => all.delete(heard); };';

test.each([
  [
    'a store of a module',
    `let value = 0; const all = new Set(); ${subscribe} const set = (next) => { value = next; for (const one of all) one(); };`,
  ],
  [
    'a store that a function makes',
    `const createNote = (first) => { let value = first; const all = new Set(); ${subscribe} return { set: (next) => { value = next; for (const one of [...all]) one(value); } }; };`,
  ],
  [
    'forEach instead of a loop, and a list instead of a set',
    'let value; const all = []; function listen(heard) { all.push(heard); } const set = (next) => { value = next; all.forEach((one) => one()); };',
  ],
  [
    'the ref of a component',
    `function useNote() { const value = useRef(null); const all = new Set(); ${subscribe} return (next) => { value.current = next; for (const one of all) one(); }; }`,
  ],
  ['a component that reads one', 'const shown = useSyncExternalStore(listen, read, read);'],
  ['the same through React', 'const shown = React.useSyncExternalStore(listen, read, read);'],
])('caught: %s', (_, text) => {
  expect(stores(parse('src/ui/A.tsx', text))).toHaveLength(1);
  expect(stores(parse('src/flows/a/ports.ts', text))).toHaveLength(1);
  expect(stores(parse('tests/a.ts', text))).toEqual([]);
});

test.each([
  [
    'a feed that ends what it began',
    'let said; const ends = [a(), b()]; for (const end of ends) end();',
  ],
  ['a state of React Aria', 'const { isOpen, setOpen } = useOverlayTriggerState({});'],
  ['an actor', 'const shown = useSelector(actor, (snapshot) => snapshot.value);'],
])('allowed: %s', (_, text) => {
  expect(stores(parse('src/ui/A.tsx', text))).toEqual([]);
});
