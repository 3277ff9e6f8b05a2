// A simulated browser for the storage adapters of src/: what its tabs share, and what one tab has. It can be full, or refuse.

/** What survives a reload: the keys of localStorage, and the ids of files whose bytes were deleted. */
export type Disk = { keys: ReadonlyMap<string, string>; deleted: ReadonlySet<string> };

/** Whether storage takes what is written: `full` has no room for more, `refused` throws whatever is asked. */
export type Storage = 'open' | 'full' | 'refused';

/** What one tab has: sessionStorage, which ends with the tab. */
export type Session = Readonly<Record<string, string>>;

let keys = new Map<string, string>();
let deleted = new Set<string>();
let storage: Storage = 'open';
let session: Record<string, string> = {};

export const blankDisk: Disk = { keys: new Map(), deleted: new Set() };

/** Puts a disk, and a tab, into the browser. */
export function insert(disk: Disk, tab: Session, is: Storage = 'open'): void {
  keys = new Map(disk.keys);
  deleted = new Set(disk.deleted);
  session = { ...tab };
  storage = is;
}

/** The bytes of all files that an event names are there: the port that brings it has stored them. */
export function store(event: unknown): void {
  JSON.stringify(event, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'id' in value && 'size' in value)
      deleted.delete(String(value.id));
    // An actor is not a file.
    return typeof value === 'object' && value !== null && 'xstate$$type' in value ? null : value;
  });
}

/**
 * Waits until files are deleted: the stores do it on their own, after the text that named them. Without a file there is
 * nothing to wait for.
 */
export async function settled(before: Disk): Promise<void> {
  if (![...before.keys.values()].some((value) => value.includes('"size":'))) return;
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** The disk as it is now. */
export const eject = (): Disk => ({ keys: new Map(keys), deleted: new Set(deleted) });

/** What the tab has now. */
export const sessionNow = (): Session => ({ ...session });

const refuse = (name: string) => {
  throw new DOMException(`The storage is ${storage}.`, name);
};
const opened = () => (storage === 'refused' ? refuse('SecurityError') : undefined);

const localStorage = {
  get length() {
    opened();
    return keys.size;
  },
  getItem(key: string) {
    opened();
    return keys.get(key) ?? null;
  },
  setItem(key: string, value: string) {
    opened();
    // A value that grows has no room.
    if (storage === 'full' && value.length > (keys.get(key) ?? '').length)
      refuse('QuotaExceededError');
    keys.set(key, value);
  },
  removeItem(key: string) {
    opened();
    keys.delete(key);
  },
};

type Listener = () => void;
const later = (result: unknown, into: { result: unknown }) => ({
  addEventListener: (type: string, listener: Listener) => {
    if (type !== 'success' && type !== 'complete') return;
    queueMicrotask(() => {
      into.result = result;
      listener();
    });
  },
});

/** The bytes of every file are there until they are deleted: the ports that store them answer on command. */
const files = {
  put: (_: unknown, id: string) => void deleted.delete(id),
  delete: (id: string) => void deleted.add(id),
  get: (id: string) => ({ result: deleted.has(id) ? undefined : new Blob(['bytes']) }),
};
const database = {
  createObjectStore: () => files,
  close: () => {},
  transaction: () => ({ objectStore: () => files, error: null, ...later(null, { result: null }) }),
};
const indexedDB = {
  open: () => {
    if (storage === 'refused') refuse('SecurityError');
    const opening = { result: database as unknown, error: null };
    return Object.assign(opening, later(database, opening));
  },
};

const listens = { addEventListener: () => {}, removeEventListener: () => {} };

/** Replaces the browser's globals, which Node lacks. */
export function install(): void {
  const values = { localStorage, indexedDB, window: listens, navigator: { onLine: true } };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  Object.defineProperty(globalThis, 'sessionStorage', {
    get: () => (storage === 'refused' ? refuse('SecurityError') : session),
    configurable: true,
  });
}
