// A voice note at the desk, by state.
import { describe, expect, test } from 'vitest';
import { notePlaybackMachine } from '#machines/notePlayback.machine.ts';
import type { NotePlaybackEvent } from '#machines/notePlayback.machine.ts';
import type { NoteAnswer } from '#machines/notePlayback.machine.ts';
import { feed, play, port } from './kit.ts';

const body = new Blob(['said']);
const begin = () => {
  const readNote = port<NoteAnswer, { id: string }>();
  const playback = feed<NotePlaybackEvent, { bytes: Blob | null }>();
  const flow = play(
    notePlaybackMachine.provide({ actors: { readNote: readNote.logic, playback: playback.logic } }),
    { id: 'note' },
  );
  return { ...flow, readNote, playback };
};
type Flow = ReturnType<typeof begin>;
const fetching = () => {
  const flow = begin();
  flow.send({ type: 'note.requested' });
  return flow;
};
const opening = () => {
  const flow = fetching();
  flow.readNote.resolve({ outcome: 'found', body });
  return flow;
};

test('it is fetched when it is asked for, and then played', () => {
  const flow = begin();
  expect([flow.states(), flow.readNote.asked]).toEqual([['unheard'], []]);
  flow.send({ type: 'note.requested' });
  expect([flow.states(), flow.tags(), flow.readNote.asked]).toEqual([
    ['fetching'],
    ['busy'],
    [{ id: 'note' }],
  ]);
  flow.readNote.resolve({ outcome: 'found', body });
  expect([flow.states(), flow.tags(), flow.context().note]).toEqual([
    ['audible.opening'],
    ['busy'],
    body,
  ]);
  flow.playback.say({ type: 'playback.ready', address: 'blob:note' });
  expect([flow.states(), flow.tags(), flow.context().address]).toEqual([
    ['audible.playable'],
    ['playable'],
    'blob:note',
  ]);
});

describe('it can be asked for again', () => {
  test.each([
    [
      'is refused',
      (flow: Flow) => flow.readNote.resolve({ outcome: 'refused', message: 'Gone.' }),
      'Gone.',
    ],
    ['fails', (flow: Flow) => flow.readNote.reject('No line.'), 'No line.'],
    ['is silent for 30 s', (flow: Flow) => flow.wait(30_000), ''],
  ])('where it %s', (_, end, problem) => {
    const flow = fetching();
    end(flow);
    expect([flow.states(), flow.tags(), flow.context().problem]).toEqual([
      ['failed'],
      ['failed'],
      problem,
    ]);
    flow.send({ type: 'note.requested' });
    expect([flow.states(), flow.context().problem]).toEqual([['fetching'], '']);
  });
  test('where the player does not come', () => {
    const flow = opening();
    flow.wait(3000);
    expect(flow.states()).toEqual(['failed']);
  });
});
