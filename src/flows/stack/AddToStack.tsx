// 'Add to stack', on any item: its label says when the item is on the stack; the problem is shown beside it.
import { useSelector } from '@xstate/react';
import { standsOn } from '#machines/stack.machine.ts';
import type { StackItem } from '#machines/stack.machine.ts';
import { signalStack } from '#content/signalStack.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Muted } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useStackActors } from './StackProvider.tsx';

const words = signalStack.stack;

/**
 * The button, with its item's name; `label` where a page names it differently. A second press changes nothing, so it is no toggle
 * button: the label alone says what the item's state is.
 */
export function AddToStack({ label = words.add, ...item }: StackItem & { label?: string }) {
  const { stack } = useStackActors();
  const snapshot = useSelector(stack, (current) => current);
  const isThere = standsOn(snapshot.context, item);
  return (
    <span data-flow="stack" data-state={statePath(snapshot.value)}>
      <Button
        size="small"
        icon={isThere ? 'check' : 'plus'}
        isPending={snapshot.hasTag('leaving')}
        onPress={() => stack.send({ type: 'item.added', item })}
      >
        {isThere ? words.added : label}
        <VisuallyHidden> {item.title}</VisuallyHidden>
      </Button>
    </span>
  );
}

/** Why it is not on the stack, announced. */
export function StackNote({ kind, id }: Pick<StackItem, 'kind' | 'id'>) {
  const { stack } = useStackActors();
  const problem = useSelector(stack, ({ context }) => context.problem);
  const isMine = problem?.does === 'add' && problem.item.kind === kind && problem.item.id === id;
  return (
    <Muted as="output">
      {isMine
        ? [words.problems.add.replace('{title}', () => problem.item.title), problem.message]
            .filter(Boolean)
            .join(' ')
        : ''}
    </Muted>
  );
}
