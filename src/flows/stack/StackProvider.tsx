// The provider of the stack and share flows: one of each for all items of a page.
import { useActorRef } from '@xstate/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shareMachine } from '#machines/share.machine.ts';
import type { stackMachine } from '#machines/stack.machine.ts';
import { useFlows } from '#boot/useFlow.ts';

type StackActors = {
  stack: ActorRefFrom<typeof stackMachine>;
  share: ActorRefFrom<typeof shareMachine>;
};

const StackContext = createContext<StackActors | null>(null);

/** Starts both flows; <AddToStack>, <Share> and <YourStack> are rendered inside it. */
export function StackProvider({ children }: { children: ReactNode }) {
  const [stackFlow, shareFlow] = useFlows('stack', 'stack/share');
  const stack = useActorRef(stackFlow);
  const share = useActorRef(shareFlow);
  const actors = useMemo(() => ({ stack, share }), [stack, share]);
  return <StackContext value={actors}>{children}</StackContext>;
}

/**
 * The two flows of this page.
 * @throws outside of a StackProvider
 */
export function useStackActors(): StackActors {
  const actors = use(StackContext);
  if (actors === null) throw new Error('This component is outside a StackProvider.');
  return actors;
}
