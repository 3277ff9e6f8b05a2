// The contract and the transcript of what is heard, on a lamp in a cave.
import { describe, expect, test } from 'vitest';
import { breaches, contractIn, contractOf, contractText, unsaid } from './heard.ts';
import type { HeardStep } from './heard.ts';
import { passingAll, transcriptOf, transcriptsIn, transcriptsText } from './transcript.ts';

const dark: HeardStep = {
  say: 'A traveler enters the cave',
  states: ['dark'],
  title: 'The cave',
  focus: 'heading “The cave”, level 1',
  announced: [],
  stops: ['button “Light”'],
  lines: ['heading “The cave”, level 1', 'button “Light”'],
};
const lit: HeardStep = {
  ...dark,
  say: 'Press Light',
  states: ['lit', 'warm'],
  focus: 'button “Light”, pressed',
  announced: [{ text: 'The lamp is lit', urgency: 'polite' }],
  stops: ['button “Light”, pressed', 'button “Leave”'],
  lines: ['heading “The cave”, level 1', 'button “Light”, pressed', 'button “Leave”'],
};
const contract = contractOf([dark, lit]);

describe('the contract', () => {
  test('is a text that reads back as the same contract', () => {
    expect(contractText(contract)).toBe(
      [
        '# dark',
        'title: The cave',
        'focus: heading “The cave”, level 1',
        'announced: nothing',
        'stops: button “Light”',
        '',
        '# lit + warm',
        'title: The cave',
        'focus: button “Light”, pressed',
        'announced: polite “The lamp is lit”',
        'stops: button “Light”, pressed · button “Leave”',
        '',
      ].join('\n'),
    );
    expect(contractText(contractIn(contractText(contract)))).toBe(contractText(contract));
  });

  test('refuses a line that belongs to no place, and a word that is none of its keys', () => {
    expect(() => contractIn('focus: page')).toThrow('‘focus: page’ is no line of a contract.');
    expect(() => contractIn('# dark\nfocs: page')).toThrow('‘focs: page’ is no line');
  });

  test('allows each value that was heard in a place', () => {
    const again = { ...dark, focus: 'page' };
    const both = contractOf([dark, again]);
    expect(breaches(both, ['dark'], dark)).toEqual([]);
    expect(breaches(both, ['dark'], again)).toEqual([]);
  });

  test.each([
    ['the title', { title: 'A cave' }, 'The title of the page is: A cave'],
    ['a focus that is lost', { focus: 'page' }, 'The focus is on: page'],
    ['silence', { announced: [] }, 'Announced was: nothing'],
    [
      'another urgency',
      { announced: [{ text: 'The lamp is lit', urgency: 'assertive' as const }] },
      'Announced was: assertive “The lamp is lit”',
    ],
    [
      'the same words twice',
      { announced: [...lit.announced, ...lit.announced] },
      'Announced was: polite “The lamp is lit” · polite “The lamp is lit”',
    ],
    ['a stop that is gone', { stops: ['button “Leave”'] }, 'The stops of the Tab key are:'],
  ])('forbids %s', (_, change, sentence) => {
    const [fault, ...others] = breaches(contract, ['lit', 'warm'], { ...lit, ...change });
    expect(fault).toContain(sentence);
    expect(others).toEqual([]);
  });

  test('says of a page of 390 px only what is not the same there', () => {
    const same = { ...dark, narrow: dark.stops };
    const other = { ...dark, narrow: ['button “Menu”'] };
    expect(contractText(contractOf([same]))).toBe(contractText(contractOf([dark])));
    const both = contractText(contractOf([same, other]));
    expect(both).toContain('stops at 390 px: button “Menu”\nstops at 390 px: the same\n');
    expect(breaches(contractIn(both), ['dark'], other)).toEqual([]);
    expect(breaches(contractIn(contractText(contractOf([dark]))), ['dark'], same)).toEqual([]);
    expect(breaches(contractIn(contractText(contractOf([dark]))), ['dark'], other)).toEqual([
      'The stops of the Tab key at 390 px are: button “Menu”\nAllowed: the same',
    ]);
  });

  test('names places and states of which it says nothing', () => {
    expect(breaches(contract, ['gone'], dark)).toEqual(['The contract says nothing of ‘gone’.']);
    expect(unsaid(contract, ['dark', 'lit', 'warm', 'gone'])).toEqual(['gone']);
  });
});

describe('the transcript', () => {
  test('tells what is done, and then what is new to hear and to read', () => {
    expect(transcriptOf([dark, lit])).toBe(
      [
        '1. **A traveler enters the cave** (dark)',
        '   - Title: The cave',
        '   - Focus: heading “The cave”, level 1',
        '   - New to read: heading “The cave”, level 1 / button “Light”',
        '2. **Press Light** (lit + warm)',
        '   - Says: The lamp is lit',
        '   - Focus: button “Light”, pressed',
        '   - New to read: button “Light”, pressed / button “Leave”',
      ].join('\n'),
    );
  });

  test('reads a line anew where it is there once more', () => {
    const twice = { ...dark, lines: [...dark.lines, 'button “Light”'] };
    expect(transcriptOf([dark, twice])).toContain('   - New to read: button “Light”');
  });

  test('is read back, step by step, by the numbers of the tours', () => {
    const walks = [
      { tour: 2, steps: [dark, lit] },
      { tour: 5, steps: [dark] },
    ];
    const read = transcriptsIn(transcriptsText('lamp', walks));
    expect([...read.keys()]).toEqual([2, 5]);
    expect(read.get(2)?.join('\n')).toBe(transcriptOf([dark, lit]));
    expect(read.get(5)).toEqual([transcriptOf([dark])]);
  });

  test('is of the fewest walks that pass every place', () => {
    const [short, long] = [{ steps: [dark] }, { steps: [dark, lit] }];
    expect(passingAll([short, long])).toEqual([long]);
  });
});
