// One request at the desk by state (docs/product-decisions.md, "Beyond the specification").
import { createActor, fromCallback } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { DeskAnswerInput, deskAnswerMachine } from '#machines/deskAnswer.machine.ts';
import { deskRequestMachine } from '#machines/deskRequest.machine.ts';
import type {
  DeskListener,
  DeskRequestAnswer,
  DeskStep,
  DeskVerdict,
  StepDraft,
} from '#machines/deskRequest.machine.ts';
import { complete, record, reviewed, sending } from '../paths/desk.samples.ts';
import { draftKit, play, port } from './kit.ts';

const begin = () => {
  const told: string[] = [];
  const queue = createActor(
    fromCallback<{ type: 'request.changed' }>(({ receive }) => {
      receive(({ type }) => told.push(type));
    }),
  ).start() as unknown as DeskListener;
  const readRequest = port<DeskRequestAnswer, { id: string }>();
  const takeStep = port<DeskVerdict, DeskStep>();
  const draft = draftKit<StepDraft>();
  const answer = port<undefined, DeskAnswerInput>();
  const flow = play(
    deskRequestMachine.provide({
      actors: {
        answer: answer.logic as unknown as typeof deskAnswerMachine,
        draft: draft.logic,
        readRequest: readRequest.logic,
        takeStep: takeStep.logic,
      },
    }),
    { id: 'r1', queue, signature: 'The advisor' },
  );
  return { ...flow, answer, draft, readRequest, takeStep, told };
};
type Flow = ReturnType<typeof begin>;
const shown = () => {
  const flow = begin();
  flow.readRequest.resolve({ outcome: 'found', record });
  return flow;
};
const composing = (command: 'schedule' | 'decline' | 'note' = 'schedule') => {
  const flow = shown();
  flow.send({ type: 'command.chosen', command });
  return flow;
};

describe('opening it', () => {
  test('asks the database for its id, and shows what it says', () => {
    const flow = begin();
    expect([flow.states(), flow.tags(), flow.readRequest.asked]).toEqual([
      ['loading'],
      ['loading'],
      [{ id: 'r1' }],
    ]);
    flow.readRequest.resolve({ outcome: 'found', record });
    expect([flow.states(), flow.tags(), flow.context().record]).toEqual([
      ['shown.resting'],
      ['shown'],
      record,
    ]);
  });
  test('says where there is none', () => {
    const flow = begin();
    flow.readRequest.resolve({ outcome: 'missing' });
    expect([flow.states(), flow.tags()]).toEqual([['missing'], ['missing']]);
  });
  test.each([
    ['fails', (flow: Flow) => flow.readRequest.reject()],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000)],
  ])('can be tried again where the service %s', (_, end) => {
    const flow = begin();
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['failed'], ['failed']]);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['loading']);
  });
});

describe('while it is on screen', () => {
  test('it is read again every minute, and stays meanwhile', () => {
    const flow = shown();
    flow.wait(60_000);
    expect([flow.states(), flow.context().record]).toEqual([['shown.refreshing'], record]);
    flow.readRequest.resolve({ outcome: 'found', record: reviewed });
    expect([flow.states(), flow.context().record]).toEqual([['shown.resting'], reviewed]);
  });
  test('it may be gone', () => {
    const flow = shown();
    flow.wait(60_000);
    flow.readRequest.resolve({ outcome: 'missing' });
    expect([flow.states(), flow.context().record]).toEqual([['missing'], null]);
  });
  test.each([
    ['fails', (flow: Flow) => flow.readRequest.reject()],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000)],
  ])('it is stale where the look %s, until the next one', (_, end) => {
    for (const again of [
      (flow: Flow) => flow.send({ type: 'retry.requested' }),
      (flow: Flow) => flow.wait(30_000),
    ]) {
      const flow = shown();
      flow.wait(60_000);
      end(flow);
      expect([flow.states(), flow.tags(), flow.context().record]).toEqual([
        ['shown.stale'],
        ['shown', 'stale'],
        record,
      ]);
      again(flow);
      expect(flow.states()).toEqual(['shown.refreshing']);
    }
  });
});

