// The test kit of the stack: items, a flow with its ports on command, and helpers that reach its states.
import { stackMachine } from '#machines/stack.machine.ts';
import type {
  StackContents,
  StackAction,
  StackEvent,
  StackItem,
  StackKey,
} from '#machines/stack.machine.ts';
import { feed, play, port } from './kit.ts';

export const essay: StackItem = {
  kind: 'second-curve',
  id: 'essay',
  title: 'An essay',
  link: '/second-curve/essay',
};
export const tool: StackItem = {
  kind: 'tool-drops',
  id: 'tool',
  title: 'A tool',
  link: '/ops-cabinet/tool',
};
export const keyOf = ({ kind, id }: StackItem): StackKey => ({ kind, id });

export const arrived = { type: 'member.arrived' } as const;
export const absent = { type: 'member.absent' } as const;
export const outdated = { type: 'list.outdated' } as const;
export const add = (item: StackItem): StackEvent => ({ type: 'item.added', item });
export const remove = (item: StackItem): StackEvent => ({ type: 'item.removed', item });

/** The flow, once the site has reported who is signed in. */
export function begin(...opening: StackEvent[]) {
  const ports = {
    memberFeed: feed<StackEvent>(...opening),
    loadStack: port<StackContents>(),
    addItem: port<void, StackKey>(),
    removeItem: port<void, StackKey>(),
    savePendingAdds: port<{ next: string }, { line: readonly StackAction[] }>(),
  };
  const { memberFeed, loadStack, addItem, removeItem, savePendingAdds } = ports;
  const flow = play(
    stackMachine.provide({
      actors: {
        memberFeed: memberFeed.logic,
        loadStack: loadStack.logic,
        addItem: addItem.logic,
        removeItem: removeItem.logic,
        savePendingAdds: savePendingAdds.logic,
      },
    }),
  );
  return { ...flow, ...ports };
}

/** A member whose stack holds these items. */
export function shown(items: readonly StackItem[] = [], pendingAdds: readonly StackItem[] = []) {
  const flow = begin(arrived);
  flow.loadStack.resolve({ items, pendingAdds });
  return flow;
}
