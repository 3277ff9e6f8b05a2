// The editor of answers, by state (docs/decisions/027-answers-that-can-be-taken-back.md).
import { describe, expect, test } from 'vitest';
import { deskAnswerMachine } from '#machines/deskAnswer.machine.ts';
import type {
  AnswerFate,
  AnswerToSend,
  AnswerVerdict,
  AnswerWords,
  AttachVerdict,
  DeskAnswerInput,
  TakenBack,
} from '#machines/deskAnswer.machine.ts';
import type { SearchEntry } from '#content/schema.search.ts';
import { blank, complete, sentOf } from '../paths/desk.samples.ts';
import { draftKit, play, port } from './kit.ts';

const entries = [
  { href: '/library/a', title: 'A', tags: [], text: '' },
] as unknown as SearchEntry[];
const file = (name: string) => ({ name }) as File;
const attached = (name: string) => ({ id: name, name, type: 'application/pdf', size: 1 });

const begin = (given: Partial<DeskAnswerInput> = {}) => {
  const draft = draftKit<AnswerWords>();
  const fetchIndex = port<readonly SearchEntry[]>();
  const attachFile = port<AttachVerdict, { id: string; file: File }>();
  const sendAnswer = port<AnswerVerdict, AnswerToSend>();
  const takeBack = port<TakenBack, { id: string }>();
  const readFate = port<AnswerFate, { id: string }>();
  const flow = play(
    deskAnswerMachine.provide({
      actors: {
        draft: draft.logic,
        fetchIndex: fetchIndex.logic,
        attachFile: attachFile.logic,
        sendAnswer: sendAnswer.logic,
        takeBack: takeBack.logic,
        readFate: readFate.logic,
      },
    }),
    {
      id: 'r1',
      isCorrection: false,
      isLater: false,
      start: blank,
      sent: null,
      failed: null,
      files: [],
      ...given,
    },
  );
  return { ...flow, draft, fetchIndex, attachFile, sendAnswer, takeBack, readFate };
};
type Flow = ReturnType<typeof begin>;

const idle = ['writing.text.resting', 'writing.files.resting'];
const write = (flow: Flow, text = 'Sign it.') =>
  flow.send({ type: 'words.edited', field: 'recommendation', text });
const sending = () => {
  const flow = begin();
  write(flow);
  flow.draft.heard();
  flow.send({ type: 'answer.sent' });
  return flow;
};
const counting = (seconds = 10) => {
  const flow = sending();
  flow.sendAnswer.resolve({ outcome: 'stored', sent: sentOf({ seconds }) });
  return flow;
};
const settling = () => {
  const flow = counting();
  flow.wait(10_000);
  return flow;
};

describe('while it is written', () => {
  test('each change is kept; nothing is, where it is as at first', () => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([idle, ['open']]);
    write(flow, 'S');
    write(flow, '');
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { ...blank, recommendation: 'S' } },
      { type: 'words.changed', words: null },
    ]);
  });
  test('a draft is taken up as long as nothing is written', () => {
    const flow = begin();
    flow.draft.say({ type: 'draft.restored', words: null });
    expect(flow.context().words).toEqual(blank);
    flow.draft.say({ type: 'draft.restored', words: complete });
    expect(flow.context().words).toEqual(complete);
    flow.draft.say({ type: 'draft.restored', words: { ...complete, title: 'Late' } });
    expect(flow.context().words).toEqual(complete);
  });
  test('it can be closed', () => {
    const flow = begin();
    flow.send({ type: 'editor.closed' });
    expect([flow.states(), flow.isOver()]).toEqual([['ended'], true]);
  });
  test('words that came back say why', () => {
    const flow = begin({ start: complete, failed: 'It was withdrawn.' });
    expect(flow.context()).toMatchObject({
      words: complete,
      problem: { key: 'refused', message: 'It was withdrawn.' },
    });
    write(flow);
    expect(flow.context().problem).toBeNull();
  });
});

