// A section of the desk by state: what is done about its rows.
import { describe, expect, test } from 'vitest';
import { hide, showAgain } from '../paths/deskBoard.samples.ts';
import { acting, composing, named, shown, two } from './deskBoard.kit.ts';
import type { Flow } from './deskBoard.kit.ts';

describe('an act', () => {
  test('asks for its words', () => {
    const flow = composing();
    expect([flow.states(), flow.tags()]).toEqual([['shown.composing'], ['dialogOpen', 'shown']]);
    flow.send({ type: 'note.edited', text: ' ' });
    flow.send({ type: 'act.confirmed' });
    expect([flow.states(), flow.context().problem]).toEqual([
      ['shown.composing'],
      { key: 'noteMissing' },
    ]);
    flow.send({ type: 'note.edited', text: 'It sells.' });
    expect(flow.context().problem).toBeNull();
  });
  test('needs none where a note is optional', () => {
    const flow = shown();
    flow.send({ type: 'act.chosen', act: { kind: 'schedule', id: 'a1', about: 'Ada' } });
    flow.send({ type: 'act.confirmed' });
    expect(flow.states()).toEqual(['shown.acting.confirmed']);
  });
  test('is needed for a decline', () => {
    const flow = shown();
    flow.send({ type: 'act.chosen', act: { kind: 'decline', id: 'a1', about: 'Ada' } });
    flow.send({ type: 'act.confirmed' });
    expect(flow.states()).toEqual(['shown.composing']);
  });
  test('can be cancelled', () => {
    const flow = composing();
    flow.send({ type: 'act.cancelled' });
    expect([flow.states(), flow.context().act]).toEqual([['shown.list.refreshing'], null]);
  });
  test('is done by the database, and the section is read again', () => {
    const flow = acting();
    expect([flow.states(), flow.tags(), flow.takeAct.asked]).toEqual([
      ['shown.acting.confirmed'],
      ['busy', 'dialogOpen', 'shown'],
      [{ act: hide, note: 'It sells.', board: two }],
    ]);
    flow.takeAct.resolve({ outcome: 'stored', result: 'Hidden.' });
    expect([flow.states(), flow.context().result, flow.context().act]).toEqual([
      ['shown.list.refreshing'],
      'Hidden.',
      null,
    ]);
    flow.readBoard.resolve(two);
    flow.send({ type: 'act.chosen', act: hide });
    expect([flow.context().result, flow.context().note]).toEqual([null, '']);
  });
  test.each([
    [
      'is refused',
      (flow: Flow) => flow.takeAct.resolve({ outcome: 'refused', message: 'It is gone.' }),
      'It is gone.',
    ],
    ['fails', (flow: Flow) => flow.takeAct.reject('Out of reach.'), 'Out of reach.'],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000), ''],
  ])('that %s keeps its words, and says why', (_, end, message) => {
    const flow = acting();
    end(flow);
    expect([flow.states(), flow.context().note, flow.context().problem]).toEqual([
      ['shown.composing'],
      ' It sells. ',
      { key: 'refused', message },
    ]);
    flow.send({ type: 'act.confirmed' });
    expect([flow.states(), flow.context().problem]).toEqual([['shown.acting.confirmed'], null]);
  });
  test('is result until the page is at another place', () => {
    const flow = acting();
    flow.takeAct.resolve({ outcome: 'stored', result: 'Hidden.' });
    flow.addressFeed.say(named('hidden'));
    expect(flow.context().result).toBeNull();
  });
});

const doing = () => {
  const flow = shown();
  flow.send({ type: 'act.chosen', act: showAgain });
  return flow;
};

describe('an act without words', () => {
  test.each(['show', 'sendAgain', 'saveFile'] as const)('is done at once: %s', (kind) => {
    const flow = shown();
    flow.send({ type: 'act.chosen', act: { ...showAgain, kind } });
    expect([flow.states(), flow.tags(), flow.takeAct.asked]).toEqual([
      ['shown.acting.atOnce'],
      ['busy', 'shown'],
      [{ act: { ...showAgain, kind }, note: '', board: two }],
    ]);
    flow.takeAct.resolve({ outcome: 'stored', result: 'It is visible again.' });
    expect([flow.states(), flow.context().result, flow.context().act]).toEqual([
      ['shown.list.refreshing'],
      'It is visible again.',
      null,
    ]);
  });
  test.each([
    [
      'is refused',
      (flow: Flow) => flow.takeAct.resolve({ outcome: 'refused', message: 'It is gone.' }),
      'It is gone.',
    ],
    ['fails', (flow: Flow) => flow.takeAct.reject('Out of reach.'), 'Out of reach.'],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000), ''],
  ])('that %s opens a dialog, which tries it again', (_, end, message) => {
    const flow = doing();
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([
      ['shown.composing'],
      { key: 'refused', message },
    ]);
    flow.send({ type: 'act.confirmed' });
    expect(flow.states()).toEqual(['shown.acting.confirmed']);
  });
});
