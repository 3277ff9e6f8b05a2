// Copies of the requests that the member has opened, in this browser: they are shown while the service cannot be reached.
import { fromPromise } from 'xstate';
import type { RequestRecord, SeenRequest } from '#machines/requestPage.machine.ts';
import { isRecord } from '#adapters/isRecord.ts';
import { keys, read, write } from '#adapters/storage/keys.ts';

/** Increased when the form of a copy changes: copies of another form are not shown. */
const version = 2;

/** A member looks at few requests again. */
const most = 20;

type Kept = SeenRequest & { owner: string };

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value['owner'] === 'string' &&
  typeof value['at'] === 'string' &&
  isRecord(value['record']) &&
  isRecord(value['record']['request']);

function readAll(): readonly Kept[] {
  try {
    const stored: unknown = JSON.parse(read(keys.openedRequests) ?? 'null');
    if (!isRecord(stored) || stored['version'] !== version) return [];
    const { copies } = stored;
    return Array.isArray(copies) ? copies.filter(isKept) : [];
  } catch {
    return [];
  }
}

const others = (owner: string, id: string) =>
  readAll().filter((kept) => kept.owner === owner && kept.record.request.id !== id);

const save = (copies: readonly Kept[]) =>
  write(
    keys.openedRequests,
    copies.length === 0 ? null : JSON.stringify({ version, copies: copies.slice(0, most) }),
  );

/** Keeps a copy, as this member's; copies of another member do not stay beside it. */
export const keepCopy = (owner: string, record: RequestRecord, at = new Date().toISOString()) =>
  save([{ owner, at, record }, ...others(owner, record.request.id)]);

/** Deletes this member's copy of a request. */
export const dropCopy = (owner: string, id: string) => save(others(owner, id));

/** The member's own copy of a request. */
export function copyOf(owner: string, id: string): SeenRequest | null {
  const kept = readAll().find((one) => one.owner === owner && one.record.request.id === id);
  return kept === undefined ? null : { record: kept.record, at: kept.at };
}

/** Port `restoreRequest`. */
export const restoreRequestOf = (member: () => string | null | undefined) =>
  fromPromise<SeenRequest | null, { id: string }>(({ input: { id } }) => {
    const owner = member();
    return Promise.resolve(typeof owner === 'string' ? copyOf(owner, id) : null);
  });
