// The stack by state, once it is on screen: adding, removing, undoing, and changes of the other tab.
import { describe, expect, test } from 'vitest';
import { standsOn, stackIn } from '#machines/stack.machine.ts';
import { absent, add, arrived, essay, keyOf, outdated, remove, shown, tool } from './stack.kit.ts';

type Flow = ReturnType<typeof shown>;
const added = (title: string) => ({ type: 'toast', key: 'stackAdded', title });
const failures = [
  [
    'refuses',
    (flow: Flow) => (flow.addItem.isWaiting() ? flow.addItem : flow.removeItem).reject('No.'),
    { message: 'No.' },
  ],
  ['is silent', (flow: Flow) => flow.wait(15_000), {}],
] as const;

const removing = () => {
  const flow = shown([essay, tool]);
  flow.send(remove(essay));
  return flow;
};

describe('adding', () => {
  test('is shown at once; the toast waits for the backend', () => {
    const flow = shown([tool]);
    flow.send(add(essay));
    expect([flow.states(), standsOn(flow.context(), essay), flow.heard()]).toEqual([
      ['shown.adding'],
      true,
      [],
    ]);
    flow.addItem.resolve();
    expect([flow.states(), flow.heard()]).toEqual([['shown.resting'], [added(essay.title)]]);
    expect(flow.context().stored).toEqual([essay, tool]);
  });
  test('twice is harmless: one request is sent, and the toast is shown again', () => {
    const flow = shown();
    flow.send(add(essay));
    flow.send(add(essay));
    flow.addItem.resolve();
    flow.send(add(essay));
    expect(flow.addItem.asked).toEqual([keyOf(essay)]);
    expect(flow.heard()).toEqual([added(essay.title), added(essay.title), added(essay.title)]);
  });
  test('two in a row are sent one after the other', () => {
    const flow = shown();
    flow.send(add(essay));
    flow.send(add(tool));
    expect(flow.addItem.asked).toEqual([keyOf(essay)]);
    flow.addItem.resolve();
    expect(flow.addItem.asked).toEqual([keyOf(essay), keyOf(tool)]);
    flow.addItem.resolve();
    expect(stackIn(flow.context())).toEqual([tool, essay]);
  });
  test.each(failures)(
    'the backend %s: the item is removed again, a toast says so, and the next one follows',
    (_, happen, said) => {
      const flow = shown();
      flow.send(add(essay));
      flow.send(add(tool));
      happen(flow);
      expect(flow.heard()).toEqual([{ type: 'toast', key: 'stackFailed', ...said }]);
      expect(flow.context().problem).toEqual({ does: 'add', item: essay, ...said });
      expect([standsOn(flow.context(), essay), flow.addItem.asked.length]).toEqual([false, 2]);
    },
  );
  test('the next press clears the problem', () => {
    const flow = shown();
    flow.send(add(essay));
    flow.addItem.reject('No.');
    flow.send(add(tool));
    expect(flow.context().problem).toBeNull();
  });
});

describe('removing', () => {
  test('is shown at once, and can be undone', () => {
    const flow = removing();
    expect([flow.states(), flow.removeItem.asked]).toEqual([['shown.removing'], [keyOf(essay)]]);
    expect(stackIn(flow.context())).toEqual([tool]);
    expect(flow.context().removed).toEqual(essay);
    flow.removeItem.resolve();
    expect(flow.context().stored).toEqual([tool]);
    flow.send({ type: 'removal.undone' });
    flow.addItem.resolve();
    expect(flow.context()).toMatchObject({ stored: [essay, tool], removed: null });
    expect(flow.heard()).toEqual([]);
  });
  test('undone before the backend has answered, the item returns after the answer', () => {
    const flow = removing();
    flow.send({ type: 'removal.undone' });
    expect(standsOn(flow.context(), essay)).toBe(true);
    flow.removeItem.resolve();
    expect([flow.states(), flow.addItem.asked]).toEqual([['shown.adding'], [keyOf(essay)]]);
  });
  test.each(failures)(
    'the backend %s: the item is put back, and there is nothing to undo',
    (_, happen, said) => {
      const flow = removing();
      happen(flow);
      expect(stackIn(flow.context())).toEqual([essay, tool]);
      expect(flow.context()).toMatchObject({
        removed: null,
        problem: { does: 'remove', item: essay, ...said },
      });
      expect(flow.heard()).toEqual([{ type: 'toast', key: 'removalFailed', ...said }]);
    },
  );
  test('only an item of the stack can be removed', () => {
    expect(shown([tool]).can(remove(essay))).toBe(false);
  });
});

describe('the other tab', () => {
  test('has changed it: it is loaded again, and stays on screen meanwhile', () => {
    const flow = shown([essay]);
    flow.memberFeed.say(outdated);
    expect([flow.states(), flow.tags()]).toEqual([['shown.refreshing'], ['known']]);
    flow.loadStack.resolve({ items: [tool], pendingAdds: [] });
    expect([flow.states(), flow.context().stored]).toEqual([['shown.resting'], [tool]]);
  });
  test.each([
    ['fails', (flow: Flow) => flow.loadStack.reject('')],
    ['is silent', (flow: Flow) => flow.wait(15_000)],
  ])('a load that %s leaves it as it was', (_, happen) => {
    const flow = shown([essay]);
    flow.memberFeed.say(outdated);
    happen(flow);
    expect([flow.states(), flow.context().stored]).toEqual([['shown.resting'], [essay]]);
  });
  test('actions during the load follow it', () => {
    const flow = shown();
    flow.memberFeed.say(outdated);
    flow.send(add(essay));
    flow.loadStack.resolve({ items: [], pendingAdds: [] });
    expect(flow.addItem.asked).toEqual([keyOf(essay)]);
  });
});

test('another member sees nothing of the previous one', () => {
  const flow = shown([essay]);
  flow.send(remove(essay));
  flow.memberFeed.say(absent);
  expect(flow.context()).toEqual({ stored: [], line: [], removed: null, problem: null });
  flow.memberFeed.say(arrived);
  expect(flow.states()).toEqual(['loading']);
});
