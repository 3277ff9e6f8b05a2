// The second curve timer by state, and its arithmetic (content/files/second-curve-timer.md).
import { describe, expect, test, vi } from 'vitest';
import {
  countOf,
  givenIn,
  labDiagnosticMachine,
  readingOf,
  turnedIn,
} from '#machines/labDiagnostic.machine.ts';
import { play } from './kit.ts';
import { questions, all, begin, asking, whole, reading, give } from './labDiagnostic.kit.ts';

describe('the score', () => {
  test('counts what turned from yes to no, and nothing else', () => {
    expect(turnedIn(questions, all('yes', 'yes'))).toEqual([]);
    expect(turnedIn(questions, all('no', 'no'))).toEqual([]);
    expect(turnedIn(questions, all('no', 'yes'))).toEqual([]);
    expect(turnedIn(questions, all('no', 'yes', ['q4', 'q2'])).map(({ id }) => id)).toEqual([
      'q2',
      'q4',
    ]);
    expect(turnedIn(questions, { q1: { before: 'yes' } })).toEqual([]);
  });
  test('counts 1, 9 and 12 double where two people gave the same answer', () => {
    const answers = all('yes', 'yes', ['q1', 'q2', 'q12']);
    expect(countOf(questions, { answers, alike: [] })).toBe(3);
    expect(countOf(questions, { answers, alike: ['q1', 'q9', 'q2'] })).toBe(4);
    expect(countOf(questions, { answers, alike: ['q1', 'q12'] })).toBe(5);
  });
  test.each([
    [0, 'nothing'],
    [2, 'nothing'],
    [3, 'name'],
    [5, 'name'],
    [6, 'late'],
    [15, 'late'],
  ] as const)('%i reads %s', (count, expected) => expect(readingOf(count)).toBe(expected));
  test('answers are counted one by one', () => {
    expect(givenIn(questions, {})).toBe(0);
    expect(givenIn(questions, { q1: { before: 'no' }, q3: { before: 'yes', now: 'no' } })).toBe(3);
    expect(givenIn(questions, all('yes', 'no'))).toBe(24);
  });
});

describe('while the saved answers are restored', () => {
  test('nothing can be answered', () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['restoring'], ['restoring']]);
    expect(flow.can(give('q1', 'now', 'no'))).toBe(false);
  });
  test('nothing was saved: the questions are open', () => {
    const flow = asking();
    expect([flow.states(), flow.context().answers]).toEqual([['asking'], {}]);
  });
  test('saved answers are restored, also the result if it was on screen', () => {
    expect(asking(whole).context()).toMatchObject(whole);
    expect(asking(whole).states()).toEqual(['asking']);
    expect(reading().states()).toEqual(['result.resting']);
  });
  test('they cannot be read: the questions are open', () => {
    const flow = begin();
    flow.draft.say({ type: 'draft.unread' });
    expect([flow.states(), flow.context().answers]).toEqual([['asking'], {}]);
  });
  test('without a draft the questions are open', async () => {
    const flow = play(labDiagnosticMachine, { questions });
    await vi.waitFor(() => expect(flow.states()).toEqual(['asking']));
  });
});

