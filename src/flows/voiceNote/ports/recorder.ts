// The microphone: requested, recorded from for two minutes at most, and released.
import { fromCallback } from 'xstate';
import type { VoiceNoteEvent } from '#machines/voiceNote.machine.ts';

/** The longest note, in seconds (docs/product-spec.md, "9. Business constants and limits"). The machine stops it; this counts. */
const longest = 120;

/** The formats that the backend accepts, best first: Safari records mp4, the others webm. */
const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/** Sufficient for speech; two minutes stay below a megabyte. */
const bitsPerSecond = 48_000;

type Report = (event: VoiceNoteEvent) => void;

/** Records from an open stream; reports each second the remaining time. */
function record(stream: MediaStream, type: string, report: Report) {
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond });
  const parts: Blob[] = [];
  const began = performance.now();
  const tick = () => {
    const spent = Math.floor((performance.now() - began) / 1000);
    report({ type: 'recorder.ticked', secondsLeft: Math.max(longest - spent, 0) });
  };
  const counting = setInterval(tick, 1000);
  const free = () => {
    clearInterval(counting);
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('error', () => {
    free();
    report({ type: 'recorder.failed' });
  });
  recorder.addEventListener('stop', () => {
    free();
    report({ type: 'recorder.finished', recording: { file: new Blob(parts, { type }), type } });
  });
  recorder.start();
  report({ type: 'recorder.began' });
  tick();
  return {
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop();
    },
    free,
  };
}

/**
 * Port `recorder`. Unplugging the microphone ends the recording with what was recorded so far; a stream that opens
 * after the port was stopped is closed at once.
 */
export const recorder = fromCallback<{ type: 'recorder.stop' }>(({ sendBack, receive }) => {
  let isOver = false;
  let running: ReturnType<typeof record> | null = null;
  const report: Report = (event) => {
    if (!isOver) sendBack(event);
  };
  const type =
    typeof MediaRecorder === 'undefined'
      ? undefined
      : types.find((one) => MediaRecorder.isTypeSupported(one));
  const begin = async () => {
    const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
    if (type === undefined || devices?.getUserMedia === undefined)
      return report({ type: 'recorder.unsupported' });
    const stream = await devices.getUserMedia({ audio: true }).catch(() => null);
    if (stream === null) return report({ type: 'recorder.refused' });
    if (isOver) {
      for (const track of stream.getTracks()) track.stop();
      return;
    }
    try {
      running = record(stream, type, report);
    } catch {
      for (const track of stream.getTracks()) track.stop();
      report({ type: 'recorder.failed' });
    }
  };
  void begin();
  receive(() => running?.stop());
  return () => {
    isOver = true;
    running?.free();
  };
});
