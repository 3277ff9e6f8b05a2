// Which pictures are taken of a flow, their names and their index, and the contact sheet, on the sample machine.
import { describe, expect, test } from 'vitest';
import { contactSheet } from './contactSheet.ts';
import {
  descriptionsOf,
  differing,
  fileNameOf,
  fileOf,
  firstsOf,
  flowPictures,
  mergedIndex,
  missingSentences,
} from './pictures.ts';
import type { Shot } from './pictures.ts';
import { lamp } from './sample.ts';

const cold: Shot = {
  place: 'cold',
  states: ['cold'],
  tags: ['dark'],
  descriptions: { cold: 'The lamp is <cold>.' },
  title: 'The cave',
  tour: 1,
  step: 0,
  say: 'A traveler enters the cave',
  files: { 'ink.1440': 'lamp/cold.ink.1440.png', 'ink.390': 'lamp/cold.ink.390.png' },
};
const warm: Shot = { ...cold, place: 'warm', states: ['warm'], descriptions: {}, step: 2 };
const unseen: Shot = { ...warm, place: 'granted', states: ['granted'], files: {}, none: 'Magic.' };
const looks = ['ink.1440', 'ink.390'];

/** A place of many regions. */
const long = (last: string) => [...Array.from({ length: 30 }, (_, at) => `region${at}`), last];

describe('the name of a file', () => {
  test('holds the states and the look', () => {
    expect(fileOf('lamp', ['a.b', 'c'], 'ink.390')).toBe('lamp/a.b+c.ink.390.png');
    expect(fileNameOf([])).toBe('ended');
    expect(fileNameOf(['a/b: c'])).toBe('a_b__c');
  });

  test('of a long place is cut, and that of another one is another', () => {
    expect(fileNameOf(long('one')).length).toBeLessThanOrEqual(120);
    expect(fileNameOf(long('one'))).not.toBe(fileNameOf(long('two')));
  });
});

test('a walk takes pictures of the places that no walk before it has reached', () => {
  const wish = ['wish.typed/gold', 'lamp.rubbed'];
  const walks = [
    { start: 'cave', ids: wish },
    { start: 'cave', ids: [...wish, 'genie=kind'] },
    { start: 'cave', ids: [...wish, 'lamp.left'] },
  ];
  expect(firstsOf(lamp, walks).map((firsts) => [...firsts])).toEqual([
    [
      [0, 'cold'],
      [2, 'warm'],
    ],
    [[3, 'granted']],
    [],
  ]);
});

test('a state without a description has an empty one', () => {
  expect(descriptionsOf(lamp.machine, ['cold'])).toEqual({ cold: '' });
});

describe('what is written down of a flow', () => {
  test('is in the order of the tours, and of two pictures of a place it is the earlier one', () => {
    const later = { ...cold, tour: 2, step: 1, say: 'Leave the lamp' };
    const { shots, none } = flowPictures('lamp', 'Lamp', ['cold', 'warm'], [later, warm, cold]);
    expect(shots).toEqual([cold, warm]);
    expect(none).toBeUndefined();
  });

  test('says why there is none', () => {
    expect(flowPictures('lamp', 'Lamp', [], []).none).toBe('No tour walks it.');
    const invisible = flowPictures('lamp', 'Lamp', ['granted'], [unseen]);
    expect(invisible.none).toBe('Magic.');
    expect(missingSentences(invisible)).toEqual(['lamp has no pictures: Magic.']);
  });

  test('names the states that have none, and those that a tour did not reach', () => {
    const flow = flowPictures('lamp', 'Lamp', ['cold', 'granted'], [cold, unseen]);
    expect(missingSentences(flow, ['cold', 'granted', 'turning'])).toEqual([
      'lamp: no picture of ‘granted’: Magic.',
      'lamp: no picture of ‘turning’: its tour ended before.',
    ]);
  });

  test('replaces that of the flow, and leaves that of others', () => {
    const one = { looks, flows: [flowPictures('lamp', 'Lamp', [], [cold])] };
    const other = { looks, flows: [flowPictures('cave', 'Cave', [], [])] };
    const again = { looks, flows: [flowPictures('lamp', 'Lamp', [], [warm])] };
    expect(mergedIndex(mergedIndex(one, other), again).flows).toEqual([
      ...other.flows,
      ...again.flows,
    ]);
  });
});

test('files that differ, and those of one side only, are named', () => {
  const one = new Map(Object.entries({ a: '1', b: '2', c: '3' }));
  const other = new Map(Object.entries({ a: '1', b: '0', d: '4' }));
  expect(differing(one, one)).toEqual([]);
  expect(differing(one, other)).toEqual(['b', 'c', 'd']);
});

describe('the contact sheet', () => {
  const narrowOnly = { ...warm, files: { 'ink.390': 'x.png' }, none: 'Wide screens have none.' };
  const sheet = contactSheet(flowPictures('lamp', 'Lamp', [], [cold, narrowOnly, unseen]), {
    style: 'p { color: red }',
    imageOf: (file) => `data:${file}`,
    labelOf: (look) => look.replace('.', ' at '),
    looks,
  });

  test('shows each picture with an alternative text, and what is said is not taken for HTML', () => {
    expect(sheet).toContain(
      '<img src="data:lamp/cold.ink.1440.png" alt="Lamp in the state ‘cold’, ink at 1440. The lamp is &lt;cold&gt;." loading="lazy"><figcaption>ink at 1440</figcaption>',
    );
    expect(sheet.match(/<img /g)).toHaveLength(3);
    expect(sheet).not.toContain('<cold>');
  });

  test('says how many states have pictures, and why others have none', () => {
    expect(sheet).toContain('lamp · 2 of 3 states have pictures');
    expect(sheet).toContain('<p class="none">No picture: ink at 1440. Wide screens have none.</p>');
    expect(sheet).toContain('<p class="none">No picture: Magic.</p>');
  });

  test('leads to each state, and needs no other file', () => {
    expect(sheet.match(/href="#state-\d"/g)).toHaveLength(3);
    expect(sheet.match(/<article id="state-\d"/g)).toHaveLength(3);
    expect(sheet).not.toMatch(/(?:src|href)="(?!data:|#)/);
  });
});
