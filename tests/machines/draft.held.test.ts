// The draft of a form by state, while the form shows one, and when another member signs in (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import {
  begun,
  form,
  found,
  keeping,
  kept,
  more,
  ownerUnknown,
  read,
  refused,
  resting,
  restored,
  storageTimeout,
} from './draft.kit.ts';
import type { Form } from './draft.kit.ts';

describe('while the form shows a draft', () => {
  test('that was restored, nothing is written until a change, which goes into that draft', () => {
    const one = restored();
    expect([one.tags(), one.writeDraft.asked]).toEqual([['restored'], []]);
    one.types(more);
    expect(one.writeDraft.asked).toMatchObject([
      { words: more, shown: { id: 'd1', owner: 'ada' }, member: 'ada' },
    ]);
  });
  test("a visitor's draft of this visit is restored as theirs who came", () => {
    const one = read({ ...found, owner: null });
    expect(one.context().shown).toMatchObject({ id: 'd1', owner: 'ada' });
  });
  test('every change is written into the same one', () => {
    const one = keeping();
    expect(one.tags()).toEqual(['keeping']);
    one.types(more);
    one.writeDraft.resolve();
    expect([one.state(), one.tags()]).toEqual(['held.kept', ['kept']]);
    const [first, second] = one.writeDraft.asked;
    expect([first?.words, second?.words]).toEqual([begun, more]);
    expect(second?.shown).toEqual(first?.shown);
  });
  test.each([
    ['refuses', (one: Form) => one.writeDraft.reject()],
    ['does not answer', (one: Form) => one.wait(storageTimeout)],
  ])('storage %s: the page says so, and the next change is tried again', (_, end) => {
    const one = keeping();
    end(one);
    expect([one.state(), one.tags()]).toEqual(['held.refused', ['refused']]);
    one.types(more);
    one.writeDraft.resolve();
    expect(one.state()).toBe('held.kept');
  });
  test.each([
    ['restored', restored],
    ['keeping', keeping],
    ['kept', kept],
    ['refused', refused],
  ] as const)('%s: an emptied form has its draft and files deleted', (_, reach) => {
    const one = reach();
    const { shown } = one.context();
    one.types(null);
    expect([one.state(), one.context().words]).toEqual(['blank.discarding', null]);
    expect(one.removeDraft.asked).toMatchObject([{ shown, keepsFiles: false }]);
    one.removeDraft.resolve();
    expect([one.state(), one.tags()]).toEqual(['blank.resting', ['resting']]);
  });
  test.each([
    ['restored', restored],
    ['keeping', keeping],
    ['kept', kept],
    ['refused', refused],
  ] as const)('%s: a form in the outbox has its draft deleted, and keeps its files', (_, reach) => {
    const one = reach();
    const { shown } = one.context();
    one.sends();
    expect([one.state(), one.context().words]).toEqual(['blank.handingOver', null]);
    expect(one.removeDraft.asked).toMatchObject([{ shown, keepsFiles: true }]);
    one.removeDraft.resolve();
    expect([one.state(), one.tags()]).toEqual(['blank.handedOver', ['handedOver']]);
  });
  test.each([
    ['discarding', 'blank.resting', (one: Form) => one.types(null)],
    ['handing over', 'blank.handedOver', (one: Form) => one.sends()],
  ] as const)('%s ends although storage refuses, or does not answer', (_, state, act) => {
    const ends = [(one: Form) => one.removeDraft.reject(), (one: Form) => one.wait(storageTimeout)];
    for (const end of ends) {
      const one = kept();
      act(one);
      end(one);
      expect(one.state()).toBe(state);
    }
  });
  test.each([
    ['restored', restored],
    ['kept', kept],
  ] as const)('%s: a form that is opened again reads the newest draft', (_, reach) => {
    const one = reach();
    one.opens();
    expect([one.state(), one.context().words]).toEqual(['looking.reading.untouched', null]);
    one.readDraft.resolve({ ...found, id: 'd2' });
    expect(one.context().shown.id).toBe('d2');
  });
  test.each([
    ['keeping', keeping],
    ['refused', refused],
  ] as const)('%s: a form that is opened again is told what was typed', (_, reach) => {
    const one = reach();
    one.opens();
    expect(one.told()).toEqual([{ type: 'draft.restored', words: begun }]);
  });
  test('a browser that stores nothing is asked again when the form is opened again', () => {
    const one = read({ outcome: 'refused' });
    one.opens();
    expect(one.state()).toBe('looking.reading.untouched');
  });
});

describe('when another member signs in', () => {
  test.each([
    ['while it is read for', () => form()],
    ['while it is unknown', ownerUnknown],
    ['the form holds nothing', resting],
    ['the form shows a draft', restored],
    ['a change is being written', keeping],
    ['the draft is kept', kept],
    ['storage refuses', refused],
  ] as const)('%s: the form is emptied, nothing is written or deleted', (_, reach) => {
    const one = reach();
    one.told();
    const written = one.writeDraft.asked.length;
    one.memberFeed.say({ type: 'member.left' });
    one.knows('ben');
    expect(one.told()).toEqual([{ type: 'draft.withdrawn' }]);
    expect([one.state(), one.context().words]).toEqual(['looking.reading.untouched', null]);
    expect(one.readDraft.asked.slice(-2).map(({ member }) => member)).toEqual([null, 'ben']);
    one.readDraft.resolve({ outcome: 'anothers' });
    expect([one.state(), one.writeDraft.asked.length, one.removeDraft.asked]).toEqual([
      'blank.anothers',
      written,
      [],
    ]);
  });
  test('what the second member types is a draft of their own', () => {
    const one = kept();
    const first = one.context().shown;
    one.memberFeed.say({ type: 'member.left' });
    one.knows('ben');
    one.readDraft.resolve({ outcome: 'anothers' });
    one.types(more);
    const { shown, member } = one.writeDraft.asked.at(-1) ?? {};
    expect([member, shown?.owner, shown?.serial === first.serial]).toEqual(['ben', 'ben', false]);
  });
});
