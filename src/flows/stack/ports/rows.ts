// The member's stack in the table `stack_items`: reading, adding and removing. Row-level security restricts it to its
// owner.
import { fromPromise } from 'xstate';
import { feed } from '#content/feed.ts';
import { signalStack } from '#content/signalStack.ts';
import type { Detail } from '#content/schema.items.ts';
import type { StackContents, StackItem, StackKey } from '#machines/stack.machine.ts';
import { announceStackChange } from '#adapters/user/stackOwner.ts';
import { readPendingAdds, clearPendingAdds } from './pendingAdds.ts';
import { loadClient, toError } from '#adapters/supabase/client.ts';
import { ownerIn } from '#adapters/supabase/owner.ts';

type Row = { kind: string; item: string };

/** The detail pages of a kind: fetched only for items that are not in the feed. */
const detailsOf: Readonly<Record<Detail['kind'], () => Promise<readonly Detail[]>>> = {
  'second-curve': () =>
    import('#content/details/second-curve.ts').then((part) => part.secondCurveDetails),
  'next-curve': () =>
    import('#content/details/next-curve.ts').then((part) => part.nextCurveDetails),
  'tool-drops': () =>
    import('#content/details/ops-cabinet.ts').then((part) => part.opsCabinetDetails),
  toolkit: () => import('#content/details/ops-cabinet.ts').then((part) => part.opsCabinetDetails),
  'lab-releases': () => import('#content/details/from-lab.ts').then((part) => part.fromLabDetails),
  asyncq: () => import('#content/details/asyncq.ts').then((part) => part.asyncqDetails),
  expert: () => import('#content/details/co-lab.ts').then((part) => part.coLabDetails),
  partner: () =>
    import('#content/details/signal-exchange.ts').then((part) => part.signalExchangeDetails),
};
const hasDetails = (kind: string): kind is Detail['kind'] => Object.hasOwn(detailsOf, kind);

/** A gathering of the full stack: ahead, or past. */
async function gatheringOf(id: string): Promise<StackItem> {
  const [ahead, past] = await Promise.all([
    import('#content/gatherings.ts').then(({ gatherings }) => gatherings),
    import('#content/pastGatherings.ts').then(({ pastGatherings }) => pastGatherings),
  ]);
  const found = [...ahead, ...past].find((one) => one.id === id);
  return {
    kind: 'open-circle',
    id,
    title: found?.title ?? '',
    link: found === undefined ? '' : `/open-circle#${id}`,
  };
}

/** The item of a row: one of the feed, a detail page, or one that is no longer published. */
async function itemOf({ kind, item: id }: Row): Promise<StackItem> {
  const inFeed = feed.find((one) => one.type === kind && one.id === id);
  if (inFeed !== undefined) return { kind, id, title: inFeed.title, link: inFeed.link };
  if (kind === 'open-circle') return gatheringOf(id);
  const details = hasDetails(kind) ? await detailsOf[kind]() : [];
  const detail = details.find((one) => one.kind === kind && one.path.endsWith(`/${id}`));
  return { kind, id, title: detail?.title ?? '', link: detail?.path ?? '' };
}

/** Port `loadStack`: the rows, newest first; deletes the pending additions among them. */
export const loadStack = fromPromise<StackContents>(async ({ signal }) => {
  const client = await loadClient();
  const { data, error, status } = await client
    .from('stack_items')
    .select('kind, item')
    .order('added_at', { ascending: false })
    .abortSignal(signal)
    .overrideTypes<Row[], { merge: false }>();
  if (error) throw toError({ message: error.message, status });
  clearPendingAdds((pendingAdd) =>
    data.some(({ kind, item }) => kind === pendingAdd.kind && item === pendingAdd.id),
  );
  return { items: await Promise.all(data.map(itemOf)), pendingAdds: readPendingAdds() };
});

const isThis = (item: StackKey) => (pendingAdd: StackKey) =>
  pendingAdd.kind === item.kind && pendingAdd.id === item.id;

/**
 * Port `addItem`: one row, however often it is added. A pending addition is deleted once it was stored or refused;
 * without an answer it stays.
 */
export const addItem = fromPromise<void, StackKey>(async ({ input }) => {
  const client = await loadClient();
  const row = { member_id: await ownerIn(client), kind: input.kind, item: input.id };
  const { error, status } = await client
    .from('stack_items')
    .upsert(row, { onConflict: 'member_id,kind,item', ignoreDuplicates: true });
  if (error === null || (status >= 400 && status < 500)) clearPendingAdds(isThis(input));
  if (error?.message === 'stack_full') throw new Error(signalStack.stack.problems.full);
  if (error) throw toError({ message: error.message, status });
  announceStackChange();
});

/** Port `removeItem`: removing an item twice is no error. */
export const removeItem = fromPromise<void, StackKey>(async ({ input }) => {
  const client = await loadClient();
  const { error, status } = await client
    .from('stack_items')
    .delete()
    .match({ kind: input.kind, item: input.id });
  if (error) throw toError({ message: error.message, status });
  announceStackChange();
});
