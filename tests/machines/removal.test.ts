// Deleting something of one's own, by state.
import { describe, expect, test } from 'vitest';
import { removalMachine } from '#machines/removal.machine.ts';
import { play, port } from './kit.ts';

const confirming = () => {
  const deleteEntry = port<void, { id: string }>();
  const flow = play(removalMachine.provide({ actors: { deleteEntry: deleteEntry.logic } }), {
    id: 'mine',
    failed: 'postFailed',
  });
  return { ...flow, deleteEntry };
};
type Flow = ReturnType<typeof confirming>;
const deleting = () => {
  const flow = confirming();
  flow.send({ type: 'removal.confirmed' });
  return flow;
};

describe('while the dialog asks for confirmation', () => {
  test('nothing is deleted yet', () => {
    const flow = confirming();
    expect([flow.states(), flow.tags()]).toEqual([['confirming'], ['dialogOpen']]);
    expect(flow.deleteEntry.asked).toEqual([]);
  });
  test('it can be kept', () => {
    const flow = confirming();
    flow.send({ type: 'removal.cancelled' });
    expect([flow.isOver(), flow.output()]).toEqual([true, { outcome: 'kept' }]);
    expect(flow.deleteEntry.asked).toEqual([]);
  });
});

describe('while it is deleted', () => {
  test('the dialog stays open and cannot be closed', () => {
    const flow = deleting();
    expect([flow.states(), flow.tags()]).toEqual([['deleting'], ['busy', 'dialogOpen']]);
    expect(flow.can({ type: 'removal.cancelled' })).toBe(false);
    expect(flow.deleteEntry.asked).toEqual([{ id: 'mine' }]);
  });
  test('done: it is over', () => {
    const flow = deleting();
    flow.deleteEntry.resolve();
    expect([flow.isOver(), flow.output(), flow.heard()]).toEqual([
      true,
      { outcome: 'deleted' },
      [],
    ]);
  });
  test.each([
    ['refused', (flow: Flow) => flow.deleteEntry.reject('No.'), 'No.', { message: 'No.' }],
    ['refused without words', (flow: Flow) => flow.deleteEntry.reject(''), '', {}],
    ['not answered for 15 s', (flow: Flow) => flow.wait(15_000), '', {}],
  ])('%s: the dialog says why, and it can be tried again', (_, end, problem, said) => {
    const flow = deleting();
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([['confirming'], problem]);
    expect(flow.heard()).toEqual([{ type: 'toast', key: 'postFailed', ...said }]);
    flow.send({ type: 'removal.confirmed' });
    expect([flow.states(), flow.context().problem]).toEqual([['deleting'], null]);
    flow.deleteEntry.resolve();
    expect(flow.output()).toEqual({ outcome: 'deleted' });
  });
  test('a failure leaves it as it was: it can still be kept', () => {
    const flow = deleting();
    flow.deleteEntry.reject('No.');
    flow.send({ type: 'removal.cancelled' });
    expect(flow.output()).toEqual({ outcome: 'kept' });
  });
});
