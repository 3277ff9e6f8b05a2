// A voice note by state, while it is recorded: what has been said so far is kept (docs/paths/kept.md).
import { describe, expect, test } from 'vitest';
import { note } from './asynq.kit.ts';
import { delays, listening, part, recording } from './voiceNote.kit.ts';

/** A recording that runs, and a part of which is stored. */
const partly = () => {
  const flow = listening();
  flow.ticks();
  flow.savePart.resolve(part);
  flow.told();
  return flow;
};

describe('what has been recorded so far', () => {
  test('is stored with each second, and the parent machine keeps it as unfinished', () => {
    const flow = listening();
    flow.told();
    flow.ticks();
    expect([flow.states(), flow.savePart.asked]).toEqual([
      ['live.recording.saving'],
      [{ recording, part: null }],
    ]);
    flow.savePart.resolve(part);
    expect([flow.states(), flow.told()]).toEqual([
      ['live.recording.waiting'],
      [{ type: 'note.progressed', note: part }],
    ]);
    flow.ticks(2000);
    expect(flow.savePart.asked.at(-1)).toEqual({ recording, part });
  });
  test('is not stored twice at once: the next second counts, and is stored later', () => {
    const flow = listening();
    flow.ticks();
    flow.ticks(2000);
    expect([flow.savePart.asked.length, flow.context().secondsLeft]).toEqual([1, 118]);
  });
  test.each([
    ['has no room', (flow: ReturnType<typeof listening>) => flow.savePart.reject()],
    [
      'does not answer',
      (flow: ReturnType<typeof listening>) => flow.wait(Number(delays.partTimeout)),
    ],
  ])('a browser that %s says so, and the next second is tried again', (_, end) => {
    const flow = listening();
    flow.ticks();
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([
      ['live.recording.unsaved'],
      ['recording', 'unsaved'],
    ]);
    flow.ticks(2000);
    flow.savePart.resolve(part);
    expect(flow.states()).toEqual(['live.recording.waiting']);
  });
  test.each([
    [
      'the recorder breaks',
      (flow: ReturnType<typeof partly>) => flow.recorder.say({ type: 'recorder.failed' }),
    ],
    [
      'the recorder delivers nothing in time',
      (flow: ReturnType<typeof partly>) => {
        flow.send({ type: 'recording.stopped' });
        flow.wait(Number(delays.recorderTimeout));
      },
    ],
    [
      'there is no room for the whole',
      (flow: ReturnType<typeof partly>) => {
        flow.recorder.say({ type: 'recorder.finished', recording });
        flow.saveNote.reject();
      },
    ],
    [
      'the database does not answer',
      (flow: ReturnType<typeof partly>) => {
        flow.recorder.say({ type: 'recorder.finished', recording });
        flow.wait(Number(delays.storageTimeout));
      },
    ],
  ])('is kept where %s', (_, end) => {
    const flow = partly();
    end(flow);
    expect([flow.states(), flow.told()]).toEqual([
      ['kept.reading'],
      [{ type: 'note.kept', note: part }],
    ]);
    expect(flow.context()).toMatchObject({ note: part, part: null, recording: null });
    flow.send({ type: 'recording.deleted' });
    expect(flow.states()).toEqual(['silent']);
  });
  test('gives way to the whole recording', () => {
    const flow = partly();
    flow.recorder.say({ type: 'recorder.finished', recording });
    flow.saveNote.resolve(note);
    expect(flow.told()).toEqual([{ type: 'note.kept', note }]);
    expect(flow.context()).toMatchObject({ note, part: null });
  });
});
