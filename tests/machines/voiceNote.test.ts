// The voice note by state (docs/product-spec.md, "9. Business constants and limits"; docs/product-decisions.md, "AsynQ voice
// note").
import { describe, expect, test } from 'vitest';
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import type { Microphone } from '#machines/voiceNote.machine.ts';
import type { Attachment } from '#machines/outbox.machine.ts';
import { listeningHolder, note } from './asynq.kit.ts';
import { brokenFeed, play, port } from './kit.ts';
import {
  asking,
  begin,
  bytes,
  delays,
  finished,
  listening,
  microphone,
  recording,
} from './voiceNote.kit.ts';

describe('the microphone', () => {
  test('is requested on demand only; the parent machine is notified', () => {
    const flow = begin();
    expect([flow.tags(), flow.openMicrophone.asked]).toEqual([['silent'], []]);
    flow.send({ type: 'recording.requested' });
    expect(flow.openMicrophone.asked).toHaveLength(1);
    expect([flow.tags(), flow.recorder.isOpen()]).toEqual([['asking'], false]);
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
    ['refused', (flow: ReturnType<typeof asking>) => flow.openMicrophone.reject()],
    ['refused', (flow: ReturnType<typeof asking>) => flow.wait(Number(delays.permissionTimeout))],
    ['unsupported', (flow: ReturnType<typeof asking>) => flow.openMicrophone.resolve(null)],
    [
      'failed',
      (flow: ReturnType<typeof asking>) => {
        flow.openMicrophone.resolve(microphone);
        flow.recorder.say({ type: 'recorder.failed' });
      },
    ],
  ])('%s: it is released, and the parent machine can continue', (tag, end) => {
    const flow = asking();
    flow.told();
    end(flow);
    expect([flow.tags(), flow.recorder.isOpen()]).toEqual([[tag], false]);
    expect(flow.told()).toEqual([{ type: 'note.ended' }]);
    expect(flow.can({ type: 'recording.requested' })).toBe(tag !== 'unsupported');
  });
  test('is forgotten as soon as it no longer listens', () => {
    const flow = listening();
    expect([flow.recorder.isOpen(), flow.context().microphone]).toEqual([true, microphone]);
    flow.recorder.say({ type: 'recorder.finished', recording });
    expect([flow.recorder.isOpen(), flow.context().microphone]).toEqual([false, null]);
  });
  test('a recorder that does not start has failed, and may be tried again', () => {
    const holder = listeningHolder();
    const openMicrophone = port<Microphone | null>();
    const actors = { recorder: brokenFeed() as never, openMicrophone: openMicrophone.logic };
    const flow = play(voiceNoteMachine.provide({ actors }), { note: null, holder: holder.ref });
    flow.send({ type: 'recording.requested' });
    openMicrophone.resolve(microphone);
    expect([flow.tags(), flow.can({ type: 'recording.requested' })]).toEqual([['failed'], true]);
    expect(holder.heard.map(({ type }) => type)).toEqual(['note.begun', 'note.ended']);
  });
});

describe('while it records', () => {
  test('the remaining seconds are counted down', () => {
    const flow = listening();
    expect([flow.tags(), flow.context().secondsLeft]).toEqual([['recording'], 120]);
    for (const [recorded, secondsLeft] of [
      [990, 119],
      [23_010, 97],
      [120_900, 0],
    ] as const) {
      flow.ticks(recorded);
      expect(flow.context().secondsLeft).toBe(secondsLeft);
    }
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
    expect([flow.states(), flow.context().secondsLeft]).toEqual([['kept.reading'], 0]);
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

const read = () => {
  const flow = begin(note);
  flow.readNote.resolve(bytes);
  return flow;
};

describe('a note that was saved', () => {
  test('in an earlier visit is shown at once, and can be played as soon as its bytes are loaded', () => {
    const flow = begin(note);
    expect([flow.states(), flow.tags()]).toEqual([['kept.reading'], ['kept']]);
    expect([flow.readNote.asked, flow.playback.isOpen()]).toEqual([[{ note }], false]);
    flow.readNote.resolve(bytes);
    expect([flow.tags(), flow.playback.isOpen(), flow.context().bytes]).toEqual([
      ['kept'],
      true,
      bytes,
    ]);
    flow.playback.say({ type: 'playback.ready', address: 'blob:1' });
    expect([flow.tags(), flow.context().address]).toEqual([['kept', 'playable'], 'blob:1']);
  });
  test('is deleted, and another may be recorded', () => {
    const flow = read();
    flow.playback.say({ type: 'playback.ready', address: 'blob:1' });
    flow.send({ type: 'recording.deleted' });
    expect([flow.tags(), flow.playback.isOpen()]).toEqual([['silent'], false]);
    expect(flow.told()).toEqual([{ type: 'note.deleted' }]);
    expect(flow.context()).toMatchObject({ note: null, bytes: null, address: null });
  });
  test('whose bytes the browser has deleted is removed', () => {
    const flow = begin(note);
    flow.readNote.resolve(null);
    expect(flow.tags()).toEqual(['failed']);
    expect(flow.told()).toEqual([{ type: 'note.deleted' }, { type: 'note.ended' }]);
    expect(flow.context().note).toBeNull();
  });
  test.each([
    ['cannot be read', (flow: ReturnType<typeof begin>) => flow.readNote.reject()],
    [
      'are not read in time',
      (flow: ReturnType<typeof begin>) => flow.wait(Number(delays.storageTimeout)),
    ],
  ])('whose bytes %s goes along without a player', (_, end) => {
    const flow = begin(note);
    end(flow);
    expect([flow.states(), flow.told(), flow.context().note]).toEqual([['kept.mute'], [], note]);
  });
  test('whose player does not answer goes along without one', () => {
    const flow = read();
    flow.wait(Number(delays.storageTimeout));
    expect([flow.states(), flow.playback.isOpen()]).toEqual([['kept.mute'], false]);
  });
  test('that the browser gives no address goes along without a player', () => {
    const readNote = port<Blob | null, { note: Attachment | null }>();
    const actors = { playback: brokenFeed() as never, readNote: readNote.logic };
    const flow = play(voiceNoteMachine.provide({ actors }), {
      note,
      holder: listeningHolder().ref,
    });
    readNote.resolve(bytes);
    expect([flow.states(), flow.context().note]).toEqual([['kept.mute'], note]);
  });
});
