// Signal triage by state, and its rules (content/files/signal-triage.md).
import { describe, expect, test, vi } from 'vitest';
import { signalTriageMachine } from '#machines/signalTriage.machine.ts';
import type { SignalTriageEvent, TriagePlace } from '#machines/signalTriage.machine.ts';
import { play } from './kit.ts';
import { begin, lineOf, sheetOf, triaging } from './signalTriage.kit.ts';

const signal = 'The third hospital asks for it in writing';
const asked = { signal, place: 'paid' } as const;
const noted = { payer: 'A', changes: 'B', wrongIf: 'C' } as const;

describe('while what was saved is restored', () => {
  test('nothing can be written', () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['restoring'], ['restoring']]);
    expect(flow.can({ type: 'signal.typed', text: 'x' })).toBe(false);
    flow.draft.say({ type: 'draft.unread' });
    expect([flow.states(), flow.tags()]).toEqual([['triaging.writing'], ['editable', 'writing']]);
  });
  test.each<[TriagePlace, string]>([
    ['writing', 'triaging.writing'],
    ['paid', 'triaging.asking.paid'],
    ['otherwise', 'triaging.asking.otherwise'],
    ['change', 'triaging.asking.change'],
    ['date', 'triaging.asking.date'],
    ['stopped', 'triaging.stopped'],
    ['noting', 'triaging.noting'],
  ])('a signal at ‘%s’ goes on there', (place, state) => {
    const flow = triaging({ signal, place, no: place === 'stopped' ? 'date' : null });
    expect([flow.states(), flow.context().signal]).toEqual([[state], signal]);
  });
  test('without a draft, a clock and a way out, the tool works', async () => {
    const flow = play(signalTriageMachine);
    await vi.waitFor(() => expect(flow.states()).toEqual(['triaging.writing']));
  });
});

describe('a signal', () => {
  test('is asked about once there is a sentence', () => {
    const flow = triaging();
    flow.send({ type: 'signal.typed', text: '  ' });
    flow.send({ type: 'questions.begun' });
    expect([flow.states(), flow.context().problem]).toEqual([
      ['triaging.writing'],
      { key: 'blank' },
    ]);
    flow.send({ type: 'signal.typed', text: signal });
    expect(flow.context().problem).toBeNull();
    flow.send({ type: 'questions.begun' });
    expect([flow.states(), flow.context().place]).toEqual([['triaging.asking.paid'], 'paid']);
  });
  test('that passes all four is noted', () => {
    const flow = triaging(asked);
    const seen = ['yes', 'yes', 'yes', 'yes'].map(() => {
      flow.answer('yes');
      return flow.states()[0];
    });
    expect(seen).toEqual([
      'triaging.asking.otherwise',
      'triaging.asking.change',
      'triaging.asking.date',
      'triaging.noting',
    ]);
  });
  test.each([
    [0, 'paid'],
    [1, 'otherwise'],
    [2, 'change'],
    [3, 'date'],
  ] as const)('ends at the first no, after %i times yes', (count, question) => {
    const flow = triaging(asked);
    flow.answer(...Array.from({ length: count }, () => 'yes' as const), 'no');
    expect([flow.states(), flow.context().no]).toEqual([['triaging.stopped'], question]);
    flow.send({ type: 'answer.takenBack' });
    expect([flow.states(), flow.context().no]).toEqual([[`triaging.asking.${question}`], null]);
    flow.answer('no');
    flow.send({ type: 'signal.dropped' });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['triaging.writing'],
      { signal: '', no: null, place: 'writing', stopped: { ...sheetOf().stopped, [question]: 1 } },
    ]);
  });
  test('goes back question by question, to its sentence', () => {
    const flow = triaging({ signal, place: 'noting' });
    const seen = [1, 2, 3, 4, 5].map(() => {
      flow.send({ type: 'answer.takenBack' });
      return flow.context().place;
    });
    expect(seen).toEqual(['date', 'change', 'otherwise', 'paid', 'writing']);
    expect([flow.states(), flow.context().signal]).toEqual([['triaging.writing'], signal]);
  });
  test('gets its line, with the day, when three columns are filled in', () => {
    const flow = triaging({
      signal: ` ${signal} `,
      place: 'noting',
      lines: [lineOf('s1')],
    });
    flow.send({ type: 'line.added' });
    expect(flow.context().problem).toEqual({ key: 'incomplete' });
    for (const [field, text] of Object.entries(noted))
      flow.send({ type: 'note.typed', field: field as 'payer', text });
    expect(flow.context().problem).toBeNull();
    flow.send({ type: 'line.added' });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['triaging.writing'],
      {
        signal: '',
        lines: [{ ...noted, would: '', id: 's2', day: '2026-11-23', signal }, lineOf('s1')],
      },
    ]);
  });
});

