// Sending an answer at the desk, by state: the ten seconds, and what becomes of it (docs/decisions/027-answers-that-can-be-taken-back.md).
import { describe, expect, test } from 'vitest';
import { blank, complete, sentOf } from '../paths/desk.samples.ts';
import { begin, counting, idle, sending, settling } from './deskAnswer.kit.ts';
import type { Flow } from './deskAnswer.kit.ts';

describe('sending', () => {
  test('gives its words, and they are no draft any more', () => {
    const flow = sending();
    expect([flow.states(), flow.tags(), flow.sendAnswer.asked]).toEqual([
      ['sending'],
      ['busy', 'open'],
      [
        {
          id: 'r1',
          words: { ...blank, recommendation: 'Sign it.' },
          isCorrection: false,
          isLater: false,
        },
      ],
    ]);
    flow.sendAnswer.resolve({ outcome: 'stored', sent: sentOf() });
    expect([flow.states(), flow.tags(), flow.draft.heard()]).toEqual([
      ['sent.counting.ticking'],
      ['sent'],
      [{ type: 'draft.handedOver' }],
    ]);
  });
  test.each([
    [
      'is faulty',
      (flow: Flow) => flow.sendAnswer.resolve({ outcome: 'faulty', faults: ['Title is empty.'] }),
      { key: 'faulty', faults: ['Title is empty.'] },
    ],
    [
      'is refused',
      (flow: Flow) => flow.sendAnswer.resolve({ outcome: 'refused', message: 'Grace has it.' }),
      { key: 'refused', message: 'Grace has it.' },
    ],
    [
      'fails',
      (flow: Flow) => flow.sendAnswer.reject('No line.'),
      { key: 'refused', message: 'No line.' },
    ],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000), { key: 'refused', message: '' }],
  ])('where it %s, the words stay, and it can be tried again', (_, end, problem) => {
    const flow = sending();
    end(flow);
    expect([flow.states(), flow.context().problem, flow.draft.heard()]).toEqual([
      idle,
      problem,
      [],
    ]);
    expect(flow.context().words.recommendation).toBe('Sign it.');
    flow.send({ type: 'answer.sent' });
    expect([flow.states(), flow.context().problem]).toEqual([['sending'], null]);
  });
});

describe('for ten seconds', () => {
  test('the time is counted, and then it is found out whether it was given', () => {
    const flow = counting();
    expect(flow.context().secondsLeft).toBe(10);
    flow.wait(1000);
    expect(flow.context().secondsLeft).toBe(9);
    for (let second = 0; second < 8; second += 1) flow.wait(1000);
    expect(flow.context().secondsLeft).toBe(1);
    flow.wait(1000);
    expect([flow.states(), flow.tags(), flow.readFate.asked]).toEqual([
      ['sent.settling'],
      ['busy', 'sent'],
      [{ id: 'r1' }],
    ]);
    flow.readFate.resolve({ outcome: 'given' });
    expect([flow.states(), flow.isOver()]).toEqual([['ended'], true]);
  });
  test('it can be taken back: its words are written on, and kept', () => {
    const flow = counting();
    flow.draft.heard();
    flow.send({ type: 'answer.takenBack' });
    expect([flow.states(), flow.tags(), flow.takeBack.asked]).toEqual([
      ['sent.takingBack'],
      ['busy', 'sent'],
      [{ id: 'r1' }],
    ]);
    flow.takeBack.resolve({ outcome: 'stored', words: complete });
    expect([flow.states(), flow.context().words, flow.context().sent]).toEqual([
      idle,
      complete,
      null,
    ]);
    expect(flow.draft.heard()).toEqual([{ type: 'words.changed', words: complete }]);
  });
  test.each([
    [
      'is too late',
      (flow: Flow) => flow.takeBack.resolve({ outcome: 'refused', message: 'Given.' }),
      'Given.',
    ],
    ['fails', (flow: Flow) => flow.takeBack.reject('No line.'), 'No line.'],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000), ''],
  ])('where taking it back %s, it is found out what became of it', (_, end, message) => {
    const flow = counting();
    flow.send({ type: 'answer.takenBack' });
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([
      ['sent.settling'],
      { key: 'refused', message },
    ]);
    flow.readFate.resolve({ outcome: 'waiting', sent: sentOf({ seconds: 4 }) });
    expect([flow.states(), flow.context().secondsLeft]).toEqual([['sent.counting.ticking'], 4]);
    flow.send({ type: 'answer.takenBack' });
    expect(flow.context().problem).toBeNull();
  });
  test('one that was sent before is shown at once', () => {
    const flow = begin({ sent: sentOf({ seconds: 3 }) });
    expect([flow.states(), flow.context().secondsLeft]).toEqual([['sent.counting.ticking'], 3]);
    flow.wait(3000);
    expect(flow.states()).toEqual(['sent.settling']);
  });
  test('one that could not be given comes back with the reason', () => {
    const flow = settling();
    flow.draft.heard();
    flow.readFate.resolve({
      outcome: 'failed',
      failed: { words: complete, message: 'It was withdrawn.' },
    });
    expect([flow.states(), flow.context().words, flow.context().sent]).toEqual([
      idle,
      complete,
      null,
    ]);
    expect(flow.context().problem).toEqual({ key: 'refused', message: 'It was withdrawn.' });
    expect(flow.draft.heard()).toEqual([{ type: 'words.changed', words: complete }]);
  });
  test.each([
    ['fails', (flow: Flow) => flow.readFate.reject()],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000)],
  ])('where the look %s, it is repeated', (_, end) => {
    for (const again of [
      (flow: Flow) => flow.send({ type: 'retry.requested' }),
      (flow: Flow) => flow.wait(30_000),
    ]) {
      const flow = settling();
      end(flow);
      expect([flow.states(), flow.tags()]).toEqual([['sent.unsettled'], ['sent', 'unsettled']]);
      again(flow);
      expect(flow.states()).toEqual(['sent.settling']);
    }
  });
});
