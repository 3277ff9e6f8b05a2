// The provider of the stack and share flows: one of each for all items of a page.
import { useActorRef } from '@xstate/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shareMachine } from '#machines/share.machine.ts';
import type { stackMachine } from '#machines/stack.machine.ts';
import { useFlows } from '#boot/useFlow.ts';

type Room = {
  stack: ActorRefFrom<typeof stackMachine>;
  share: ActorRefFrom<typeof shareMachine>;
};

const RoomContext = createContext<Room | null>(null);

/** Starts both flows; <AddToStack>, <Share> and <YourStack> are rendered inside it. */
export function StackRoom({ children }: { children: ReactNode }) {
  const [stackFlow, shareFlow] = useFlows('stack', 'stack/share');
  const stack = useActorRef(stackFlow);
  const share = useActorRef(shareFlow);
  const room = useMemo(() => ({ stack, share }), [stack, share]);
  return <RoomContext value={room}>{children}</RoomContext>;
}

/**
 * The two flows of this page.
 * @throws outside of a StackRoom
 */
export function useStackRoom(): Room {
  const room = use(RoomContext);
  if (room === null) throw new Error('This stands outside a StackRoom.');
  return room;
}
