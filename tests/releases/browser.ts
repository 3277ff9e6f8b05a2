// A browser in memory: what drafts and outbox ask of a real one, for Node. `npm run flows:diff` runs the fixtures in it,
// and so do the tests.

const text = new Map<string, string>();
const bytes = new Map<string, Blob>();

const storage = {
  getItem: (key: string) => text.get(key) ?? null,
  setItem: (key: string, value: string) => void text.set(key, value),
  removeItem: (key: string) => void text.delete(key),
  clear: () => text.clear(),
  get length() {
    return text.size;
  },
};

/** The database of src/adapters/outbox/files.ts, as its first version made it, with the files of the fixture in it. */
const database = {
  transaction: (store: string) => {
    if (store !== 'attachments') throw new Error(`No store ${store} was made by an earlier build.`);
    const transaction = Object.assign(new EventTarget(), {
      error: null,
      objectStore: () => ({
        get: (id: string) => ({ result: bytes.get(id) }),
        put: (file: Blob, id: string) => void bytes.set(id, file),
        delete: (id: string) => void bytes.delete(id),
      }),
    });
    setTimeout(() => transaction.dispatchEvent(new Event('complete')));
    return transaction;
  },
  close: () => {},
};

const indexedDB = {
  open: (name: string) => {
    const opening = Object.assign(new EventTarget(), { result: database, error: null });
    const isKnown = name === 'axisOneOutbox';
    setTimeout(() => opening.dispatchEvent(new Event(isKnown ? 'success' : 'error')));
    return opening;
  },
};

/** Locks as a browser grants them to its only tab. */
const locks = {
  request: (...words: unknown[]) => (words.at(-1) as () => unknown)(),
};

const window = Object.assign(new EventTarget(), {
  location: new URL('https://axis-one.example/signal-stack'),
});

const globals = {
  localStorage: storage,
  sessionStorage: {},
  indexedDB,
  window,
  navigator: { onLine: true, locks },
};

/** What a build has left in a browser. */
export type Left = {
  /** What lies in localStorage, by its key. */
  stored: Readonly<Record<string, string>>;
  /** The ids of the files whose bytes lie in the database. */
  files?: readonly string[];
};

/** What Node itself has under these names; undefined where it has nothing. */
const ofNode = Object.keys(globals).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);

/** Closes the browser: what draws charts takes a page for a browser's where it finds a window. */
export function leaveBrowser(): void {
  for (const [name, before] of ofNode) {
    if (before === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, before);
  }
}

/** Opens the browser on what a build has left in it. */
export function browserWith({ stored, files = [] }: Left): void {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  text.clear();
  bytes.clear();
  for (const [key, value] of Object.entries(stored)) text.set(key, value);
  for (const id of files) bytes.set(id, new Blob([id]));
}

/** What lies under these keys now. */
export const storedUnder = (keys: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = text.get(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
