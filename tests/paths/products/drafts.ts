// The drafts that this browser stores, by the rules of src/adapters/storage/draftStore.ts and src/flows/draft/ports.ts.
import type { DraftAnswer, DraftEntry, DraftUser, DraftWords } from '#machines/draft.machine.ts';
import type { Paths } from '../kit/define.ts';
import { ada } from '../support.ts';

const anywhere = '*';

export type Stored = { id: string; place: string; owner: string | null; words: DraftWords };

/** The id under which a form stores its draft (src/flows/draft/ports.ts). */
export const idOf = ({ shown }: Pick<DraftEntry, 'shown'>, tab: number) =>
  shown.id ?? `${tab}.${shown.serial}`;

/** A draft that Ada has stored earlier, wherever a form looks for it: the first that the model knows. */
export function earlier({ environment }: Paths): readonly Stored[] {
  const samples = Object.values(environment['draft']?.['draft.restored']?.samples ?? {});
  const words = samples
    .filter((sample) => typeof sample !== 'function')
    .map((sample) => (sample as { words: DraftWords | null }).words)
    .find((given) => given !== null);
  return words === undefined ? [] : [{ id: 'earlier', place: anywhere, owner: ada.id, words }];
}

/** What the store finds: the newest draft that this user may see (src/adapters/storage/draftStore.ts). */
export function find(
  drafts: readonly Stored[],
  { place, member }: { place: string; member: DraftUser },
): DraftAnswer {
  const here = drafts.filter((draft) => [place, anywhere].includes(draft.place));
  if (here.length === 0) return { outcome: 'nothing' };
  if (member === undefined) return { outcome: 'ownerNeeded' };
  // All drafts without an owner are of this visit.
  const visible = here.filter(({ owner }) => owner === member || owner === null);
  const [first] = visible;
  if (first === undefined) return { outcome: 'anothers' };
  return { outcome: 'found', id: first.id, owner: first.owner, words: first.words };
}

export function put(drafts: readonly Stored[], entry: DraftEntry, tab: number): readonly Stored[] {
  const id = idOf(entry, tab);
  const before = drafts.find((draft) => draft.id === id);
  const owner = before?.owner ?? entry.shown.owner ?? entry.member ?? null;
  const draft = { id, place: entry.place, owner, words: entry.words ?? {} };
  return [draft, ...drafts.filter((one) => one !== before)];
}
