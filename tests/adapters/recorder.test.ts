// @vitest-environment happy-dom
// The microphone: refused, granted, counted down, stopped, unplugged, and released in every case.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, sendTo, toPromise } from 'xstate';
import { openMicrophone, recorder } from '../../src/flows/voiceNote/ports/recorder.ts';

/** A recorder that the test controls. */
class Pretended extends EventTarget {
  static last: Pretended | undefined;
  static isTypeSupported = (type: string) => type === 'audio/webm';
  state = 'inactive';
  slice = 0;
  constructor(
    readonly stream: unknown,
    readonly options: { mimeType: string },
  ) {
    super();
    Pretended.last = this;
  }
  start(slice: number) {
    this.slice = slice;
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.hands('la', 0);
    this.dispatchEvent(new Event('stop'));
  }
  /** A part of the recording, so many milliseconds after now. */
  hands(part: string, later: number) {
    const event = Object.assign(new Event('dataavailable'), { data: new Blob([part]) });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + later });
    this.dispatchEvent(event);
  }
}

const free = vi.fn();
const stream = { getTracks: () => [{ stop: free }] } as unknown as MediaStream;
const microphone = { stream, type: 'audio/webm' };
let give: () => void;
let refuse: () => void;

function listen() {
  const heard: { type: string; [key: string]: unknown }[] = [];
  const listener = createMachine({
    invoke: { id: 'recorder', src: recorder, input: { microphone } },
    on: {
      halt: { actions: sendTo('recorder', { type: 'recorder.stop' }) },
      '*': { actions: ({ event }) => heard.push(event) },
    },
  });
  const actor = createActor(listener).start();
  return { actor, heard, types: () => heard.map(({ type }) => type) };
}

beforeEach(() => {
  free.mockClear();
  Pretended.last = undefined;
  vi.stubGlobal('MediaRecorder', Pretended);
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: () =>
        new Promise((resolve, reject) => {
          give = () => resolve(stream);
          refuse = () => reject(new Error('NotAllowedError'));
        }),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('granted, the microphone comes with a format that the backend accepts', async () => {
  const asked = toPromise(createActor(openMicrophone).start());
  give();
  expect(await asked).toEqual(microphone);
  expect(free).not.toHaveBeenCalled();
});

test('refused, it rejects', async () => {
  const asked = toPromise(createActor(openMicrophone).start());
  refuse();
  await expect(asked).rejects.toThrow('NotAllowedError');
});

test('granted after the flow has stopped waiting, it is released at once', async () => {
  const actor = createActor(openMicrophone).start();
  actor.stop();
  give();
  await vi.waitFor(() => expect(free).toHaveBeenCalledTimes(1));
});

test.each([
  ['no recorder', () => vi.stubGlobal('MediaRecorder', undefined)],
  ['no microphone to ask for', () => vi.stubGlobal('navigator', {})],
])('a browser with %s cannot record', async (_, take) => {
  take();
  expect(await toPromise(createActor(openMicrophone).start())).toBeNull();
});

test('it records in the format, and reports with each second how much has been recorded', () => {
  const flow = listen();
  expect([Pretended.last?.options.mimeType, Pretended.last?.slice]).toEqual(['audio/webm', 1000]);
  Pretended.last?.hands('la', 1500);
  Pretended.last?.hands('la', 61_500);
  const recorded = flow.heard.map((event) => Math.round(Number(event['recorded']) / 500));
  expect([flow.types(), recorded]).toEqual([
    ['recorder.ticked', 'recorder.ticked'],
    [3, 123],
  ]);
});

test('stopped, it delivers all that was recorded and releases the microphone', async () => {
  const flow = listen();
  Pretended.last?.hands('tra', 1500);
  flow.actor.send({ type: 'halt' });
  expect(flow.types()).toEqual(['recorder.ticked', 'recorder.ticked', 'recorder.finished']);
  const said = flow.heard.at(-1)?.['recording'];
  const { file, type } = said as { file: Blob; type: string };
  expect([await file.text(), type]).toEqual(['trala', 'audio/webm']);
  flow.actor.stop();
  expect(free).toHaveBeenCalled();
});

test('a recorder that fails reports so, and the microphone is released with the port', () => {
  const flow = listen();
  Pretended.last?.dispatchEvent(new Event('error'));
  expect(flow.types()).toEqual(['recorder.failed']);
  flow.actor.stop();
  expect(free).toHaveBeenCalled();
});

test('a recorder that does not start releases the microphone', () => {
  vi.spyOn(Pretended.prototype, 'start').mockImplementationOnce(() => {
    throw new Error('NotSupportedError');
  });
  const actor = createActor(recorder, { input: { microphone } });
  const failed = vi.fn();
  actor.subscribe({ error: failed });
  actor.start();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(free).toHaveBeenCalledTimes(1);
});
