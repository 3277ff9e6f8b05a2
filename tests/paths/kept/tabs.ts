// Two tabs with one form: what the page of one must say when the other has typed.
import type { DraftInput } from '#machines/draft.machine.ts';
import { lost, restart } from './acts.ts';
import type { Subject, Verdict } from './acts.ts';
import { typeOver } from './typing.ts';
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

/**
 * The other tab goes on with the draft that this tab shows, which hears it; then its page is reloaded. A draft that is only on
 * offer here is not shown yet; and three seconds, for which a tab waits at most for what is stored, are too short for another one.
 */
export async function whileOverwritten(
  subject: Subject,
  world: World,
  second: World,
): Promise<Verdict> {
  const { runner } = subject;
  if (world.isSlow || world.draft?.snapshot.matches('held') !== true) return [];
  const over = await typeOver(runner, second);
  if (over === undefined) return [];
  const told = await runner.tell({ ...world, disk: over.disk }, { type: 'otherTab.wrote' });
  const again = await restart(subject, told, { before: world });
  return [
    ...lost(runner, world, told, 'not on screen after the other tab has typed over it'),
    ...lost(runner, world, again, 'lost after the other tab has typed over it'),
  ];
}
