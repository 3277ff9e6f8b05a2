// The draft of a form by state, where the form offers what is found before it shows it (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import type { DraftAnswer } from '#machines/draft.machine.ts';
import { begun, form, found, more, ownerTimeout } from './draft.kit.ts';
import type { Form } from './draft.kit.ts';

const restored = { type: 'draft.restored', words: begun };

/** A form that offers what it finds, with the drafts of this user read. */
function reads(answer: DraftAnswer, member: string | null = 'ada') {
  const one = form({ offersFound: true });
  one.knows(member);
  one.readDraft.resolve(answer);
  return one;
}
const offered = (member: string | null = 'ada') => {
  const one = reads({ ...found, owner: member }, member);
  expect([one.state(), one.tags(), one.told()]).toEqual(['offered', ['offered'], [restored]]);
  return one;
};

describe('while a draft is on offer', () => {
  test('nothing is written, and nothing is deleted', () => {
    const one = offered();
    expect([one.writeDraft.asked, one.removeDraft.asked]).toEqual([[], []]);
  });
  test('taken up, it is the draft of the form: changes go into it', () => {
    const one = offered();
    one.send({ type: 'draft.takenUp' });
    expect([one.state(), one.writeDraft.asked]).toEqual(['held.restored', []]);
    one.types(more);
    expect(one.writeDraft.asked).toMatchObject([{ words: more, shown: { id: 'd1' } }]);
  });
  test('what is typed instead becomes a new draft next to it', () => {
    const one = offered();
    one.types(more);
    expect(one.state()).toBe('held.keeping');
    expect(one.writeDraft.asked).toMatchObject([
      { words: more, shown: { id: null, owner: 'ada' }, member: 'ada' },
    ]);
    expect(one.removeDraft.asked).toEqual([]);
  });
  test('a user who starts afresh has it deleted, with the bytes of its files', () => {
    const one = offered();
    one.types(null);
    expect(one.state()).toBe('blank.discarding');
    expect(one.removeDraft.asked).toMatchObject([{ shown: { id: 'd1' }, keepsFiles: false }]);
  });
  test('a form that is opened again reads the newest draft', () => {
    const one = offered();
    one.opens();
    one.readDraft.resolve({ ...found, id: 'd2' });
    expect([one.state(), one.context().shown.id]).toEqual(['offered', 'd2']);
  });
  test('a visitor who signs in is offered what is theirs as a member', () => {
    const one = offered(null);
    one.knows('ada');
    expect([one.state(), one.told()]).toEqual([
      'looking.reading.untouched',
      [{ type: 'draft.withdrawn' }],
    ]);
    expect(one.readDraft.asked.at(-1)).toMatchObject({ member: 'ada' });
    one.readDraft.resolve({ outcome: 'anothers' });
    expect([one.state(), one.told()]).toEqual([
      'blank.anothers',
      [{ type: 'draft.restored', words: null }],
    ]);
  });
  test('a member who leaves takes it with them', () => {
    const one = offered();
    one.memberFeed.say({ type: 'member.left' });
    expect([one.state(), one.told()]).toEqual([
      'looking.reading.untouched',
      [{ type: 'draft.withdrawn' }],
    ]);
  });
});

const anothers = () => reads({ outcome: 'anothers' }, null);
const unread = () => {
  const one = form({ offersFound: true });
  one.readDraft.resolve({ outcome: 'ownerNeeded' });
  one.wait(ownerTimeout);
  return one;
};
const cases: [string, () => Form][] = [
  ['only others have drafts', anothers],
  ['the drafts could not be read', unread],
];

describe('while nothing is on offer', () => {
  test.each(cases)('%s: the draft of a member who signs in is looked for', (_, reach) => {
    const one = reach();
    one.told();
    one.knows('ada');
    one.readDraft.resolve(found);
    expect([one.state(), one.told()]).toEqual(['offered', [restored]]);
  });
  test.each(cases)(
    '%s: what is typed meanwhile is a new draft, and nothing is offered',
    (_, reach) => {
      const one = reach();
      one.told();
      one.knows('ada');
      one.types(more);
      one.readDraft.resolve(found);
      expect([one.state(), one.told()]).toEqual(['held.keeping', []]);
      const entry = { words: more, shown: { id: null } };
      // Once at once, and again into the same draft when the others are known.
      expect(one.writeDraft.asked).toMatchObject([entry, entry]);
      expect(new Set(one.writeDraft.asked.map(({ shown }) => shown.serial)).size).toBe(1);
    },
  );
});

test('a form that shows what is found at once is not disturbed by a sign-in', () => {
  for (const answer of [found, { outcome: 'anothers' }] as const) {
    const one = form();
    one.knows(null);
    one.readDraft.resolve(answer);
    const [state, asked] = [one.state(), one.readDraft.asked.length];
    one.knows('ada');
    expect([one.state(), one.readDraft.asked.length]).toEqual([state, asked]);
  }
});
