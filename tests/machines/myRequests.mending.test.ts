// What came back to its member, by state: mended and sent again, or thrown away.
import { describe, expect, test } from 'vitest';
import { returned, shown } from './myRequests.kit.ts';

const mending = () => {
  const one = shown([], [returned()]);
  one.send({ type: 'entry.opened', id: 'back' });
  return one;
};

describe('while what came back is mended', () => {
  test('the words are there as they were written; what is no text is left alone', () => {
    expect(mending().context().answers).toEqual({
      reason: 'Two boards',
      project: ' ',
      value: 'A decision',
    });
  });
  test('of a question that came back the words are mended, not what was chosen from a list', () => {
    const answers = { domain: 'hiring', subcategory: 'first-hire', question: 'Whom first?' };
    const one = shown([], [returned({ kind: 'asynq', answers })]);
    one.send({ type: 'entry.opened', id: 'back' });
    expect(one.context().answers).toEqual({ question: 'Whom first?' });
  });
  test('it goes back into the outbox with the mended words', () => {
    const one = mending();
    one.send({ type: 'answer.edited', field: 'project', text: 'Halden' });
    one.send({ type: 'entry.resent' });
    expect(one.deed()).toBe('deed.resending');
    expect(one.resendEntry.asked).toEqual([
      { id: 'back', answers: { reason: 'Two boards', project: 'Halden', value: 'A decision' } },
    ]);
    one.resendEntry.resolve();
    expect(one.deed()).toBe('deed.idle');
    expect(one.context()).toMatchObject({ chosen: null, answers: {} });
  });
  test.each(['a full browser', 'a silent one'])('%s: the words stay in the dialog', (which) => {
    const one = mending();
    one.send({ type: 'answer.edited', field: 'project', text: 'Halden' });
    one.send({ type: 'entry.resent' });
    if (which === 'a full browser') one.resendEntry.reject();
    else one.wait(3000);
    expect(one.deed()).toBe('deed.mending');
    expect(one.context()).toMatchObject({
      answers: { project: 'Halden' },
      problem: { key: 'no_room' },
    });
  });
  test('deed.cancelled leaves the entry as it was', () => {
    const one = mending();
    one.send({ type: 'answer.edited', field: 'project', text: 'Halden' });
    one.send({ type: 'deed.cancelled' });
    one.send({ type: 'entry.opened', id: 'back' });
    expect(one.context().answers).toMatchObject({ project: ' ' });
    expect(one.resendEntry.asked).toEqual([]);
  });
});

const discarding = () => {
  const one = shown([], [returned()]);
  one.send({ type: 'discard.requested', id: 'back' });
  return one;
};

describe('while throwing away is asked about', () => {
  test('nothing is gone before it is confirmed', () => {
    const one = discarding();
    expect(one.discardEntry.asked).toEqual([]);
    one.send({ type: 'deed.cancelled' });
    expect(one.deed()).toBe('deed.idle');
  });
  test('confirmed, it leaves the outbox', () => {
    const one = discarding();
    one.send({ type: 'discard.confirmed' });
    expect(one.deed()).toBe('deed.discarding');
    expect(one.discardEntry.asked).toEqual([{ id: 'back' }]);
    one.discardEntry.resolve();
    expect(one.deed()).toBe('deed.idle');
  });
  test.each(['refused', 'silent'])('a storage that is %s: the dialog says so', (which) => {
    const one = discarding();
    one.send({ type: 'discard.confirmed' });
    if (which === 'refused') one.discardEntry.reject();
    else one.wait(3000);
    expect(one.deed()).toBe('deed.confirmingDiscard');
    expect(one.context().problem).toEqual({ key: 'failed' });
  });
});
