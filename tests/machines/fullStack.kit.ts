// The test kit of the full stack: a flow with its ports on command, and what its tests press.
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { fullStackMachine } from '#machines/fullStack.machine.ts';
import type {
  FullStackChange,
  FullStackContents,
  FullStackEvent,
  FullStackListener,
  MoveBy,
  SavedSearch,
} from '#machines/fullStack.machine.ts';
import type { SubscriptionStatus } from '#machines/upgrade.machine.ts';
import type { FullItem } from '#content/schema.items.ts';
import { feed, play, port } from './kit.ts';

export const item: FullItem = {
  kind: 'toolkit',
  id: 'ip-moat-map',
  type: 'tool-drops',
  title: 'IP Moat Map',
  summary: 'What to file.',
  link: '/ops-cabinet/ip-moat-map',
  tags: ['IP Strategy'],
  date: '2026-10-06',
  isPremium: true,
};
export const [one, two, three] = [1, 2, 3].map((n) => ({ kind: 'asyncq', id: `item-${n}` })) as [
  { kind: string; id: string },
  { kind: string; id: string },
  { kind: string; id: string },
];
export const stack = [one, two, three];
export const pricing: SavedSearch = { words: 'pricing', show: 'all' };
export const moats: SavedSearch = { words: 'moat', show: 'tool-drops' };

/** The page of the full stack: records what it is told. */
export function listeningPage() {
  const told: object[] = [];
  const ref: AnyActorRef = createActor(
    fromCallback(({ receive }) => receive((event) => void told.push(event))),
  ).start();
  return { told, ref: ref as FullStackListener };
}

export const begin = (...opening: FullStackEvent[]) => {
  const addressFeed = feed<FullStackEvent>(...opening);
  const memberFeed = feed<FullStackEvent>();
  const loadFullStack = port<FullStackContents>();
  const storeChange = port<void, { change: FullStackChange | undefined }>();
  const page = listeningPage();
  const flow = play(
    fullStackMachine.provide({
      actors: {
        addressFeed: addressFeed.logic,
        memberFeed: memberFeed.logic,
        loadFullStack: loadFullStack.logic,
        storeChange: storeChange.logic,
      },
    }),
    { page: page.ref },
  );
  const says = (type: SubscriptionStatus['type']) => memberFeed.say({ type });
  return { ...flow, told: page.told, addressFeed, memberFeed, says, loadFullStack, storeChange };
};
export const contents = (
  searches: readonly SavedSearch[] = [],
  order: FullStackContents['order'] = [],
): FullStackContents => ({ items: [item], searches, order });
/** A premium member whose full stack is on screen. */
export const shown = (...stored: Parameters<typeof contents>) => {
  const flow = begin();
  flow.says('member.premium');
  flow.loadFullStack.resolve(contents(...stored));
  return flow;
};
export const edit = (query: string): FullStackEvent => ({ type: 'query.edited', query });
export const move = (which: typeof one, by: MoveBy, within = stack): FullStackEvent => ({
  type: 'item.moved',
  item: which,
  by,
  within,
});