describe('a link', () => {
  const ask = (flow: Flow, start = 0, end = start) =>
    flow.send({ type: 'link.requested', part: 'recommendation', start, end });
  test('goes to the cursor, and is kept', () => {
    const flow = begin();
    write(flow, 'Read  first.');
    flow.draft.heard();
    ask(flow, 5);
    expect([flow.states()[0], flow.tags()]).toEqual([
      'writing.text.linking.fetching',
      ['fetching', 'linking', 'open'],
    ]);
    flow.send({ type: 'query.edited', query: 'a' });
    flow.fetchIndex.resolve(entries);
    expect([flow.states()[0], flow.context().query]).toEqual(['writing.text.linking.ready', 'a']);
    flow.send({ type: 'hit.pointed', at: 1 });
    expect(flow.can({ type: 'hit.pointed', at: 1 })).toBe(false);
    flow.send({ type: 'query.edited', query: 'ab' });
    expect(flow.context().at).toBe(0);
    flow.send({ type: 'hit.chosen', title: 'A [new] one', href: '/library/a' });
    expect(flow.states()).toEqual(idle);
    const text = 'Read [A \\[new\\] one](/library/a) first.';
    expect(flow.context()).toMatchObject({
      words: { recommendation: text },
      place: null,
      query: '',
    });
    expect(flow.draft.heard()).toEqual([
      { type: 'words.changed', words: { ...blank, recommendation: text } },
    ]);
    ask(flow);
    expect(flow.states()[0]).toBe('writing.text.linking.ready');
  });
  test('takes what is marked for its words', () => {
    const flow = begin();
    write(flow, 'Read this first.');
    ask(flow, 5, 9);
    flow.fetchIndex.resolve(entries);
    flow.send({ type: 'hit.chosen', title: 'A', href: '/library/a' });
    expect(flow.context().words.recommendation).toBe('Read [this](/library/a) first.');
  });
  test.each([
    ['fails', (flow: Flow) => flow.fetchIndex.reject()],
    ['is silent for 8 s', (flow: Flow) => flow.wait(8000)],
  ])('can be tried again where the index %s, and be left', (_, end) => {
    const flow = begin();
    ask(flow);
    end(flow);
    expect([flow.states()[0], flow.tags()]).toEqual([
      'writing.text.linking.failed',
      ['linking', 'open', 'unfetched'],
    ]);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()[0]).toBe('writing.text.linking.fetching');
    flow.send({ type: 'link.cancelled' });
    expect([flow.states(), flow.context().place]).toEqual([idle, null]);
  });
});

describe('files', () => {
  test('are attached one after the other, and one of the same name replaces the other', () => {
    const flow = begin({ files: [attached('sums.pdf')] });
    flow.send({ type: 'files.chosen', files: [file('sums.pdf'), file('deck.pdf')] });
    expect([flow.states()[1], flow.tags()]).toEqual([
      'writing.files.attaching',
      ['attaching', 'open'],
    ]);
    flow.send({ type: 'files.chosen', files: [file('last.pdf')] });
    const again = { ...attached('sums.pdf'), id: 'again' };
    flow.attachFile.resolve({ outcome: 'stored', file: again });
    flow.attachFile.resolve({ outcome: 'stored', file: attached('deck.pdf') });
    flow.attachFile.resolve({ outcome: 'stored', file: attached('last.pdf') });
    expect(flow.attachFile.asked).toEqual(
      ['sums.pdf', 'deck.pdf', 'last.pdf'].map((name) => ({ id: 'r1', file: { name } })),
    );
    expect([flow.states(), flow.context().files]).toEqual([
      idle,
      [again, attached('deck.pdf'), attached('last.pdf')],
    ]);
  });
  test.each([
    [
      'is refused',
      (flow: Flow) => flow.attachFile.resolve({ outcome: 'refused', message: 'Too large.' }),
      'Too large.',
    ],
    ['fails', (flow: Flow) => flow.attachFile.reject('No line.'), 'No line.'],
    ['is silent for two minutes', (flow: Flow) => flow.wait(120_000), ''],
  ])('where one %s, it is said, and the next is tried', (_, end, message) => {
    const flow = begin();
    flow.send({ type: 'files.chosen', files: [file('sums.pdf'), file('deck.pdf')] });
    end(flow);
    expect([flow.states()[1], flow.context().fileProblem]).toEqual([
      'writing.files.attaching',
      { name: 'sums.pdf', message },
    ]);
    flow.attachFile.resolve({ outcome: 'stored', file: attached('deck.pdf') });
    expect(flow.states()).toEqual(idle);
    flow.send({ type: 'files.chosen', files: [file('sums.pdf')] });
    expect(flow.context().fileProblem).toBeNull();
  });
  test('the answer waits for them', () => {
    const flow = begin();
    flow.send({ type: 'files.chosen', files: [file('sums.pdf')] });
    flow.send({ type: 'answer.sent' });
    expect([flow.states()[1], flow.context().problem]).toEqual([
      'writing.files.attaching',
      { key: 'attaching' },
    ]);
  });
});

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
    flow.wait(8000);
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
    flow.send({ type: 'answer.recalled' });
    expect([flow.states(), flow.tags(), flow.takeBack.asked]).toEqual([
      ['sent.recalling'],
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
    flow.send({ type: 'answer.recalled' });
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([
      ['sent.settling'],
      { key: 'refused', message },
    ]);
    flow.readFate.resolve({ outcome: 'waiting', sent: sentOf({ seconds: 4 }) });
    expect([flow.states(), flow.context().secondsLeft]).toEqual([['sent.counting.ticking'], 4]);
    flow.send({ type: 'answer.recalled' });
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
