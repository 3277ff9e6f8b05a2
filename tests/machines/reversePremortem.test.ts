// The reverse pre-mortem by state, and its rules (content/files/reverse-premortem.md).
import { describe, expect, test, vi } from 'vitest';
import { reversePremortemMachine, sentenceFault } from '#machines/reversePremortem.machine.ts';
import type {
  LookBack,
  PremortemSheet,
  ReversePremortemEvent,
} from '#machines/reversePremortem.machine.ts';
import { draftKit, handOutKit, play } from './kit.ts';

const sentenceOf = (id: string, more: Partial<LookBack> = {}): LookBack => ({
  id,
  text: `Ana called plant ${id} on Tuesday`,
  isTwice: false,
  plan: {},
  ...more,
});
const four = ['f1', 'f2', 'f3', 'f4'].map((id) => sentenceOf(id));
const sheetOf = (more: Partial<PremortemSheet> = {}): PremortemSheet => ({
  phase: 'writing',
  draft: '',
  sentences: four,
  chosen: [],
  signs: [],
  ...more,
});
const begin = () => {
  const draft = draftKit<PremortemSheet>();
  const handOut = handOutKit();
  const flow = play(
    reversePremortemMachine.provide({ actors: { draft: draft.logic, handOut: handOut.logic } }),
  );
  return { ...flow, draft, handOut };
};
const opened = (more: Partial<PremortemSheet> = {}) => {
  const flow = begin();
  flow.draft.say({ type: 'draft.restored', words: sheetOf(more) });
  return flow;
};

test.each([
  ['', 'blank'],
  [' \n', 'blank'],
  ['We were bold', 'mood'],
  ['ana CALLED  plant f1 on tuesday', 'same'],
  ['Jon sent the offer', null],
])('%j as a sentence: %s', (text, fault) => expect(sentenceFault(four, text)).toBe(fault));

describe('while what was saved is restored', () => {
  test('nothing can be written', async () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['restoring'], ['restoring']]);
    expect(flow.can({ type: 'sentence.typed', text: 'x' })).toBe(false);
    flow.draft.say({ type: 'draft.unread' });
    expect([flow.states(), flow.tags()]).toEqual([['writing'], ['writing']]);
    const alone = play(reversePremortemMachine);
    await vi.waitFor(() => expect(alone.states()).toEqual(['writing']));
  });
  test.each(['writing', 'reading', 'planning'] as const)('the step ‘%s’ goes on', (phase) => {
    const flow = opened({ phase, chosen: ['f1', 'f2', 'f3'] });
    expect([flow.states(), flow.tags()]).toEqual([[phase], [phase]]);
  });
});

describe('alone', () => {
  test('a sentence is written, removed and brought back', () => {
    const flow = opened();
    flow.send({ type: 'sentence.typed', text: ' Jon  sent the offer ' });
    flow.send({ type: 'sentence.added' });
    expect(flow.context()).toMatchObject({
      draft: '',
      sentences: [...four, { id: 'f5', text: 'Jon sent the offer', isTwice: false, plan: {} }],
    });
    flow.send({ type: 'sentence.removed', sentence: 'f5' });
    expect(flow.context().sentences).toEqual(four);
    flow.send({ type: 'change.undone' });
    expect(flow.context().sentences).toHaveLength(5);
    expect(flow.can({ type: 'change.undone' })).toBe(false);
    expect(flow.can({ type: 'sentence.removed', sentence: 'f9' })).toBe(false);
  });
  test.each([
    ['', 'blank'],
    ['We were bold', 'mood'],
    [four[0]?.text ?? '', 'same'],
  ])('%j is refused, and the words stay', (text, key) => {
    const flow = opened();
    flow.send({ type: 'sentence.typed', text });
    flow.send({ type: 'sentence.added' });
    expect(flow.context()).toMatchObject({ sentences: four, draft: text, problem: { key } });
    flow.send({ type: 'sentence.typed', text: `${text}!` });
    expect(flow.context().problem).toBeNull();
  });
  test('a removed sentence is not among the three any more, until it is back', () => {
    const flow = opened({ chosen: ['f1', 'f2'] });
    flow.send({ type: 'sentence.removed', sentence: 'f1' });
    expect([flow.context().chosen, flow.context().undo?.removed]).toEqual([['f2'], four[0]?.text]);
    flow.send({ type: 'change.undone' });
    expect(flow.context().chosen).toEqual(['f1', 'f2']);
  });
  test('three sentences are read, two are not', () => {
    const few = opened({ sentences: four.slice(0, 2) });
    few.send({ type: 'reading.begun' });
    expect([few.states(), few.context().problem]).toEqual([['writing'], { key: 'few' }]);
    const flow = opened({ sentences: four.slice(0, 3) });
    flow.send({ type: 'reading.begun' });
    expect([flow.states(), flow.context().phase]).toEqual([['reading'], 'reading']);
    flow.send({ type: 'writing.resumed' });
    expect([flow.states(), flow.context().phase]).toEqual([['writing'], 'writing']);
  });
  test('the sheet is emptied, and that is undone', () => {
    expect(opened({ sentences: [] }).can({ type: 'method.restarted' })).toBe(false);
    const flow = opened({ chosen: ['f1'], signs: ['called'] });
    flow.send({ type: 'method.restarted' });
    expect(flow.context()).toMatchObject({ sentences: [], chosen: [], signs: [] });
    expect(flow.context().undo?.removed).toBeNull();
    flow.send({ type: 'change.undone' });
    expect(flow.context()).toMatchObject({ sentences: four, chosen: ['f1'], signs: ['called'] });
  });
});