describe('taking a step', () => {
  test('only one that is legal now', () => {
    const flow = shown();
    for (const command of ['review', 'schedule', 'decline', 'note'] as const)
      expect(flow.can({ type: 'command.chosen', command })).toBe(true);
    for (const command of ['accept', 'ask', 'offer', 'reply', 'agreeMove', 'refuseMove'] as const)
      expect(flow.can({ type: 'command.chosen', command })).toBe(false);
  });
  test('review begins at once, without a dialog', () => {
    const flow = shown();
    flow.send({ type: 'command.chosen', command: 'review' });
    expect([flow.states(), flow.tags(), flow.takeStep.asked]).toEqual([
      ['shown.reviewing'],
      ['busy', 'shown'],
      [{ id: 'r1', kind: 'office-hours', command: 'review', note: '', slot: null }],
    ]);
    flow.takeStep.resolve({ outcome: 'stored' });
    expect([flow.states(), flow.told]).toEqual([['shown.refreshing'], ['request.changed']]);
    expect(flow.context()).toMatchObject({ command: null, note: '', slot: null, problem: null });
  });
  test.each([
    [
      'is refused',
      (flow: Flow) => flow.takeStep.resolve({ outcome: 'refused', message: 'Gone.' }),
      'Gone.',
    ],
    ['fails', (flow: Flow) => flow.takeStep.reject('No line.'), 'No line.'],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000), ''],
  ])('where the review %s, a dialog says why', (_, end, message) => {
    const flow = shown();
    flow.send({ type: 'command.chosen', command: 'review' });
    end(flow);
    expect([flow.states(), flow.context().problem, flow.told]).toEqual([
      ['shown.composing'],
      { key: 'refused', message },
      [],
    ]);
  });
  test('a refused review is tried again, without words', () => {
    const flow = shown();
    flow.send({ type: 'command.chosen', command: 'review' });
    flow.takeStep.reject();
    expect(flow.can({ type: 'note.edited', text: 'Now.' })).toBe(false);
    flow.send({ type: 'command.confirmed' });
    expect(flow.takeStep.asked.at(-1)).toMatchObject({ command: 'review', note: '' });
  });
  test('the others ask for words, and a slot', () => {
    const flow = composing();
    expect([flow.states(), flow.tags()]).toEqual([['shown.composing'], ['dialogOpen', 'shown']]);
    flow.send({ type: 'note.edited', text: ' See you. ' });
    flow.send({ type: 'slot.chosen', slot: '2026-12-01T14:20' });
    flow.send({ type: 'command.confirmed' });
    expect([flow.tags(), flow.takeStep.asked]).toEqual([
      ['busy', 'dialogOpen', 'shown'],
      [
        {
          id: 'r1',
          kind: 'office-hours',
          command: 'schedule',
          note: 'See you.',
          slot: '2026-12-01T14:20',
        },
      ],
    ]);
  });
  test.each(['decline', 'note'] as const)('%s says nothing without words', (command) => {
    const flow = composing(command);
    flow.send({ type: 'note.edited', text: '  ' });
    flow.send({ type: 'command.confirmed' });
    expect([flow.states(), flow.context().problem]).toEqual([
      ['shown.composing'],
      { key: 'noteMissing' },
    ]);
    flow.send({ type: 'note.edited', text: 'No.' });
    expect(flow.context().problem).toBeNull();
    flow.send({ type: 'command.confirmed' });
    expect(flow.states()).toEqual(['shown.acting']);
  });
  test.each([
    [
      'is refused',
      (flow: Flow) => flow.takeStep.resolve({ outcome: 'refused', message: 'Taken.' }),
      'Taken.',
    ],
    ['fails', (flow: Flow) => flow.takeStep.reject('No line.'), 'No line.'],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000), ''],
  ])('where it %s, the dialog says why and keeps the words', (_, end, message) => {
    const flow = composing();
    flow.send({ type: 'note.edited', text: 'See you.' });
    flow.send({ type: 'command.confirmed' });
    end(flow);
    expect([flow.states(), flow.context().note, flow.context().problem]).toEqual([
      ['shown.composing'],
      'See you.',
      { key: 'refused', message },
    ]);
    flow.send({ type: 'command.confirmed' });
    expect([flow.states(), flow.context().problem]).toEqual([['shown.acting'], null]);
    expect(flow.told).toEqual([]);
  });
  test('can be left, and the request is read again', () => {
    const flow = composing();
    flow.send({ type: 'note.edited', text: 'See you.' });
    flow.send({ type: 'slot.chosen', slot: '2026-12-01T14:20' });
    flow.send({ type: 'command.cancelled' });
    expect([flow.states(), flow.context()]).toMatchObject([
      ['shown.refreshing'],
      { command: null, note: '', slot: null, problem: null },
    ]);
    flow.send({ type: 'command.chosen', command: 'schedule' });
    expect([flow.states(), flow.context().note]).toEqual([['shown.composing'], '']);
  });
});

