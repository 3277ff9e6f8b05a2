// The member's saved searches and the order of their stack, in the tables `saved_searches` and `stack_items`. The database writes
// them for a plan with the full stack alone; what is published is public and comes with the script.
import { fromPromise } from 'xstate';
import { fullStack } from '#content/fullStack.ts';
import type {
  FullStackChange,
  FullStackContents,
  SavedSearch,
} from '#machines/fullStack.machine.ts';
import { showIn } from '#adapters/address/stackAddress.ts';
import { loadClient, toError } from '#adapters/supabase/client.ts';
import { callFunction, refusalIn } from '#adapters/supabase/functions.ts';
import { ownerIn } from '#adapters/supabase/owner.ts';
import { announceStackChange } from '#adapters/user/stackOwner.ts';

const words = fullStack.problems;

type SearchRow = { words: string; kind: string };
type ItemRow = { kind: string; item: string };

/** Port `loadFullStack`: everything published, the searches with the newest first, and the items that have a place. */
export const loadFullStack = fromPromise<FullStackContents>(async ({ signal }) => {
  const client = await loadClient();
  const [{ fullItems }, searches, places] = await Promise.all([
    import('./items.ts'),
    client
      .from('saved_searches')
      .select('words, kind')
      .order('saved_at', { ascending: false })
      .abortSignal(signal)
      .overrideTypes<SearchRow[], { merge: false }>(),
    client
      .from('stack_items')
      .select('kind, item')
      .not('place', 'is', null)
      .order('place')
      .abortSignal(signal)
      .overrideTypes<ItemRow[], { merge: false }>(),
  ]);
  if (searches.error) throw toError({ message: searches.error.message, status: searches.status });
  if (places.error) throw toError({ message: places.error.message, status: places.status });
  return {
    items: fullItems,
    searches: searches.data.map((row) => ({ words: row.words, show: showIn(row.kind) })),
    order: places.data.map(({ kind, item }) => ({ kind, id: item })),
  };
});

async function saveSearch(search: SavedSearch) {
  const client = await loadClient();
  const row = { member_id: await ownerIn(client), words: search.words, kind: search.show };
  const { error, status } = await client
    .from('saved_searches')
    .upsert(row, { onConflict: 'member_id,words,kind', ignoreDuplicates: true });
  if (error?.message === 'searches_full') throw new Error(words.full);
  if (error?.code === '42501') throw new Error(words.ended);
  if (error) throw toError({ message: error.message, status });
}

async function deleteSearch(search: SavedSearch) {
  const client = await loadClient();
  const { error, status } = await client
    .from('saved_searches')
    .delete()
    .match({ words: search.words, kind: search.show });
  if (error) throw toError({ message: error.message, status });
}

async function storeOrder(order: readonly { kind: string; id: string }[]) {
  const answer = await callFunction('order_stack', {
    kinds: order.map(({ kind }) => kind),
    items: order.map(({ id }) => id),
  });
  if (answer.outcome === 'stored') return;
  refusalIn(answer, ['not_allowed']);
  throw new Error(words.ended);
}

/** Port `storeChange`: one change; the other tabs hear of it. */
export const storeChange = fromPromise<void, { change: FullStackChange | undefined }>(
  async ({ input: { change } }) => {
    if (change === undefined) return;
    if (change.does === 'order') await storeOrder(change.order);
    else if (change.does === 'save') await saveSearch(change.search);
    else await deleteSearch(change.search);
    announceStackChange();
  },
);
