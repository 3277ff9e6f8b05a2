// Writing an answer at the desk, by state: its words, its links and its files.
import { describe, expect, test } from 'vitest';
import type { SearchEntry } from '#content/schema.search.ts';
import { blank, complete } from '../paths/desk.samples.ts';
import { begin, idle, write } from './deskAnswer.kit.ts';
import type { Flow } from './deskAnswer.kit.ts';

const entries = [
  { href: '/library/a', title: 'A', tags: [], text: '' },
] as unknown as SearchEntry[];
const file = (name: string) => ({ name }) as File;
const attached = (name: string) => ({ id: name, name, type: 'application/pdf', size: 1 });

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

const ask = (flow: Flow, start = 0, end = start) =>
  flow.send({ type: 'link.requested', part: 'recommendation', start, end });

describe('a link', () => {
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
      message,
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