describe('the log', () => {
  test('is changed in its last column, loses lines, and gets them back', () => {
    const flow = triaging({ lines: [lineOf('s1', ''), lineOf('s2')] });
    flow.send({ type: 'line.typed', line: 's1', text: 'Ask Mira' });
    expect(flow.context().lines.map(({ would }) => would)).toEqual(['Ask Mira', 'Call the buyer']);
    flow.send({ type: 'line.removed', line: 's1' });
    expect([flow.context().lines.length, flow.context().undo?.removed]).toEqual([1, 'Signal s1']);
    flow.send({ type: 'change.undone' });
    expect([flow.context().lines.length, flow.can({ type: 'change.undone' })]).toEqual([2, false]);
    expect(flow.can({ type: 'line.removed', line: 's9' })).toBe(false);
    expect(flow.can({ type: 'line.typed', line: 's9', text: '' })).toBe(false);
  });
  test('is emptied with its counts, and all of it is undone; the signal stays', () => {
    const stopped = { paid: 2, otherwise: 0, change: 0, date: 1 };
    const flow = triaging({ ...asked, lines: [lineOf('s1')], stopped });
    flow.send({ type: 'triage.restarted' });
    expect(flow.context()).toMatchObject({ lines: [], stopped: sheetOf().stopped, signal });
    expect(flow.can({ type: 'triage.restarted' })).toBe(false);
    flow.send({ type: 'change.undone' });
    expect(flow.context()).toMatchObject({ lines: [lineOf('s1')], stopped });
  });
  test('is handed out where it has a line', () => {
    expect(triaging(asked).can({ type: 'sheet.wanted', as: 'file' })).toBe(false);
    const flow = triaging({ lines: [lineOf('s1')] });
    flow.send({ type: 'sheet.wanted', as: 'paper' });
    expect(flow.handOut.asked).toEqual([
      {
        type: 'handOut.requested',
        as: 'paper',
        sheet: { lines: [lineOf('s1')], stopped: sheetOf().stopped },
      },
    ]);
  });
});

/** The words that the draft was told last. */
const told = (flow: ReturnType<typeof triaging>) => {
  const last = flow.draft.heard().at(-1);
  return last !== undefined && 'words' in last ? last.words : undefined;
};

describe('the draft', () => {
  test.each<[string, SignalTriageEvent[]]>([
    ['a signal', [{ type: 'signal.typed', text: 'New' }]],
    ['a question', [{ type: 'questions.begun' }]],
    ['a no', [{ type: 'questions.begun' }, { type: 'answer.given', answer: 'no' }]],
    [
      'a dropped signal',
      [
        { type: 'questions.begun' },
        { type: 'answer.given', answer: 'no' },
        { type: 'signal.dropped' },
      ],
    ],
    ['a removed line', [{ type: 'line.removed', line: 's1' }]],
  ])('is told of %s', (_, events) => {
    const flow = triaging({ signal, lines: [lineOf('s1'), lineOf('s2')] });
    for (const event of events) flow.send(event);
    const { place, no, note, lines, stopped, signal: now } = flow.context();
    expect(told(flow)).toEqual({ signal: now, place, no, note, lines, stopped });
  });
  test('ends with the last entry', () => {
    const flow = triaging();
    flow.send({ type: 'signal.typed', text: 'x' });
    flow.send({ type: 'signal.typed', text: '' });
    expect(told(flow)).toBeNull();
  });
  test('keeps what was noted while the sentence is empty', () => {
    const note = { ...sheetOf().note, changes: 'A habit' };
    const flow = triaging({ signal, note });
    flow.send({ type: 'signal.typed', text: '' });
    expect(told(flow)).toMatchObject({ signal: '', note });
  });
  test('of a member who has left takes everything away, and the next one follows', () => {
    const flow = triaging({ signal, place: 'noting', lines: [lineOf('s1')] });
    flow.send({ type: 'line.removed', line: 's1' });
    flow.draft.say({ type: 'draft.withdrawn' });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['restoring'],
      { ...sheetOf(), undo: null, problem: null },
    ]);
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.states()).toEqual(['triaging.writing']);
  });
});