describe('what is written to a step', () => {
  test('is kept as it is typed, at the place of the step, until the step is taken', () => {
    const flow = composing('decline');
    expect(flow.draft.heard()).toEqual([
      { type: 'place.changed', place: 'r1 decline' },
      { type: 'draft.requested' },
    ]);
    flow.send({ type: 'note.edited', text: 'No.' });
    flow.send({ type: 'note.edited', text: '' });
    flow.send({ type: 'note.edited', text: 'No room.' });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { note: 'No.' } },
      { type: 'words.changed', words: null },
      { type: 'words.changed', words: { note: 'No room.' } },
    ]);
    flow.send({ type: 'command.confirmed' });
    expect(flow.draft.heard()).toEqual([]);
    flow.takeStep.resolve({ outcome: 'stored' });
    expect(flow.draft.heard()).toEqual([{ type: 'draft.handedOver' }]);
  });
  test('comes back as long as nothing is typed', () => {
    const flow = composing('decline');
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.context().note).toBe('');
    flow.draft.say({ type: 'draft.restored', words: { note: 'Kept.' } });
    expect(flow.context().note).toBe('Kept.');
    flow.draft.say({ type: 'draft.restored', words: { note: 'Late.' } });
    expect(flow.context().note).toBe('Kept.');
  });
});

describe('the editor', () => {
  const writable = (rest: Partial<typeof record> = {}) => {
    const flow = begin();
    flow.readRequest.resolve({
      outcome: 'found',
      record: { ...record, commands: ['answer', 'correct', 'note'], ...rest },
    });
    return flow;
  };
  test('opens with a signature, and the request is read again after it', () => {
    const flow = writable();
    flow.send({ type: 'command.chosen', command: 'answer' });
    expect([flow.states(), flow.tags()]).toEqual([['shown.answering'], ['answering', 'shown']]);
    expect(flow.answer.asked).toEqual([
      {
        id: 'r1',
        isCorrection: false,
        isLater: false,
        start: {
          title: '',
          signedBy: 'The advisor',
          changed: '',
          diagnosis: '',
          recommendation: '',
          nextStep: '',
          sources: '',
        },
        sent: null,
        failed: null,
        files: [],
      },
    ]);
    flow.answer.resolve(undefined);
    expect([flow.states(), flow.told, flow.context().command]).toEqual([
      ['shown.refreshing'],
      ['request.changed'],
      null,
    ]);
  });
  test('corrects the newest version', () => {
    const flow = writable({
      versions: [
        {
          version: 1,
          title: complete.title,
          signedBy: 'The advisor',
          signedAt: '',
          changed: null,
          parts: { diagnosis: [], recommendation: [], nextStep: [], sources: [] },
        },
      ],
      written: complete,
    });
    flow.send({ type: 'command.chosen', command: 'correct' });
    expect(flow.answer.asked).toMatchObject([
      { isCorrection: true, isLater: true, start: complete },
    ]);
  });
  test('shows the words that came back, and why', () => {
    const flow = writable({
      failed: { words: complete, message: 'It was withdrawn.' },
      written: { ...complete, title: 'An earlier one' },
    });
    flow.send({ type: 'command.chosen', command: 'answer' });
    expect(flow.answer.asked).toMatchObject([{ start: complete, failed: 'It was withdrawn.' }]);
  });
  test('is there by itself while an answer can be taken back', () => {
    const flow = begin();
    flow.readRequest.resolve({ outcome: 'found', record: sending });
    expect(flow.states()).toEqual(['shown.answering']);
    expect(flow.answer.asked).toMatchObject([{ sent: sending.sending }]);
  });
  test('that breaks leaves the request as it is', () => {
    const flow = writable();
    flow.send({ type: 'command.chosen', command: 'answer' });
    flow.answer.reject('Broken.');
    expect([flow.states(), flow.told]).toEqual([['shown.refreshing'], []]);
  });
  test('opens while the request is read again', () => {
    const flow = writable();
    flow.wait(60_000);
    flow.send({ type: 'command.chosen', command: 'answer' });
    expect(flow.states()).toEqual(['shown.answering']);
  });
});
