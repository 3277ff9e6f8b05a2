// The draft of a form by state, while the stored ones are read: what is typed then is kept at once (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import { draftMachine } from '#machines/draft.machine.ts';
import { begun, form, found, more } from './draft.kit.ts';
import type { Form } from './draft.kit.ts';

const earlyTimeout = Number(draftMachine.implementations.delays.earlyTimeout);

describe('what is typed while the drafts are read', () => {
  test('what is typed is written at once, as a new draft next to the one that is found', () => {
    const one = form();
    one.knows('ada');
    one.types(begun);
    expect([one.state(), one.tags()]).toEqual(['looking.reading.writing', ['keeping', 'waiting']]);
    const entry = { words: begun, member: 'ada', shown: { id: null, owner: 'ada' } };
    expect(one.writeDraft.asked).toMatchObject([entry]);
    one.writeDraft.resolve();
    expect([one.state(), one.tags()]).toEqual(['looking.reading.written', ['kept', 'waiting']]);
    one.readDraft.resolve(found);
    expect([one.state(), one.told()]).toEqual(['held.keeping', []]);
    expect(one.writeDraft.asked).toMatchObject([entry, entry]);
    expect(one.writeDraft.asked[1]?.shown).toEqual(one.writeDraft.asked[0]?.shown);
  });
  test('every change is written, into the same draft', () => {
    const one = form();
    one.types(begun);
    one.types(more);
    one.writeDraft.resolve();
    one.types(begun);
    const { asked } = one.writeDraft;
    expect(asked.map(({ words }) => words)).toEqual([begun, more, begun]);
    expect(new Set(asked.map(({ shown }) => shown.serial)).size).toBe(1);
  });
  test.each([
    ['has no room', (one: Form) => one.writeDraft.reject()],
    ['does not answer', (one: Form) => one.wait(earlyTimeout)],
  ])('a browser that %s says so, and the next change is tried again', (_, end) => {
    const one = form();
    one.types(begun);
    end(one);
    expect([one.state(), one.tags()]).toEqual([
      'looking.reading.unwritten',
      ['refused', 'waiting'],
    ]);
    one.types(more);
    one.writeDraft.resolve();
    expect(one.state()).toBe('looking.reading.written');
  });
  test.each(['ada', null])('what was typed before %j is known goes into the same draft', (who) => {
    const one = form();
    one.types(begun);
    one.writeDraft.resolve();
    one.knows(who);
    expect([one.state(), one.readDraft.asked.length]).toEqual(['held.keeping', 1]);
    const [first, second] = one.writeDraft.asked;
    expect(second).toMatchObject({ words: begun, member: who, shown: { ...first?.shown } });
  });
  test.each([
    ['is asked for', () => undefined],
    ['is done', (one: Form) => one.removeDraft.resolve()],
    ['fails', (one: Form) => one.removeDraft.reject()],
    ['takes too long', (one: Form) => one.wait(earlyTimeout)],
  ])('what is typed and deleted again leaves no draft, once its removal %s', (_, end) => {
    const one = form();
    one.types(begun);
    one.writeDraft.resolve();
    one.types(null);
    expect([one.state(), one.context().words]).toEqual(['looking.reading.removing', null]);
    const { shown } = one.context();
    expect(one.removeDraft.asked).toMatchObject([{ shown, keepsFiles: false }]);
    end(one);
    one.readDraft.resolve(found);
    expect([one.state(), one.writeDraft.asked.length]).toEqual(['held.restored', 1]);
  });
  test('a form that was empty and stays it has nothing deleted', () => {
    const one = form();
    one.types(null);
    expect([one.state(), one.removeDraft.asked]).toEqual(['looking.reading.untouched', []]);
  });
  test('a form that is sent meanwhile leaves no draft', () => {
    const one = form();
    one.types(begun);
    const { shown } = one.context();
    one.sends();
    expect([one.state(), one.context().words, one.told()]).toEqual(['blank.handingOver', null, []]);
    expect(one.removeDraft.asked).toMatchObject([{ shown, keepsFiles: true }]);
  });
  test('a form that is sent without words has no draft to delete', () => {
    const one = form();
    one.sends();
    expect([one.state(), one.removeDraft.asked]).toEqual(['blank.handedOver', []]);
  });
});
