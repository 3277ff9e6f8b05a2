// The draft of a form by state, before it shows one: whose it is, and when it is read (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import type { DraftEvent } from '#machines/draft.machine.ts';
import {
  begun,
  form,
  found,
  kept,
  more,
  ownerTimeout,
  ownerUnknown,
  read,
  resting,
  storageTimeout,
  unread,
} from './draft.kit.ts';
import type { Form } from './draft.kit.ts';
import { brokenFeed, feed } from './kit.ts';

const closed = () => form({ isOpen: false, place: 'To join' });

describe('while the form is closed', () => {
  test('nothing is read, whoever signs in and out', () => {
    const one = closed();
    one.knows('ada');
    one.memberFeed.say({ type: 'member.left' });
    expect([one.state(), one.told(), one.readDraft.asked]).toEqual(['closed', [], []]);
  });
  test('opened, it reads the draft of its place and member', () => {
    const one = closed();
    one.knows('ada');
    one.opens();
    expect(one.readDraft.asked).toEqual([{ place: 'To join', member: 'ada' }]);
    expect([one.state(), one.tags()]).toEqual(['looking.reading.untouched', ['waiting']]);
  });
});

describe('while the drafts are read', () => {
  test.each([
    [found, 'held.restored', begun],
    [{ outcome: 'nothing' }, 'blank.resting', null],
    [{ outcome: 'anothers' }, 'blank.anothers', null],
    [{ outcome: 'refused' }, 'held.refused', null],
  ] as const)('%o: %s, and the form is told', (answer, state, words) => {
    const one = read(answer);
    expect([one.state(), one.told()]).toEqual([state, [{ type: 'draft.restored', words }]]);
  });
  test.each([
    ['they cannot be read', (one: Form) => one.readDraft.reject()],
    ['storage does not answer', (one: Form) => one.wait(storageTimeout)],
  ])('%s: the form starts without its draft', (_, end) => {
    const one = form();
    end(one);
    expect([one.state(), one.tags(), one.told()]).toEqual([
      'blank.unread',
      ['unread'],
      [{ type: 'draft.unread' }],
    ]);
  });
  test('a member who becomes known is read for', () => {
    const one = form();
    one.knows('ada');
    expect(one.readDraft.asked.map(({ member }) => member)).toEqual([undefined, 'ada']);
  });
  test('if the session cannot be watched, a stored draft is not shown', () => {
    const one = form({}, { ...feed<DraftEvent>(), logic: brokenFeed() });
    one.readDraft.resolve({ outcome: 'ownerNeeded' });
    one.wait(ownerTimeout);
    expect(one.state()).toBe('blank.unread');
  });
  test('what is typed and deleted again hides nothing', () => {
    const one = form();
    one.types(begun);
    one.types(null);
    one.knows('ada');
    one.readDraft.resolve(found);
    expect(one.state()).toBe('held.restored');
  });
  test('a form that is opened again is told what was typed into it', () => {
    const one = form();
    one.opens();
    expect(one.told()).toEqual([]);
    one.types(begun);
    one.opens();
    expect(one.told()).toEqual([{ type: 'draft.restored', words: begun }]);
  });
});

describe('while the owner is unknown', () => {
  test('nothing is shown and nothing is written', () => {
    const one = ownerUnknown();
    one.types(null);
    expect([one.state(), one.tags(), one.told(), one.writeDraft.asked]).toEqual([
      'looking.ownerUnknown',
      ['waiting'],
      [],
      [],
    ]);
  });
  test('what is typed is written at once, as a new draft next to those that are stored', () => {
    const one = ownerUnknown();
    one.types(begun);
    expect([one.state(), one.told()]).toEqual(['held.keeping', []]);
    expect(one.writeDraft.asked).toMatchObject([
      { words: begun, shown: { id: null, owner: null } },
    ]);
  });
  test('what was typed before it was known to be unknown is written as well', () => {
    const one = form();
    one.types(begun);
    one.readDraft.resolve({ outcome: 'ownerNeeded' });
    expect([one.state(), one.writeDraft.asked.length]).toEqual(['held.keeping', 2]);
  });
  test.each(['ada', null])('%s is known: their drafts are read', (member) => {
    const one = ownerUnknown();
    one.knows(member);
    expect([one.state(), one.readDraft.asked.at(-1)]).toEqual([
      'looking.reading.untouched',
      { place: '', member },
    ]);
  });
  test('for too long: the form starts without its draft', () => {
    const one = ownerUnknown();
    one.wait(ownerTimeout);
    expect([one.state(), one.told()]).toEqual(['blank.unread', [{ type: 'draft.unread' }]]);
  });
});

describe('while the form holds nothing', () => {
  const blanks = [
    ['resting', resting],
    ['anothers', () => read({ outcome: 'anothers' })],
    ['unread', unread],
    [
      'handedOver',
      () => {
        const one = kept();
        one.sends();
        one.removeDraft.resolve();
        return one;
      },
    ],
    [
      'discarding',
      () => {
        const one = kept();
        one.types(null);
        return one;
      },
    ],
    [
      'handingOver',
      () => {
        const one = kept();
        one.sends();
        return one;
      },
    ],
  ] as const;
  test.each(blanks)('%s: what is typed is kept, an empty form is not', (state, reach) => {
    const one = reach();
    expect(one.state()).toBe(`blank.${state}`);
    one.types(null);
    expect(one.state()).toBe(`blank.${state}`);
    one.types(more);
    expect([one.state(), one.writeDraft.asked.at(-1)]).toMatchObject([
      'held.keeping',
      { words: more, shown: { id: null } },
    ]);
  });
  test.each(blanks)('%s: a form that is opened again has its drafts read', (_, reach) => {
    const one = reach();
    one.opens();
    expect(one.state()).toBe('looking.reading.untouched');
  });
  test.each(blanks)('%s: a member who signs in changes nothing', (state, reach) => {
    const one = reach();
    one.knows('ben');
    expect([one.state(), one.context().member]).toEqual([`blank.${state}`, 'ben']);
  });
});
