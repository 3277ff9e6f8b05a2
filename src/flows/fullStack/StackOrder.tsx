// The order that a premium member gives to their stack: two buttons on each item, which also take the keys of a list, and what was
// moved last, announced.
import type { KeyboardEvent } from 'react';
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { FullStackProblem, FullStackRef, MoveBy } from '#machines/fullStack.machine.ts';
import type { StackItem, StackKey } from '#machines/stack.machine.ts';
import { fullStack } from '#content/fullStack.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Muted } from '#ui/Text.tsx';
import { tokens } from '#ui/tokens.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { down, up } from '#ui/icons.tsx';

const { order: words, problems } = fullStack;

const Group = styled.fieldset`
  display: inline-flex;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  gap: ${tokens.space.hair};
  /* At an end the button keeps its place and the focus: the other direction is one key away. */
  > [aria-disabled='true'] {
    opacity: ${tokens.opacity.disabled};
    cursor: default;
  }
`;

const arrows = { up, down };

const isSame = (one: StackKey, other: StackKey) => one.kind === other.kind && one.id === other.id;

const keyOf: Readonly<Record<string, MoveBy>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

export type MoveButtonsProps = {
  full: FullStackRef;
  item: StackItem;
  /** The stack as it is on screen. */
  items: readonly StackItem[];
  title: string;
};

/** 'Move up' and 'Move down' of one item. */
export function MoveButtons({ full, item, items, title }: MoveButtonsProps) {
  const snapshot = useSelector(full, (current) => current);
  const event = (by: MoveBy) => ({
    type: 'item.moved' as const,
    item: { kind: item.kind, id: item.id },
    by,
    within: items.map(({ kind, id }) => ({ kind, id })),
  });
  const move = (by: MoveBy) => full.send(event(by));
  const onKeyDown = (pressed: KeyboardEvent) => {
    const by = keyOf[pressed.key];
    if (by === undefined || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    pressed.preventDefault();
    move(by);
  };
  return (
    <Group
      aria-label={fillIn(words.group, { title })}
      data-flow="fullStack"
      data-state={statePath(snapshot.value)}
      onKeyDown={onKeyDown}
    >
      {(['up', 'down'] as const).map((by) => {
        const isPossible = snapshot.can(event(by));
        return (
          <Button
            key={by}
            size="small"
            variant="quiet"
            icon={arrows[by]}
            aria-disabled={isPossible ? undefined : true}
            onPress={isPossible ? () => move(by) : undefined}
          >
            <VisuallyHidden>
              {words[by]} {title}
            </VisuallyHidden>
          </Button>
        );
      })}
    </Group>
  );
}

/** Why the last press was undone, where it was one of these. */
export function Problem({ full, of }: { full: FullStackRef; of: FullStackProblem['does'][] }) {
  const problem = useSelector(full, ({ context }) => context.problem);
  return problem === null || !of.includes(problem.does) ? null : (
    <Notice tone="error" live title={problems[problem.does]}>
      {problem.message}
    </Notice>
  );
}

/** How to do it; after a move, where the item is now. */
export function Moved({ full, items }: Pick<MoveButtonsProps, 'full' | 'items'>) {
  const moved = useSelector(full, ({ context }) => context.moved);
  const place = moved === null ? -1 : items.findIndex((item) => isSame(item, moved));
  const item = items[place];
  return (
    <>
      <Problem full={full} of={['order']} />
      <Muted>{words.hint}</Muted>
      <Muted as="output">
        {item === undefined
          ? ''
          : fillIn(words.moved, { title: item.title, place: place + 1, count: items.length })}
      </Muted>
    </>
  );
}
