// The draft of a form that is about one thing after another: what each place shows, and what stays stored there.
import { describe, expect, test } from 'vitest';
import { begun, found, kept, keeping, more, ownerUnknown, read, restored } from './draft.kit.ts';
import { refused, resting, unread } from './draft.kit.ts';

const other = { type: 'place.changed', place: 'other' } as const;

describe('at another place', () => {
  test.each([
    ['resting', resting],
    ['restored', restored],
    ['keeping', keeping],
    ['kept', kept],
    ['refused', refused],
    ['unread', unread],
    ['ownerUnknown', ownerUnknown],
  ])('%s: its drafts are read, and nothing is written or deleted', (_, reach) => {
    const one = reach();
    const writes = one.writeDraft.asked.length;
    one.send(other);
    expect(one.state()).toBe('looking.reading.untouched');
    expect(one.readDraft.asked.at(-1)).toMatchObject({ place: 'other' });
    expect([one.context().words, one.context().shown.id]).toEqual([null, null]);
    one.told();
    one.readDraft.resolve({ ...found, words: more });
    expect(one.told()).toEqual([{ type: 'draft.restored', words: more }]);
    expect([one.writeDraft.asked.length, one.removeDraft.asked]).toEqual([writes, []]);
  });
  test('what is typed is written there, as a draft of its own', () => {
    const one = keeping();
    const [before] = one.writeDraft.asked;
    one.send(other);
    one.readDraft.resolve({ outcome: 'nothing' });
    one.types(more);
    expect(one.writeDraft.asked.at(-1)).toMatchObject({ place: 'other', words: more });
    expect(one.writeDraft.asked.at(-1)?.shown).not.toEqual(before?.shown);
  });
  test('the answer to the former reading reaches no form', () => {
    const one = read(found);
    one.told();
    one.opens();
    one.send(other);
    expect(one.readDraft.asked.at(-1)?.place).toBe('other');
    one.readDraft.resolve({ outcome: 'nothing' });
    expect(one.told()).toEqual([{ type: 'draft.restored', words: null }]);
  });
  test('at the same place nothing changes', () => {
    const one = kept();
    one.send({ type: 'place.changed', place: '' });
    expect([one.state(), one.context().words]).toEqual(['held.kept', begun]);
  });
});
