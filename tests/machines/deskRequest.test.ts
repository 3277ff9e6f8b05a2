// One request at the desk by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { record, reviewed } from '../paths/desk.samples.ts';
import { begin, composing, shown } from './deskRequest.kit.ts';
import type { Flow } from './deskRequest.kit.ts';

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
      ['shown.acting.atOnce'],
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
  test('only what is scheduled has a slot', () => {
    expect(composing('schedule').can({ type: 'slot.chosen', slot: null })).toBe(true);
    expect(composing('decline').can({ type: 'slot.chosen', slot: null })).toBe(false);
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
    expect(flow.states()).toEqual(['shown.acting.confirmed']);
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
    expect([flow.states(), flow.context().problem]).toEqual([['shown.acting.confirmed'], null]);
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
