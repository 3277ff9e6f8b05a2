// Probes of the stack: several items in line, some of the same kind, some of the same id.
import type { StackItem, stackMachine } from '#machines/stack.machine.ts';
import type { ProbesOf } from './kit/define.ts';

const item = (kind: StackItem['kind'], id: string): StackItem => ({
  kind,
  id,
  title: `Title of ${kind} ${id}`,
  link: '',
});
const [tool, signal, other] = [item('tool', 'grid'), item('signal', 'grid'), item('tool', 'moat')];
const add = (one: StackItem) => ({ type: 'item.added', item: one }) as const;
const remove = (one: StackItem) => ({ type: 'item.removed', item: one }) as const;
const arrive = { type: 'member.arrived' } as const;
const loads = (items: StackItem[], pendingAdds: StackItem[] = []) => ({
  port: 'loadStack',
  gives: { items, pendingAdds },
});
const added = { port: 'addItem', gives: undefined } as const;

export const probes: ProbesOf<typeof stackMachine> = {
  'items of the same id or the same kind': {
    steps: [
      arrive,
      loads([tool]),
      add(signal),
      added,
      add(other),
      added,
      remove(tool),
      { port: 'removeItem', gives: undefined },
      add(tool),
      add(tool),
      { port: 'addItem', fails: '' },
      add(tool),
      { port: 'addItem', fails: 'Not now.' },
    ],
  },
  'what was pressed before the stack was read': {
    steps: [arrive, add(other), add(signal), loads([], [tool, other]), added, added, added],
  },
  'what was pressed as a visitor, and once more': {
    steps: [arrive, add(tool), loads([], [tool, signal])],
  },
  'a stack that cannot be read, without a word': {
    steps: [
      arrive,
      { port: 'loadStack', fails: '' },
      add(tool),
      { port: 'loadStack', fails: 'No.' },
    ],
  },
};
