// A section of the desk beside the queue.
import { useActorRef, useSelector } from '@xstate/react';
import { desk } from '#content/desk.ts';
import type { BoardSection } from '#machines/desk.machine.ts';
import { useFlows } from '#boot/useFlow.ts';
import { BoardView } from '#flows/deskBoard/BoardView.tsx';
import { useShortcuts } from '#ui/useShortcuts.ts';

const { commands } = desk.keys;

/** Presses a control of the section, where it has one. */
const press = (selector: string) => () =>
  document.querySelector<HTMLElement>(`[data-flow=deskBoard] ${selector}`)?.click();

/** The section, with its keys. */
export function BoardPanel({ section }: { section: BoardSection }) {
  const [flow] = useFlows('deskBoard', 'deskBoard/deskIssue');
  const actor = useActorRef(flow, { input: { section } });
  const snapshot = useSelector(actor, (current) => current);
  useShortcuts({
    [commands.refresh.key]: () => actor.send({ type: 'refresh.requested' }),
    [commands.earlier.key]: press('[data-step=earlier]'),
    [commands.later.key]: press('[data-step=later]'),
  });
  return <BoardView actor={actor} snapshot={snapshot} />;
}