describe('aloud', () => {
  test('sentences are marked as said twice, and kinds as heard; both can be taken back', () => {
    const flow = opened({ phase: 'reading' });
    flow.send({ type: 'twice.toggled', sentence: 'f2' });
    flow.send({ type: 'sign.toggled', sign: 'called' });
    expect(flow.context().sentences.map(({ isTwice }) => isTwice)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(flow.context().signs).toEqual(['called']);
    flow.send({ type: 'twice.toggled', sentence: 'f2' });
    flow.send({ type: 'sign.toggled', sign: 'called' });
    expect([flow.context().sentences, flow.context().signs]).toEqual([four, []]);
    expect(flow.can({ type: 'twice.toggled', sentence: 'f9' })).toBe(false);
    expect(flow.can({ type: 'choice.toggled', sentence: 'f9' })).toBe(false);
  });
  test('three are chosen, a fourth is refused until one is taken off', () => {
    const flow = opened({ phase: 'reading', chosen: ['f1', 'f2'] });
    flow.send({ type: 'planning.begun' });
    expect([flow.states(), flow.context().problem]).toEqual([['reading'], { key: 'three' }]);
    flow.send({ type: 'choice.toggled', sentence: 'f3' });
    expect(flow.context().problem).toBeNull();
    flow.send({ type: 'choice.toggled', sentence: 'f4' });
    expect([flow.context().chosen, flow.context().problem]).toEqual([
      ['f1', 'f2', 'f3'],
      { key: 'fourth' },
    ]);
    flow.send({ type: 'choice.toggled', sentence: 'f1' });
    flow.send({ type: 'choice.toggled', sentence: 'f4' });
    flow.send({ type: 'planning.begun' });
    expect([flow.states(), flow.context().chosen]).toEqual([['planning'], ['f2', 'f3', 'f4']]);
  });
});

describe('the week', () => {
  test('the three are planned, and no other; the plan stays with its sentence', () => {
    const flow = opened({ phase: 'planning', chosen: ['f1', 'f2', 'f3'] });
    flow.send({ type: 'plan.typed', sentence: 'f2', field: 'who', text: 'Ana' });
    flow.send({ type: 'plan.typed', sentence: 'f2', field: 'day', text: 'Monday' });
    expect(flow.context().sentences[1]?.plan).toEqual({ who: 'Ana', day: 'Monday' });
    const other = { type: 'plan.typed', sentence: 'f4', field: 'who', text: 'x' } as const;
    expect(flow.can(other)).toBe(false);
    flow.send({ type: 'reading.resumed' });
    flow.send({ type: 'choice.toggled', sentence: 'f2' });
    expect([flow.states(), flow.context().sentences[1]?.plan.who]).toEqual([['reading'], 'Ana']);
  });
  test('is handed out', () => {
    const flow = opened({ phase: 'planning', chosen: ['f1', 'f2', 'f3'], signs: ['called'] });
    flow.send({ type: 'sheet.wanted', as: 'file' });
    expect(flow.handOut.asked).toEqual([
      {
        type: 'handOut.requested',
        as: 'file',
        sheet: { sentences: four, chosen: ['f1', 'f2', 'f3'], signs: ['called'] },
      },
    ]);
  });
});

describe('the draft', () => {
  test.each<[string, Partial<PremortemSheet>, ReversePremortemEvent]>([
    ['a word', {}, { type: 'sentence.typed', text: 'Ana' }],
    ['a removal', {}, { type: 'sentence.removed', sentence: 'f1' }],
    ['the next step', {}, { type: 'reading.begun' }],
    ['a mark', { phase: 'reading' }, { type: 'twice.toggled', sentence: 'f1' }],
    ['a choice', { phase: 'reading' }, { type: 'choice.toggled', sentence: 'f1' }],
    ['a kind', { phase: 'reading' }, { type: 'sign.toggled', sign: 'called' }],
    [
      'a plan',
      { phase: 'planning', chosen: ['f1', 'f2', 'f3'] },
      { type: 'plan.typed', sentence: 'f1', field: 'cost', text: 'A day' },
    ],
  ])('is told of %s', (_, more, event) => {
    const flow = opened(more);
    flow.send(event);
    const { phase, draft, sentences, chosen, signs } = flow.context();
    expect(flow.draft.heard().at(-1)).toEqual({
      type: 'words.changed',
      words: { phase, draft, sentences, chosen, signs },
    });
  });
  test('ends with the last entry, and goes with its member', () => {
    const flow = opened({ sentences: [] });
    flow.send({ type: 'sentence.typed', text: '' });
    expect(flow.draft.heard().at(-1)).toEqual({ type: 'words.changed', words: null });
    flow.send({ type: 'sentence.added' });
    flow.draft.say({ type: 'draft.withdrawn' });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['restoring'],
      { ...sheetOf({ sentences: [] }), problem: null, undo: null },
    ]);
  });
});
