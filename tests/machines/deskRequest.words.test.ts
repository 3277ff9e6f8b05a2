// What is written about a request at the desk, by state: the note of a step, and the editor.
import { describe, expect, test } from 'vitest';
import { complete, record, sending } from '../paths/desk.samples.ts';
import { begin, composing } from './deskRequest.kit.ts';

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

const writable = (rest: Partial<typeof record> = {}) => {
  const flow = begin();
  flow.readRequest.resolve({
    outcome: 'found',
    record: { ...record, commands: ['answer', 'correct', 'note'], ...rest },
  });
  return flow;
};

describe('the editor', () => {
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
