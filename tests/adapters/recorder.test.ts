// @vitest-environment happy-dom
// The microphone: refused, granted, counted down, stopped, unplugged, and released in every case.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, sendTo } from 'xstate';
import { recorder } from '../../src/flows/voiceNote/ports/recorder.ts';

/** A recorder that the test controls. */
class Pretended extends EventTarget {
  static last: Pretended | undefined;
  static isTypeSupported = (type: string) => type === 'audio/webm';
  state = 'inactive';
  constructor(
    readonly stream: unknown,
    readonly options: { mimeType: string },
  ) {
    super();
    Pretended.last = this;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['la']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

const free = vi.fn();
let give: (stream: unknown) => void;
let refuse: () => void;

function listen() {
  const heard: { type: string; [key: string]: unknown }[] = [];
  const listener = createMachine({
    invoke: { id: 'recorder', src: recorder },
    on: {
      halt: { actions: sendTo('recorder', { type: 'recorder.stop' }) },
      '*': { actions: ({ event }) => heard.push(event) },
    },
  });
  const actor = createActor(listener).start();
  return { actor, heard, types: () => heard.map(({ type }) => type) };
}
const told = async (flow: ReturnType<typeof listen>, ...types: string[]) =>
  vi.waitFor(() => expect(flow.types()).toEqual(types));

beforeEach(() => {
  free.mockClear();
  Pretended.last = undefined;
  vi.stubGlobal('MediaRecorder', Pretended);
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: () =>
        new Promise((resolve, reject) => {
          give = () => resolve({ getTracks: () => [{ stop: free }] });
          refuse = () => reject(new Error('NotAllowedError'));
        }),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('granted, it records a format that the backend accepts and counts down from two minutes', async () => {
  const flow = listen();
  give({});
  await told(flow, 'recorder.began', 'recorder.ticked');
  expect(flow.heard[1]).toMatchObject({ secondsLeft: 120 });
  expect(Pretended.last?.options.mimeType).toBe('audio/webm');
});

test('stopped, it delivers the recording and releases the microphone', async () => {
  const flow = listen();
  give({});
  await told(flow, 'recorder.began', 'recorder.ticked');
  flow.actor.send({ type: 'halt' });
  await told(flow, 'recorder.began', 'recorder.ticked', 'recorder.finished');
  const said = flow.heard.at(-1)?.['recording'];
  const { file, type } = said as { file: Blob; type: string };
  expect([await file.text(), type]).toEqual(['la', 'audio/webm']);
  expect(free).toHaveBeenCalled();
});

test('refused, it reports so', async () => {
  const flow = listen();
  refuse();
  await told(flow, 'recorder.refused');
});

test('a recorder that fails releases the microphone', async () => {
  const flow = listen();
  give({});
  await told(flow, 'recorder.began', 'recorder.ticked');
  Pretended.last?.dispatchEvent(new Event('error'));
  await told(flow, 'recorder.began', 'recorder.ticked', 'recorder.failed');
  expect(free).toHaveBeenCalled();
});

test('granted after the flow has stopped waiting, it is released at once', async () => {
  const flow = listen();
  flow.actor.stop();
  give({});
  await vi.waitFor(() => expect(free).toHaveBeenCalledTimes(1));
  expect(Pretended.last).toBeUndefined();
  expect(flow.types()).toEqual([]);
});

test.each([
  ['no recorder', () => vi.stubGlobal('MediaRecorder', undefined)],
  ['no microphone to ask for', () => vi.stubGlobal('navigator', {})],
])('a browser with %s cannot record', async (_, take) => {
  take();
  const flow = listen();
  await told(flow, 'recorder.unsupported');
});
