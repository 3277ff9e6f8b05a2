// The decision ledger by state, and its rules (content/files/decision-ledger.md).
import { describe, expect, test, vi } from 'vitest';
import { decisionLedgerMachine, isDue, linesWith } from '#machines/decisionLedger.machine.ts';
import type {
  DecisionLedgerEvent,
  LedgerLine,
  LedgerSheet,
} from '#machines/decisionLedger.machine.ts';
import { draftKit, feed, handOutKit, play } from './kit.ts';

const entry = {
  decision: 'No second office',
  owner: 'Jon',
  expect: 'Two candidates lost',
  knowBy: '2026-12-31',
  reverseIf: 'Four lost by summer',
};
const blank = { decision: '', owner: '', expect: '', knowBy: '', reverseIf: '' };
const lineOf = (id: string, more: Partial<LedgerLine> = {}): LedgerLine => ({
  ...entry,
  id,
  day: '2026-11-22',
  outcome: null,
  ...more,
});
const outcome = { what: 'One lost', result: 'good', reason: 'other' } as const;

const ids = (lines: readonly LedgerLine[], result: 'good' | 'bad', reason: 'expected' | 'other') =>
  linesWith(lines, { result, reason }).map(({ id }) => id);

const begin = () => {
  const draft = draftKit<LedgerSheet>();
  const dayFeed = feed<DecisionLedgerEvent>();
  const handOut = handOutKit();
  const flow = play(
    decisionLedgerMachine.provide({
      actors: { draft: draft.logic, dayFeed: dayFeed.logic, handOut: handOut.logic },
    }),
  );
  return { ...flow, draft, dayFeed, handOut };
};
const writing = (more: Partial<LedgerSheet> = {}) => {
  const flow = begin();
  flow.draft.say({
    type: 'draft.restored',
    words: { entry: blank, lines: [], ...more },
  });
  flow.dayFeed.say({ type: 'day.known', day: '2026-11-23' });
  return flow;
};

describe('what is read from the lines', () => {
  const lines = [
    lineOf('d1', { outcome }),
    lineOf('d2', { outcome: { ...outcome, reason: 'expected' } }),
    lineOf('d3', { outcome: { ...outcome, result: 'bad' } }),
    lineOf('d4'),
  ];
  test('four fields, by result and reason', () => {
    expect([
      ids(lines, 'good', 'other'),
      ids(lines, 'good', 'expected'),
      ids(lines, 'bad', 'other'),
    ]).toEqual([['d1'], ['d2'], ['d3']]);
    expect(ids(lines, 'bad', 'expected')).toEqual([]);
  });
  test.each([
    [null, false],
    ['2026-12-30', false],
    ['2026-12-31', true],
    ['2027-01-01', true],
  ])('on %s an open line is due: %s', (day, due) => expect(isDue(lineOf('d1'), day)).toBe(due));
  test('a line that is closed is never due', () =>
    expect(isDue(lineOf('d1', { outcome }), '2027-01-01')).toBe(false));
});

describe('while what was saved is restored', () => {
  test('nothing can be written; then it is shown', () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['restoring'], ['restoring']]);
    expect(flow.can({ type: 'entry.typed', field: 'owner', text: 'x' })).toBe(false);
    flow.draft.say({ type: 'draft.unread' });
    expect([flow.states(), flow.tags()]).toEqual([['writing'], ['editable']]);
  });
  test('a line that was being closed goes on', () => {
    const closing = { line: 'd1', what: 'One', result: null, reason: 'other' as const };
    const flow = writing({ lines: [lineOf('d1')], closing });
    expect([flow.states(), flow.tags(), flow.context().closing]).toEqual([
      ['closing'],
      ['closing'],
      closing,
    ]);
  });
  test('without a draft, a clock and a way out, the tool works', async () => {
    const flow = play(decisionLedgerMachine);
    await vi.waitFor(() => expect(flow.states()).toEqual(['writing']));
  });
});

describe('a decision', () => {
  test('is entered with its day when every column is filled in', () => {
    const flow = writing({ entry, lines: [lineOf('d4')] });
    flow.send({ type: 'line.added' });
    expect(flow.context()).toMatchObject({
      entry: blank,
      lines: [lineOf('d4'), { ...entry, id: 'd5', day: '2026-11-23', outcome: null }],
    });
  });
  test.each(['decision', 'owner', 'expect', 'knowBy', 'reverseIf'] as const)(
    'is refused without ‘%s’, and the others stay',
    (field) => {
      const flow = writing({ entry });
      flow.send({ type: 'entry.typed', field, text: ' ' });
      flow.send({ type: 'line.added' });
      expect(flow.context()).toMatchObject({
        lines: [],
        entry: { ...entry, [field]: ' ' },
        problem: { key: 'incomplete' },
      });
      flow.send({ type: 'entry.typed', field, text: 'x' });
      expect(flow.context().problem).toBeNull();
    },
  );
  test.each(['We', ' the team ', 'Everyone'])('is refused with ‘%s’ as its owner', (owner) => {
    const flow = writing({ entry: { ...entry, owner } });
    flow.send({ type: 'line.added' });
    expect([flow.context().lines, flow.context().problem]).toEqual([[], { key: 'nobody' }]);
  });
  test('is taken back into the form until something else is written', () => {
    const flow = writing({ entry, lines: [lineOf('d1')] });
    expect(flow.can({ type: 'line.takenBack' })).toBe(false);
    flow.send({ type: 'line.added' });
    flow.send({ type: 'line.takenBack' });
    expect(flow.context()).toMatchObject({ entry, lines: [lineOf('d1')], last: null });
    flow.send({ type: 'line.added' });
    flow.send({ type: 'entry.typed', field: 'owner', text: 'M' });
    expect(flow.can({ type: 'line.takenBack' })).toBe(false);
  });
});

