// The draft of a form by state, while another tab writes into the same form (docs/features.md, "Drafts").
import { describe, expect, test } from 'vitest';
import {
  begun,
  found,
  form,
  kept,
  more,
  overtaken,
  read,
  refused,
  resting,
  restored,
  storageTimeout,
} from './draft.kit.ts';
import type { Form } from './draft.kit.ts';
import { brokenFeed, feed } from './kit.ts';
import type { DraftEvent } from '#machines/draft.machine.ts';

const shows = (one: Form) => one.send({ type: 'newer.requested' });
const keeps = (one: Form) => one.send({ type: 'own.preferred' });

describe('another tab has written', () => {
  test('what was typed here is compared with what is stored', () => {
    const one = kept();
    one.hears();
    expect(one.state()).toBe('held.comparing');
    expect(one.compareDraft.asked).toMatchObject([
      { place: '', member: 'ada', words: begun, shown: { id: null, owner: 'ada' } },
    ]);
  });
  test('what was found is compared as it was stored, with all that the form does not understand', () => {
    const stored = { ...begun, unknown: 1 };
    const one = read({ ...found, stored });
    one.hears();
    expect(one.compareDraft.asked).toMatchObject([{ words: stored, shown: { id: 'd1' } }]);
    const two = restored();
    two.hears();
    expect(two.compareDraft.asked).toMatchObject([{ words: begun }]);
  });
  test.each([
    ['restored', restored],
    ['kept', kept],
  ] as const)('nothing newer: the form stays %s, and nothing is written', (tag, reach) => {
    for (const end of [
      (one: Form) => one.compareDraft.resolve('newest'),
      (one: Form) => one.compareDraft.reject(),
      (one: Form) => one.wait(storageTimeout),
    ]) {
      const one = reach();
      const written = one.writeDraft.asked.length;
      one.hears();
      end(one);
      expect([one.tags(), one.writeDraft.asked.length]).toEqual([[tag], written]);
    }
  });
  test.each(['overtaken', 'replaced'] as const)('%s: the form says so', (by) => {
    expect([overtaken(by).tags(), overtaken(by, restored).tags()]).toEqual([
      ['overtaken'],
      ['overtaken'],
    ]);
  });
  test.each([
    ['was typed', kept, begun],
    ['was found', () => read({ ...found, stored: { ...begun, unknown: 1 } }), { unknown: 1 }],
  ])(
    'replaced: what %s here is stored behind the newer draft, as another one',
    (_, reach, words) => {
      const one = reach();
      const { serial } = one.context().shown;
      one.hears();
      one.compareDraft.resolve('replaced');
      expect(one.state()).toBe('held.settingAside');
      expect(one.writeDraft.asked.at(-1)).toMatchObject({
        words,
        rank: 'behind',
        shown: { id: null, serial: serial + 1, owner: 'ada' },
      });
      one.writeDraft.resolve();
      expect(one.tags()).toEqual(['overtaken']);
    },
  );
  test.each([
    ['refuses', (one: Form) => one.writeDraft.reject()],
    ['does not answer', (one: Form) => one.wait(storageTimeout)],
  ])('storage %s what is to be set aside: it stays on screen, and the page says so', (_, end) => {
    const one = kept();
    one.hears();
    one.compareDraft.resolve('replaced');
    end(one);
    expect([one.tags(), one.takeOver.asked]).toEqual([['refused'], []]);
  });
  test('a form without a draft on screen has nothing to compare', () => {
    for (const one of [resting(), form(), refused()]) {
      const before = one.state();
      one.hears();
      expect([one.state(), one.compareDraft.asked]).toEqual([before, []]);
    }
  });
  test('without a watch on the other tabs the draft is kept as ever', () => {
    const one = form({}, undefined, { ...feed<DraftEvent>(), logic: brokenFeed<DraftEvent>() });
    one.knows('ada');
    one.readDraft.resolve(found);
    expect(one.state()).toBe('held.restored');
  });
});

describe('a page that is loaded again, after another tab has stored a newer draft', () => {
  test('the form shows what this tab has shown, and says that there is a newer version', () => {
    const one = read({ ...found, isOvertaken: true });
    expect([one.tags(), one.told()]).toEqual([
      ['overtaken'],
      [{ type: 'draft.restored', words: begun }],
    ]);
    keeps(one);
    expect(one.writeDraft.asked.at(-1)).toMatchObject({ words: begun, rank: 'newest' });
  });
  test('a form that offers its draft says so once the user goes on with it', () => {
    const one = form({ offersFound: true });
    one.knows('ada');
    one.readDraft.resolve({ ...found, isOvertaken: true });
    expect(one.tags()).toEqual(['offered']);
    one.send({ type: 'draft.takenUp' });
    expect(one.tags()).toEqual(['overtaken']);
  });
});

describe('while there is a newer draft in another tab', () => {
  test('who types on writes into their own draft, and has the newest', () => {
    const one = overtaken();
    one.types(more);
    const [first, second] = one.writeDraft.asked;
    expect(second).toMatchObject({ words: more, rank: 'newestIfChanged', shown: first?.shown });
  });
  test('who types on where the other tab has written into the same draft begins another', () => {
    for (const reach of [kept, restored]) {
      const one = overtaken('replaced', reach);
      const { serial } = one.context().shown;
      one.types(more);
      expect(one.writeDraft.asked.at(-1)).toMatchObject({
        words: more,
        shown: { id: null, owner: 'ada', serial },
      });
      expect(serial).toBeGreaterThan(reach().context().shown.serial);
    }
  });
  test('who keeps what was typed here has it written as the newest', () => {
    const one = overtaken();
    keeps(one);
    expect(one.writeDraft.asked.at(-1)).toMatchObject({ words: begun, rank: 'newest' });
    one.writeDraft.resolve();
    expect(one.state()).toBe('held.kept');
  });
  test('who keeps what was found here has it written as the newest, as the form shows it', () => {
    const one = overtaken('replaced', () => read({ ...found, stored: { ...begun, unknown: 1 } }));
    keeps(one);
    expect(one.writeDraft.asked).toEqual([
      expect.objectContaining({ words: { ...begun, unknown: 1 }, rank: 'behind' }),
      expect.objectContaining({ words: begun, rank: 'newest' }),
    ]);
  });
  test('who takes the newer one over has the page opened anew, and writes nothing', () => {
    for (const by of ['overtaken', 'replaced'] as const) {
      const one = overtaken(by);
      const written = one.writeDraft.asked.length;
      shows(one);
      expect([one.state(), one.takeOver.asked, one.writeDraft.asked.length]).toEqual([
        'held.takingOver',
        [{ place: '', member: 'ada' }],
        written,
      ]);
    }
  });
  test.each([
    ['fails', (one: Form) => one.takeOver.reject()],
    ['does not begin', (one: Form) => one.wait(storageTimeout)],
    [
      'does not end',
      (one: Form) => {
        one.takeOver.resolve();
        expect(one.state()).toBe('held.reopening');
        one.wait(storageTimeout);
      },
    ],
  ])('the new load %s: the choice is there again', (_, end) => {
    const one = overtaken('replaced', restored);
    shows(one);
    end(one);
    expect(one.tags()).toEqual(['overtaken']);
  });
  test('who leaves takes nothing along: the next member is compared with theirs', () => {
    const one = overtaken('replaced', restored);
    one.memberFeed.say({ type: 'member.left' });
    expect(one.context()).toMatchObject({ words: null, found: null });
  });
});
