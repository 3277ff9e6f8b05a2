// A failure says in sentences what differs, and marks the place in the chart.
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import {
  contextSentences,
  leavesOf,
  listSentences,
  momentSentences,
  outlineOf,
  stateSentences,
} from './differences.ts';

const door = createMachine({
  type: 'parallel',
  states: {
    door: {
      initial: 'shut',
      states: {
        shut: { tags: 'safe', initial: 'locked', states: { locked: {}, unlocked: {} } },
        open: { tags: 'drafty', initial: 'ajar', states: { ajar: {}, wide: {} } },
      },
    },
    light: { initial: 'off', states: { off: {}, on: {} } },
  },
});
const locked = { door: { shut: 'locked' }, light: 'off' };
const wide = { door: { open: 'wide' }, light: 'off' };

test('the innermost states of a value have their paths', () => {
  expect(leavesOf(locked)).toEqual(['door.shut.locked', 'light.off']);
  expect(leavesOf('cold')).toEqual(['cold']);
  expect(leavesOf({ done: {}, other: 'one' })).toEqual(['done', 'other.one']);
});

describe('states', () => {
  test('only what differs is named, and the tags with it', () => {
    expect(stateSentences(door, locked, wide)).toEqual([
      'It should be in ‘door.shut.locked’ and is in ‘door.open.wide’.',
      'Of the tags, views miss ‘safe’ and find ‘drafty’.',
    ]);
  });

  test('equal tags are not mentioned, and equal states not at all', () => {
    const unlocked = { door: { shut: 'unlocked' }, light: 'off' };
    expect(stateSentences(door, locked, unlocked)).toEqual([
      'It should be in ‘door.shut.locked’ and is in ‘door.shut.unlocked’.',
    ]);
    expect(stateSentences(door, locked, locked)).toEqual([]);
    expect(stateSentences(door, { door: {} }, 'door')).toEqual([
      'It should be in {"door":{}} and is in "door".',
    ]);
  });

  test('a machine that has ended is told from one that goes on', () => {
    const moment = { value: locked, context: {} };
    expect(
      momentSentences(door, { ...moment, status: 'done' }, { ...moment, status: 'active' }),
    ).toEqual(['The machine should be done and is active.']);
  });
});

describe('the context', () => {
  test('the place of each value that differs is named', () => {
    const planned = { words: ['a', 'b'], problem: null, who: { name: 'Ada' } };
    const real = { words: ['a', 'c'], problem: 'offline', who: {} };
    expect(contextSentences(planned, real)).toEqual([
      '‘context.words[1]’ should be "b" and is "c".',
      '‘context.problem’ should be null and is "offline".',
      '‘context.who.name’ should be "Ada" and is nothing.',
    ]);
    expect(contextSentences(planned, planned)).toEqual([]);
  });

  test('a list that is longer or shorter is shown whole, and long values are cut', () => {
    expect(contextSentences({ a: ['x'] }, { a: [] })).toEqual([
      '‘context.a’ should be ["x"] and is [].',
    ]);
    const [long] = contextSentences({ a: 'y'.repeat(500) }, { a: '' });
    expect(long?.length).toBeLessThan(180);
  });

  test.each([
    ['errors by their messages', { a: new Error('one') }, { a: new Error('other') }],
    ['the entries of maps', { a: new Map([['k', 1]]) }, { a: new Map([['k', 2]]) }],
    ['a key without a value, and no key', { a: undefined }, {}],
    ['long texts by their ends', { a: `${'y'.repeat(500)}1` }, { a: `${'y'.repeat(500)}2` }],
  ])('what has no parts that differ is told apart: %s', (_, planned, real) => {
    expect(contextSentences(planned, real)).toHaveLength(1);
  });

  test('of many values the first are named and the others counted', () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`k${index}`, index]));
    const sentences = contextSentences(many, {});
    expect(sentences).toHaveLength(7);
    expect(sentences.at(-1)).toBe('3 more values differ.');
  });
});

test('of two lists what is missing and what was not planned is named, or else the order', () => {
  expect(listSentences('taken', ['a', 'b'], ['a', 'c'])).toEqual([
    'Not taken: "b".',
    'Not planned, and taken: "c".',
  ]);
  expect(listSentences('sent', ['a', 'b'], ['b', 'a'])).toEqual([
    'Should be sent: "a", "b". Was sent: "b", "a".',
  ]);
  expect(listSentences('sent', ['a'], ['a'])).toEqual([]);
  const long = 'y'.repeat(500);
  expect(listSentences('sent', [`${long}1`], [`${long}2`])).toHaveLength(2);
});

test('the chart opens what leads to the marked places, and closes the rest', () => {
  expect(
    outlineOf(door, ['door.open.wide', 'light.off'], ['door.shut.locked', 'light.off']),
  ).toEqual([
    '  door',
    '    shut',
    '▶     locked  ← it should be here',
    '      unlocked',
    '    open',
    '      ajar',
    '▶     wide  ← it is here, and should not be',
    '  light',
    '▶   off  ← it is here',
    '    on',
  ]);
  expect(outlineOf(door, ['light.on'])).toEqual([
    '  door',
    '  light',
    '    off',
    '▶   on  ← it is here',
  ]);
});