describe('while it asks', () => {
  test('an answer is stored, changed, and not stored twice', () => {
    const flow = asking();
    flow.send(give('q1', 'before', 'yes'));
    flow.send(give('q1', 'now', 'yes'));
    expect(flow.can(give('q1', 'now', 'yes'))).toBe(false);
    flow.send(give('q1', 'now', 'no'));
    expect(flow.context().answers).toEqual({ q1: { before: 'yes', now: 'no' } });
  });
  test('the mark for two equal answers is set and cleared, where it counts double', () => {
    const flow = asking();
    flow.send({ type: 'alike.toggled', question: 'q9' });
    flow.send({ type: 'alike.toggled', question: 'q1' });
    flow.send({ type: 'alike.toggled', question: 'q9' });
    expect(flow.context().alike).toEqual(['q1']);
    expect(flow.can({ type: 'alike.toggled', question: 'q2' })).toBe(false);
  });
  test('a result that is requested too early is refused, and nothing is lost', () => {
    const flow = asking();
    flow.send(give('q1', 'now', 'no'));
    flow.send({ type: 'result.asked' });
    expect([flow.states(), flow.context().problem, flow.context().answers]).toEqual([
      ['asking'],
      { key: 'missing' },
      { q1: { now: 'no' } },
    ]);
    const before = flow.context().problem;
    flow.send({ type: 'result.asked' });
    expect(flow.context().problem).not.toBe(before);
  });
  test('with all 24 answers the result is shown', () => {
    const { q12: last, ...rest } = whole.answers;
    const flow = asking({ ...whole, answers: { ...rest, q12: { before: 'yes' } } });
    flow.send({ type: 'result.asked' });
    expect(flow.states()).toEqual(['asking']);
    flow.send(give('q12', 'now', last?.now ?? 'no'));
    flow.send({ type: 'result.asked' });
    expect([flow.states(), flow.tags(), flow.context().problem]).toEqual([
      ['result.resting'],
      ['result'],
      null,
    ]);
  });
  test('an empty form has nothing to clear, and nothing to undo', () => {
    const flow = asking();
    expect(flow.can({ type: 'timer.restarted' })).toBe(false);
    expect(flow.can({ type: 'restart.undone' })).toBe(false);
  });
  test('cleared, it is empty; undone, everything is back', () => {
    const flow = asking(whole);
    flow.send({ type: 'timer.restarted' });
    expect(flow.context()).toMatchObject({ answers: {}, alike: [], undo: whole });
    flow.send({ type: 'restart.undone' });
    expect([flow.states(), flow.context().undo]).toEqual([['asking'], null]);
    expect(flow.context()).toMatchObject(whole);
  });
  test.each([give('q2', 'now', 'no'), { type: 'alike.toggled', question: 'q1' } as const])(
    'continuing discards what could be undone: $type',
    (event) => {
      const flow = asking(whole);
      flow.send({ type: 'timer.restarted' });
      flow.send(event);
      expect(flow.can({ type: 'restart.undone' })).toBe(false);
    },
  );
});

describe('once the result is shown', () => {
  test('the answers can be changed, and the result requested again', () => {
    const flow = reading();
    flow.send({ type: 'answers.reopened' });
    expect([flow.states(), flow.context().isRead]).toEqual([['asking'], false]);
    flow.send({ type: 'result.asked' });
    expect([flow.states(), flow.context().isRead]).toEqual([['result.resting'], true]);
  });
  test('cleared and undone, the result is back', () => {
    const flow = reading();
    flow.send({ type: 'timer.restarted' });
    expect([flow.states(), flow.context().answers]).toEqual([['asking'], {}]);
    flow.send({ type: 'restart.undone' });
    expect([flow.states(), flow.context().undo]).toEqual([['result.resting'], null]);
    expect(flow.context().answers).toEqual(whole.answers);
  });
  test.each(['file', 'paper'] as const)('it is exported as %s', (as) => {
    const flow = reading();
    flow.send({ type: 'sheet.wanted', as });
    expect([flow.states(), flow.tags()]).toEqual([['result.handingOut'], ['busy', 'result']]);
    expect(flow.handOutTimer.asked).toEqual([{ as, sheet: { ...whole, isRead: true } }]);
    expect(flow.can({ type: 'sheet.wanted', as })).toBe(false);
    flow.handOutTimer.resolve(as === 'file' ? 'timer.md' : null);
    expect([flow.states(), flow.context().saved]).toEqual([
      ['result.resting'],
      as === 'file' ? 'timer.md' : null,
    ]);
  });
  test('a failed export can be retried', () => {
    const flow = reading();
    flow.send({ type: 'sheet.wanted', as: 'file' });
    flow.handOutTimer.resolve('timer.md');
    flow.send({ type: 'sheet.wanted', as: 'file' });
    expect(flow.context().saved).toBeNull();
    flow.handOutTimer.reject();
    expect([flow.states(), flow.tags()]).toEqual([['result.failed'], ['failed', 'result']]);
    flow.send({ type: 'sheet.wanted', as: 'paper' });
    expect([flow.states(), flow.context().as]).toEqual([['result.handingOut'], 'paper']);
  });
  test('no answer for ten seconds: the page says so, and stays usable', () => {
    const flow = reading();
    flow.send({ type: 'sheet.wanted', as: 'file' });
    flow.wait(9999);
    expect(flow.states()).toEqual(['result.handingOut']);
    flow.wait(1);
    expect(flow.states()).toEqual(['result.failed']);
  });
});
