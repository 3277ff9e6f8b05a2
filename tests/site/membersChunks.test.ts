// The scripts of the members' pages: what one of them starts with is in one piece, what both start with in another.
import { expect, test } from 'vitest';
import { fewChunks } from '../../tools/site/membersChunks.mjs';

const imports: Record<string, string[]> = {
  '/src/boot/browser.tsx': ['react'],
  '/src/boot/ownPage.tsx': ['react', 'guard'],
  '/src/boot/router.tsx': ['react', 'router', 'guard', 'loading'],
  '/src/routes/dashboard.tsx?tsr-split=component': ['react', 'card', 'loading'],
  '/src/flows/feed/index.ts': ['feed'],
  '/src/routes/inner-room.tsx?tsr-split=component': ['card', 'calendar'],
  '/src/adapters/supabase/library.ts': ['supabase'],
  '/src/flows/session/ports/late.ts': ['account'],
  '/src/flows/authForm/index.ts': ['account'],
  '/src/pages/library/LibraryPage.tsx': ['card', 'essays'],
  react: [],
  router: [],
  guard: [],
  loading: [],
  card: [],
  feed: [],
  calendar: [],
  supabase: [],
  account: [],
  essays: [],
};

type Group = { name: string; test?: (id: string) => boolean };

test('each module of a first view is in one piece: by the pages that start with it', () => {
  const { buildEnd, outputOptions } = fewChunks() as unknown as {
    buildEnd: (this: object) => void;
    outputOptions: (options: object) => { codeSplitting: { groups: Group[] } };
  };
  buildEnd.call({
    getModuleIds: () => Object.keys(imports),
    getModuleInfo: (id: string) => ({ isEntry: false, importedIds: imports[id] ?? [] }),
  });
  const { groups } = outputOptions({}).codeSplitting;
  const pieceOf = (id: string) => groups.find((group) => group.test?.(id) === true)?.name;
  expect(Object.fromEntries(Object.keys(imports).map((id) => [id, pieceOf(id)]))).toEqual({
    '/src/boot/browser.tsx': 'index',
    '/src/boot/ownPage.tsx': 'index',
    '/src/boot/router.tsx': 'router',
    '/src/routes/dashboard.tsx?tsr-split=component': 'dashboard',
    '/src/flows/feed/index.ts': 'dashboard',
    '/src/routes/inner-room.tsx?tsr-split=component': 'room',
    // What /auth needs of the ports does not bring the library with it.
    '/src/adapters/supabase/library.ts': 'supabase',
    '/src/flows/session/ports/late.ts': 'service',
    '/src/flows/authForm/index.ts': undefined,
    '/src/pages/library/LibraryPage.tsx': undefined,
    react: 'index',
    router: 'router',
    guard: 'index',
    loading: 'members',
    card: 'members',
    feed: 'dashboard',
    calendar: 'room',
    supabase: 'supabase',
    account: 'service',
    essays: undefined,
  });
});
