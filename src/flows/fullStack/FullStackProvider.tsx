// The full stack around the sections of /signal-stack, fetched for premium members: it orders the stack above the feed, and lists
// everything published below it.
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { inOwnOrder } from '#machines/fullStack.machine.ts';
import { useFlow } from '#boot/useFlow.ts';
import type { OwnOrder } from '#flows/stack/YourStack.tsx';
import { FullStack, type FullStackProps } from './FullStack.tsx';
import { Moved, MoveButtons, type FullStackRef } from './StackOrder.tsx';

/** The order of the stack as its member gave it; null until it is read. */
function useOwnOrder(full: FullStackRef): OwnOrder | null {
  const context = useSelector(full, (snapshot) => snapshot.context);
  const isKnown = useSelector(full, (snapshot) => snapshot.hasTag('known'));
  return isKnown
    ? {
        arrange: (items) => inOwnOrder(items, context),
        buttons: (props) => <MoveButtons full={full} {...props} />,
        note: (items) => <Moved full={full} items={items} />,
      }
    : null;
}

export type FullStackProviderProps = Omit<FullStackProps, 'full'> & {
  /** The sections, with the order of the stack, and with the list below them. */
  children: (order: OwnOrder | null, list: ReactNode) => ReactNode;
};

/** Starts the flow of this page. */
export function FullStackProvider({ children, ...props }: FullStackProviderProps) {
  const flow = useFlow('fullStack');
  const full = useActorRef(flow);
  const order = useOwnOrder(full);
  return children(order, <FullStack full={full} {...props} />);
}
