// The stack by state: who is signed in, loading it, and the pending add of a visitor (docs/product-decisions.md, "Add
// to Stack").
import { describe, expect, test } from 'vitest';
import { stackIn, stackMachine } from '#machines/stack.machine.ts';
import { brokenFeed, play } from './kit.ts';
import {
  absent,
  add,
  arrived,
  begin,
  essay,
  keyOf,
  outdated,
  remove,
  shown,
  tool,
} from './stack.kit.ts';

const added = (title: string) => ({ type: 'toast', key: 'stackAdded', title });
const door = { type: 'navigate', to: '/auth?next=%2Fsignal-stack%3Fshow%3Dasyncq' };

/** A visitor has pressed Add. */
const addingSignedOut = () => {
  const flow = begin(absent);
  flow.send(add(essay));
  return flow;
};
/** The stack could not be loaded. */
const failed = () => {
  const flow = begin(arrived);
  flow.loadStack.reject('');
  return flow;
};

describe('while the user is unknown', () => {
  test('a press waits, and is queued once however often it is repeated', () => {
    const flow = begin();
    flow.send(add(essay));
    flow.send(add(essay));
    expect([flow.states(), flow.tags()]).toEqual([['looking'], ['loading']]);
    expect(flow.context().line).toHaveLength(1);
    expect(flow.addItem.asked).toEqual([]);
  });
  test('a member is reported: the item is added after their stack was loaded', () => {
    const flow = begin();
    flow.send(add(essay));
    flow.memberFeed.say(arrived);
    flow.loadStack.resolve({ items: [], pendingAdds: [] });
    expect([flow.states(), flow.addItem.asked]).toEqual([['shown.adding'], [keyOf(essay)]]);
  });
  test('signed out: the pending add is saved, and the sign-in page opens', () => {
    const flow = begin();
    flow.send(add(essay));
    flow.memberFeed.say(absent);
    expect([flow.states(), flow.savePendingAdds.asked]).toEqual([
      ['savingPendingAdds'],
      [{ line: [{ does: 'add', item: essay, quietly: false }] }],
    ]);
  });
  test('signed out, and nothing was pressed', () => {
    const flow = begin();
    flow.memberFeed.say(absent);
    expect([flow.states(), flow.tags()]).toEqual([['away'], ['signedOut']]);
  });
  test('after ten seconds the page is a visitor’s', () => {
    const flow = begin();
    flow.send(add(essay));
    flow.wait(10_000);
    expect([flow.states(), flow.context().line]).toEqual([['away'], []]);
  });
  test('when the member feed fails, the page is a visitor’s', () => {
    const flow = play(stackMachine.provide({ actors: { memberFeed: brokenFeed() } }));
    expect(flow.states()).toEqual(['away']);
  });
});

describe('a visitor', () => {
  test('is sent to the sign-in page and back; the pending add is saved first', () => {
    const flow = addingSignedOut();
    expect([flow.tags(), flow.heard()]).toEqual([['leaving', 'signedOut'], []]);
    flow.savePendingAdds.resolve({ next: '/signal-stack?show=asyncq' });
    expect([flow.states(), flow.heard(), flow.context().line]).toEqual([['away'], [door], []]);
  });
  test.each([
    [
      'refuses',
      (flow: ReturnType<typeof addingSignedOut>) => flow.savePendingAdds.reject('No room.'),
      'No room.',
    ],
    ['is silent', (flow: ReturnType<typeof addingSignedOut>) => flow.wait(3000), undefined],
  ])('stays on the page when the browser %s', (_, happen, message) => {
    const flow = addingSignedOut();
    happen(flow);
    const said = message === undefined ? {} : { message };
    expect(flow.states()).toEqual(['away']);
    expect(flow.context()).toMatchObject({
      line: [],
      problem: { does: 'add', item: essay, ...said },
    });
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'stackFailed', ...said }]);
  });
  test('can neither remove nor undo', () => {
    const flow = begin(absent);
    expect([flow.can(remove(essay)), flow.can({ type: 'removal.undone' })]).toEqual([false, false]);
  });
});

describe('while it is loading', () => {
  test('a press waits', () => {
    const flow = begin(arrived);
    flow.send(add(essay));
    expect([flow.states(), flow.tags()]).toEqual([['loading'], ['loading']]);
    expect(flow.addItem.asked).toEqual([]);
  });
  test('a pending add from before the sign-in is added, with its toast', () => {
    const flow = shown([tool], [essay]);
    expect(stackIn(flow.context())).toEqual([essay, tool]);
    flow.addItem.resolve();
    expect([flow.states(), flow.heard()]).toEqual([['shown.resting'], [added(essay.title)]]);
  });
  test('a pending add that was pressed again is added once', () => {
    const flow = begin(arrived);
    flow.send(add(essay));
    flow.loadStack.resolve({ items: [], pendingAdds: [essay] });
    flow.addItem.resolve();
    expect([flow.states(), flow.addItem.asked]).toEqual([['shown.resting'], [keyOf(essay)]]);
  });
  test.each([
    [
      'fails',
      (flow: ReturnType<typeof begin>) => flow.loadStack.reject('No network.'),
      'No network.',
    ],
    ['never answers', (flow: ReturnType<typeof begin>) => flow.wait(15_000), undefined],
  ])('the service %s: what was pressed is reverted, and a toast says so', (_, happen, message) => {
    const flow = begin(arrived);
    flow.send(add(essay));
    happen(flow);
    expect([flow.states(), flow.tags()]).toEqual([['failed'], ['failed']]);
    expect(flow.context().line).toEqual([]);
    expect(flow.context().problem).toEqual({
      does: 'add',
      item: essay,
      ...(message === undefined ? {} : { message }),
    });
  });
  test('a member who leaves clears what was pressed', () => {
    const flow = begin(arrived);
    flow.send(add(essay));
    flow.memberFeed.say(absent);
    expect([flow.states(), flow.context().line, flow.savePendingAdds.asked]).toEqual([
      ['away'],
      [],
      [],
    ]);
  });
});

describe('when it could not be loaded', () => {
  test.each([{ type: 'retry.requested' } as const, outdated])('%o loads it again', (event) => {
    const flow = failed();
    flow.send(event);
    expect([flow.states(), flow.loadStack.asked.length]).toEqual([['loading'], 2]);
  });
  test('a press on an item retries, and is not lost', () => {
    const flow = failed();
    flow.send(add(essay));
    flow.loadStack.resolve({ items: [], pendingAdds: [] });
    expect(flow.addItem.asked).toEqual([keyOf(essay)]);
  });
});
