// The voice note by state (docs/product-spec.md, "9. Business constants and limits"; docs/product-decisions.md, "AsynQ voice
// note").
import { describe, expect, test } from 'vitest';
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import type { Recording, VoiceNoteEvent } from '#machines/voiceNote.machine.ts';
import type { Attachment } from '#machines/outbox.machine.ts';
import { listeningHolder, note } from './asynq.kit.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const { delays } = voiceNoteMachine.implementations;
const recording: Recording = { file: new Blob(['la']), type: 'audio/webm' };

function begin(kept: Attachment | null = null) {
  const holder = listeningHolder();
  const recorder = feed<VoiceNoteEvent>();
  const playback = feed<VoiceNoteEvent>();
  const saveNote = port<Attachment, { recording: Recording | null }>();
  const flow = play(
    voiceNoteMachine.provide({
      actors: {
        recorder: recorder.logic as never,
        playback: playback.logic as never,
        saveNote: saveNote.logic,
      },
    }),
    { note: kept, holder: holder.ref },
  );
  return { ...flow, recorder, playback, saveNote, told: () => holder.heard.splice(0) };
}
const asking = () => {
  const flow = begin();
  flow.send({ type: 'recording.requested' });
  return flow;
};
const listening = () => {
  const flow = asking();
  flow.recorder.say({ type: 'recorder.began' });
  return flow;
};
const finished = () => {
  const flow = listening();
  flow.told();
  flow.send({ type: 'recording.stopped' });
  flow.recorder.say({ type: 'recorder.finished', recording });
  return flow;
};

describe('the microphone', () => {
  test('is requested on demand only; the parent machine is notified', () => {
    const flow = begin();
    expect([flow.tags(), flow.recorder.isOpen()]).toEqual([['silent'], false]);
    flow.send({ type: 'recording.requested' });
    expect([flow.tags(), flow.recorder.isOpen()]).toEqual([['asking'], true]);
    expect(flow.told()).toEqual([{ type: 'note.begun' }]);
  });
  test('is not waited for when the user cancels', () => {
    const flow = asking();
    flow.told();
    flow.send({ type: 'recording.stopped' });
    expect([flow.tags(), flow.recorder.isOpen()]).toEqual([['silent'], false]);
    expect(flow.told()).toEqual([{ type: 'note.ended' }]);
  });
  test.each([
    [
      'refused',
      (flow: ReturnType<typeof asking>) => flow.recorder.say({ type: 'recorder.refused' }),
    ],
    ['refused', (flow: ReturnType<typeof asking>) => flow.wait(Number(delays.permissionTimeout))],
    [
      'unsupported',
      (flow: ReturnType<typeof asking>) => flow.recorder.say({ type: 'recorder.unsupported' }),
    ],
    ['failed', (flow: ReturnType<typeof asking>) => flow.recorder.say({ type: 'recorder.failed' })],
  ])('%s: it is released, and the parent machine can continue', (tag, end) => {
    const flow = asking();
    flow.told();
    end(flow);
    expect([flow.tags(), flow.recorder.isOpen()]).toEqual([[tag], false]);
    expect(flow.told()).toEqual([{ type: 'note.ended' }]);
    expect(flow.can({ type: 'recording.requested' })).toBe(tag !== 'unsupported');
  });
  test('without one, the user can write instead', () => {
    const holder = listeningHolder();
    const flow = play(voiceNoteMachine.provide({ actors: { recorder: brokenFeed() as never } }), {
      note: null,
      holder: holder.ref,
    });
    flow.send({ type: 'recording.requested' });
    expect(flow.tags()).toEqual(['unsupported']);
    expect(holder.heard.map(({ type }) => type)).toEqual(['note.begun', 'note.ended']);
  });
});

describe('while it records', () => {
  test('the remaining seconds are counted down', () => {
    const flow = listening();
    expect([flow.tags(), flow.context().secondsLeft]).toEqual([['recording'], 120]);
    flow.recorder.say({ type: 'recorder.ticked', secondsLeft: 97 });
    expect(flow.context().secondsLeft).toBe(97);
  });
  test('two minutes are the limit: it stops by itself', () => {
    const flow = listening();
    expect(delays.noteLength).toBe(120_000);
    flow.wait(119_999);
    expect(flow.tags()).toEqual(['recording']);
    flow.wait(1);
    expect([flow.tags(), flow.context().secondsLeft]).toEqual([['busy'], 0]);
    flow.recorder.say({ type: 'recorder.finished', recording });
    flow.saveNote.resolve(note);
    expect([flow.states(), flow.context().secondsLeft]).toEqual([['kept.mute'], 0]);
  });
  test('a microphone that is unplugged ends it, and the recording is kept', () => {
    const flow = listening();
    flow.recorder.say({ type: 'recorder.finished', recording });
    expect(flow.saveNote.asked).toEqual([{ recording }]);
  });
  test('a recorder that delivers nothing in time has failed', () => {
    const flow = listening();
    flow.told();
    flow.send({ type: 'recording.stopped' });
    flow.wait(Number(delays.recorderTimeout));
    expect([flow.tags(), flow.told()]).toEqual([['failed'], [{ type: 'note.ended' }]]);
  });
});

describe('a finished recording', () => {
  test('is kept, the parent machine gets the file, and the microphone is released', () => {
    const flow = finished();
    expect([flow.tags(), flow.recorder.isOpen()]).toEqual([['busy'], false]);
    flow.saveNote.resolve(note);
    expect(flow.told()).toEqual([{ type: 'note.kept', note }]);
    expect(flow.context()).toMatchObject({ note, recording: null });
  });
  test.each([
    ['there is no room for it', (flow: ReturnType<typeof finished>) => flow.saveNote.reject()],
    [
      'the database does not answer',
      (flow: ReturnType<typeof finished>) => flow.wait(Number(delays.storageTimeout)),
    ],
  ])('%s: the failure is shown, and the user can retry', (_, end) => {
    const flow = finished();
    end(flow);
    expect([flow.tags(), flow.told()]).toEqual([['failed'], [{ type: 'note.ended' }]]);
    flow.send({ type: 'recording.requested' });
    expect([flow.tags(), flow.context()]).toMatchObject([['asking'], { secondsLeft: 120 }]);
  });
});

describe('a note that was saved', () => {
  test('in an earlier visit is shown at once, and can be played as soon as its bytes are loaded', () => {
    const flow = begin(note);
    expect([flow.states(), flow.tags()]).toEqual([['kept.mute'], ['kept']]);
    flow.playback.say({ type: 'playback.ready', address: 'blob:1' });
    expect([flow.tags(), flow.context().address]).toEqual([['kept', 'playable'], 'blob:1']);
  });
  test('is deleted, and another may be recorded', () => {
    const flow = begin(note);
    flow.playback.say({ type: 'playback.ready', address: 'blob:1' });
    flow.send({ type: 'recording.deleted' });
    expect([flow.tags(), flow.playback.isOpen()]).toEqual([['silent'], false]);
    expect(flow.told()).toEqual([{ type: 'note.deleted' }]);
    expect(flow.context()).toMatchObject({ note: null, address: null });
  });
  test('whose bytes the browser has deleted is removed', () => {
    const flow = begin(note);
    flow.playback.say({ type: 'playback.lost' });
    expect(flow.tags()).toEqual(['failed']);
    expect(flow.told()).toEqual([{ type: 'note.deleted' }, { type: 'note.ended' }]);
    expect(flow.context().note).toBeNull();
  });
});
