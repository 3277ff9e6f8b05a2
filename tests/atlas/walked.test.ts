// What the atlas says of walks: how far an arrow was walked, how much of a flow, and who walked what is chosen.
import { describe, expect, test } from 'vitest';
import {
  countWords,
  extentOf,
  summaryOf,
  walkedBy,
  walkedOf,
} from '../../tools/atlas/app/walked.ts';

const tours = {
  names: ['tour 1 from cave, 3 steps', 'tour 2 from cave, 1 steps'],
  states: { cold: [0, 1], warm: [0], lost: [] },
  transitions: { rub: [0], blow: [], drop: [] },
  reasons: { drop: 'No hand lets go of it.' },
};
const journeys = { states: { '': 3, cold: 3 }, transitions: { rub: 1 } };
const lamp = { tours, journeys };
const recorded = { journeys: { on: '2026-11-30', count: 40 } };
const unrecorded = { journeys: null };

describe('what was walked', () => {
  test('by tours, and by journeys; what nobody can be seen to walk is left out', () => {
    expect(walkedOf(lamp, 'tours')).toEqual({
      states: { cold: true, warm: true, lost: false },
      transitions: { rub: true, blow: false, drop: false },
    });
    expect(walkedOf(lamp, 'journeys')).toEqual({
      states: { cold: true, warm: false, lost: false },
      transitions: { rub: true, blow: false, drop: false },
    });
  });
  test('is not known without a recording, or without a driver', () => {
    expect(walkedOf({ tours, journeys: null }, 'journeys')).toBeNull();
    expect(walkedOf({ tours: null, journeys }, 'journeys')).toBeNull();
    expect(walkedOf({ tours: null, journeys }, 'tours')).toBeNull();
  });
  test('an arrow of several transitions may be walked in part', () => {
    const walked = { rub: true, blow: false };
    expect(extentOf(walked, ['rub'])).toBe('all');
    expect(extentOf(walked, ['rub', 'blow'])).toBe('part');
    expect(extentOf(walked, ['blow'])).toBe('none');
    expect(extentOf(walked, ['rub', 'forbidden'])).toBe('all');
    expect(extentOf(walked, ['forbidden'])).toBeUndefined();
    expect(extentOf(undefined, ['rub'])).toBeUndefined();
  });
});

describe('in words', () => {
  test('how much of a flow was walked, and by how many', () => {
    expect(summaryOf(lamp, 'tours', recorded)).toBe(
      'The 2 tours of this flow walk 2 of 3 states and 1 of 3 transitions.',
    );
    expect(summaryOf(lamp, 'journeys', recorded)).toBe(
      '3 of 40 journeys ran this flow, and walked 1 of 3 states and 1 of 3 transitions; recorded last on 2026-11-30.',
    );
  });
  test('that nothing was recorded, or that nothing walks a chart', () => {
    const silent = { tours, journeys: null };
    expect(summaryOf(silent, 'journeys', unrecorded)).toMatch(/^No journey has been recorded/);
    expect(walkedBy(silent, 'states', 'cold', unrecorded).journeys).toMatch(/^No journey has been/);
    expect(summaryOf({ tours: null, journeys }, 'tours', recorded)).toMatch(
      /^Nothing in a browser/,
    );
  });
  test('how many have walked a state or a transition', () => {
    expect(countWords(lamp, 'tours', 'states', 'cold')).toBe('2 tours');
    expect(countWords(lamp, 'tours', 'transitions', 'blow')).toBe('no tour');
    expect(countWords(lamp, 'journeys', 'transitions', 'rub')).toBe('1 journey');
    expect(countWords(lamp, 'journeys', 'states', '')).toBe('');
    expect(countWords({ tours, journeys: null }, 'journeys', 'states', 'cold')).toBe('');
  });
  test('who walked what is chosen', () => {
    expect(walkedBy(lamp, 'states', 'cold', recorded)).toEqual({
      tours: '2 of 2 tours walk it:',
      names: tours.names,
      journeys: '3 of 40 journeys have walked it.',
    });
    expect(walkedBy(lamp, 'transitions', 'blow', recorded)).toEqual({
      tours: 'No tour walks it.',
      names: [],
      journeys: 'None of 40 journeys has walked it.',
    });
  });
  test('why nobody has', () => {
    expect(walkedBy(lamp, 'transitions', 'drop', recorded).tours).toBe(
      'No tour walks it: No hand lets go of it.',
    );
    expect(walkedBy(lamp, 'transitions', 'forbidden', recorded)).toMatchObject({
      tours: expect.stringMatching(/keeps an event/) as string,
      journeys: '',
    });
  });
});