const closes = () => {
  const flow = writing({ entry, lines: [lineOf('d1'), lineOf('d2', { outcome })] });
  flow.send({ type: 'outcome.opened', line: 'd1' });
  return flow;
};

describe('the last column', () => {
  test('is opened for an open line alone', () => {
    const flow = writing({ lines: [lineOf('d2', { outcome })] });
    expect(flow.can({ type: 'outcome.opened', line: 'd2' })).toBe(false);
    expect(flow.can({ type: 'outcome.opened', line: 'd9' })).toBe(false);
    expect(closes().states()).toEqual(['closing']);
  });
  test('needs what came, a result and a reason', () => {
    const flow = closes();
    const keep = () => {
      flow.send({ type: 'outcome.kept' });
      return flow.context().problem;
    };
    expect(keep()).toEqual({ key: 'open' });
    flow.send({ type: 'outcome.typed', text: ' One lost ' });
    expect([flow.context().problem, keep()]).toEqual([null, { key: 'open' }]);
    flow.send({ type: 'outcome.judged', of: 'result', is: 'good' });
    expect([flow.context().problem, keep()]).toEqual([null, { key: 'open' }]);
    flow.send({ type: 'outcome.judged', of: 'reason', is: 'other' });
    expect(keep()).toBeNull();
    expect([flow.states(), flow.context().lines[0]]).toEqual([
      ['writing'],
      lineOf('d1', { outcome }),
    ]);
    expect(flow.context().entry).toEqual(entry);
  });
  test('is left open, and its words are gone', () => {
    const flow = closes();
    flow.send({ type: 'outcome.typed', text: 'One' });
    flow.send({ type: 'outcome.dropped' });
    expect([flow.states(), flow.context().closing.what, flow.context().lines[0]?.outcome]).toEqual([
      ['writing'],
      '',
      null,
    ]);
  });
});

const told = (flow: ReturnType<typeof writing>) => {
  const last = flow.draft.heard().at(-1);
  return last !== undefined && 'words' in last ? last.words : undefined;
};

describe('the sheet', () => {
  test('is handed out where it has a line', () => {
    expect(writing({ entry }).can({ type: 'sheet.wanted', as: 'file' })).toBe(false);
    const flow = writing({ lines: [lineOf('d1')] });
    flow.send({ type: 'sheet.wanted', as: 'file' });
    expect(flow.handOut.asked).toEqual([
      { type: 'handOut.requested', as: 'file', sheet: { lines: [lineOf('d1')] } },
    ]);
  });
  test('is kept with every entry, and the words of a line that is being closed', () => {
    const flow = writing({ lines: [lineOf('d1')] });
    flow.send({ type: 'entry.typed', field: 'owner', text: 'Mira' });
    const now = { entry: { ...blank, owner: 'Mira' }, lines: [lineOf('d1')] };
    expect(told(flow)).toEqual(now);
    flow.send({ type: 'outcome.opened', line: 'd1' });
    flow.send({ type: 'outcome.typed', text: 'One' });
    const closing = { line: 'd1', what: 'One', result: null, reason: null };
    expect(told(flow)).toEqual({ ...now, closing });
    flow.send({ type: 'outcome.dropped' });
    expect(told(flow)).toEqual(now);
  });
  test('has no draft without an entry', () => {
    const flow = writing();
    flow.send({ type: 'entry.typed', field: 'owner', text: 'M' });
    flow.send({ type: 'entry.typed', field: 'owner', text: '' });
    expect(told(flow)).toBeNull();
  });
  test('of a member who has left is taken away, and the next one follows', () => {
    const flow = writing({ entry, lines: [lineOf('d1')] });
    flow.send({ type: 'outcome.opened', line: 'd1' });
    flow.draft.say({ type: 'draft.withdrawn' });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['restoring'],
      { entry: blank, lines: [], closing: { line: '' }, last: null, problem: null },
    ]);
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.states()).toEqual(['writing']);
  });
});
