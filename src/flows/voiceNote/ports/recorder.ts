// The microphone: requested, recorded from, and released.
import { fromCallback, fromPromise } from 'xstate';
import type { Microphone, VoiceNoteEvent } from '#machines/voiceNote.machine.ts';

/** The formats that the backend accepts, best first: Safari records mp4, the others webm. */
const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/** Sufficient for speech; two minutes stay below a megabyte. */
const bitsPerSecond = 48_000;

/** How often the recorder hands over what it has, in milliseconds: a hidden tab delays timers, but not this. */
const slice = 1000;

function close(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

/** Port `openMicrophone`. A stream that opens after the flow has stopped waiting is closed at once. */
export const openMicrophone = fromPromise<Microphone | null>(async ({ signal }) => {
  const type =
    typeof MediaRecorder === 'undefined'
      ? undefined
      : types.find((one) => MediaRecorder.isTypeSupported(one));
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (type === undefined || devices?.getUserMedia === undefined) return null;
  const stream = await devices.getUserMedia({ audio: true });
  if (signal.aborted) close(stream);
  return { stream, type };
});

function start({ stream, type }: Microphone) {
  try {
    const recorder = new MediaRecorder(stream, {
      mimeType: type,
      audioBitsPerSecond: bitsPerSecond,
    });
    recorder.start(slice);
    return recorder;
  } catch (error) {
    close(stream);
    throw error;
  }
}

/**
 * Port `recorder`. Unplugging the microphone ends the recording with what was recorded so far.
 * @throws where the recorder cannot be started
 */
export const recorder = fromCallback<{ type: 'recorder.stop' }, { microphone: Microphone | null }>(
  ({ input: { microphone }, sendBack, receive }) => {
    if (microphone === null) throw new Error('There is no microphone.');
    const { stream, type } = microphone;
    const report = (event: VoiceNoteEvent) => sendBack(event);
    const parts: Blob[] = [];
    const running = start(microphone);
    const began = performance.now();
    const recording = () => ({ file: new Blob(parts, { type }), type });
    running.addEventListener('dataavailable', ({ data, timeStamp }) => {
      parts.push(data);
      report({
        type: 'recorder.ticked',
        recorded: timeStamp - began,
        recording: recording(),
      });
    });
    running.addEventListener('error', () => report({ type: 'recorder.failed' }));
    running.addEventListener('stop', () =>
      report({ type: 'recorder.finished', recording: recording() }),
    );
    receive(() => {
      if (running.state !== 'inactive') running.stop();
    });
    return () => close(stream);
  },
);
