// Two tabs with one form: what the page of one must say when the other has typed.
import type { DraftInput } from '#machines/draft.machine.ts';
import type { World } from './world.ts';

/** Whether the form shows a stored draft, and another tab has stored a newer one at its place. */
export function hasNewer({ draft, disk, session }: World): boolean {
  const snapshot = draft?.snapshot;
  // While a browser still reads what is stored, nothing is said.
  const isShown = snapshot?.matches({ held: 'kept' }) || snapshot?.matches({ held: 'restored' });
  if (snapshot === undefined || !isShown) return false;
  const { place } = snapshot.context as DraftInput;
  // The tab has noted which one it shows.
  const shown = Object.values(session);
  return [...disk.keys.values()].some((value) => {
    if (!value.startsWith('{"version":2')) return false;
    const { drafts } = JSON.parse(value) as { drafts: { id: string; form: string }[] };
    return (
      drafts.filter(({ form }) => form === place).findIndex(({ id }) => shown.includes(id)) > 0
    );
  });
}
