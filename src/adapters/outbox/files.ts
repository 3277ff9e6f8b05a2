// Files that wait with their request: their bytes are in IndexedDB, because localStorage holds a few megabytes of text.
const store = 'attachments';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('axisOneOutbox', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB')));
    opening.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked.')));
  });
}

/** One transaction: resolves when it is complete, so that what was written is kept. */
async function transact<Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<Result> | null,
): Promise<Result | undefined> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const asked = work(transaction.objectStore(store));
      const refuse = () => reject(transaction.error ?? new Error('IndexedDB'));
      transaction.addEventListener('complete', () => resolve(asked?.result));
      transaction.addEventListener('abort', refuse);
      transaction.addEventListener('error', refuse);
    });
  } finally {
    database.close();
  }
}

/**
 * Keeps files under their ids, all of them or none.
 * @throws where the browser has no space, or no database
 */
export async function saveFiles(files: readonly { id: string; file: Blob }[]): Promise<void> {
  await transact('readwrite', (kept) => {
    for (const { id, file } of files) kept.put(file, id);
    return null;
  });
}

/** The file of this id; null where the browser has deleted it. */
export async function readFile(id: string): Promise<Blob | null> {
  const found = await transact<unknown>('readonly', (kept) => kept.get(id) as IDBRequest<unknown>);
  return found instanceof Blob ? found : null;
}

/** Deletes files; a missing one is no error. */
export async function forgetFiles(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transact('readwrite', (kept) => {
    for (const id of ids) kept.delete(id);
    return null;
  });
}

/** A file's bytes as base64, the format that the backend takes. */
export function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('FileReader')));
    reader.readAsDataURL(file);
  });
}
