// The devices of a member by state: listed, signed out one by one or all at once.
import { describe, expect, test } from 'vitest';
import { devicesMachine } from '#machines/devices.machine.ts';
import type { Device } from '#machines/devices.machine.ts';
import { here, library, phone } from '../paths/devices.samples.ts';
import { play, port } from './kit.ts';

function begin() {
  const ports = {
    readDevices: port<readonly Device[]>(),
    signDeviceOut: port<{ wasSignedIn: boolean }, { id: string }>(),
    signOthersOut: port<{ count: number }>(),
  };
  const flow = play(
    devicesMachine.provide({
      actors: {
        readDevices: ports.readDevices.logic,
        signDeviceOut: ports.signDeviceOut.logic,
        signOthersOut: ports.signOthersOut.logic,
      },
    }),
  );
  return { ...flow, ...ports };
}
type Flow = ReturnType<typeof begin>;
const shown = (...devices: Device[]) => {
  const flow = begin();
  flow.readDevices.resolve(devices);
  return flow;
};
const ids = (flow: Flow) => flow.context().devices.map(({ id }) => id);

describe('the list', () => {
  test.each([
    ['cannot be read', (flow: Flow) => flow.readDevices.reject()],
    ['is not read in time', (flow: Flow) => flow.wait(15_000)],
  ])('can be read again where it %s', (_, end) => {
    const flow = begin();
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['unread'], ['unread']]);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['reading']);
  });
  test('offers nothing where this device is alone', () => {
    const flow = shown(here);
    expect(flow.can({ type: 'others.signedOut' })).toBe(false);
    expect(flow.can({ type: 'device.signedOut', id: 'here' })).toBe(false);
  });
  test.each([
    ['while it is read', begin],
    ['while it is shown', () => shown(here, phone)],
    [
      'where it could not be read',
      () => {
        const flow = begin();
        flow.readDevices.reject();
        return flow;
      },
    ],
  ])('is read anew when sessions have ended %s', (_, start) => {
    const flow = start();
    const before = flow.readDevices.asked.length;
    flow.send({ type: 'sessions.ended' });
    expect([flow.states(), flow.readDevices.asked.length]).toEqual([['reading'], before + 1]);
  });
});

const signingOne = () => {
  const flow = shown(here, phone, library);
  flow.send({ type: 'device.signedOut', id: 'phone' });
  return flow;
};

describe('one device', () => {
  test.each([
    [true, 'one'],
    [false, 'already'],
  ])('leaves the list; it was signed in: %s', (wasSignedIn, key) => {
    const flow = signingOne();
    expect(flow.signDeviceOut.asked).toEqual([{ id: 'phone' }]);
    flow.signDeviceOut.resolve({ wasSignedIn });
    expect([flow.states(), ids(flow)]).toEqual([['shown.resting'], ['here', 'library']]);
    expect(flow.context().result).toEqual({ key, count: 1 });
  });
  test.each([
    ['refuses', (flow: Flow) => flow.signDeviceOut.reject('No.'), 'No.'],
    ['says nothing', (flow: Flow) => flow.wait(15_000), ''],
  ])('stays where the service %s, and can be tried again', (_, end, problem) => {
    const flow = signingOne();
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([['shown.notSignedOut'], problem]);
    flow.send({ type: 'retry.requested' });
    expect(flow.signDeviceOut.asked).toEqual([{ id: 'phone' }, { id: 'phone' }]);
    expect(flow.context().problem).toBeNull();
  });
  test('another one, or all, can be tried after a failure', () => {
    const flow = signingOne();
    flow.signDeviceOut.reject();
    flow.send({ type: 'device.signedOut', id: 'library' });
    expect(flow.signDeviceOut.asked.at(-1)).toEqual({ id: 'library' });
    flow.signDeviceOut.reject();
    expect(flow.can({ type: 'device.signedOut', id: 'here' })).toBe(false);
    flow.send({ type: 'others.signedOut' });
    expect(flow.states()).toEqual(['shown.signingOthersOut']);
  });
});

const signingOthers = () => {
  const flow = shown(here, phone, library);
  flow.send({ type: 'others.signedOut' });
  return flow;
};

describe('all other devices', () => {
  test('leave the list, and are counted by the service', () => {
    const flow = signingOthers();
    expect(flow.tags()).toEqual(['all', 'busy', 'shown']);
    flow.signOthersOut.resolve({ count: 2 });
    expect([flow.states(), ids(flow)]).toEqual([['shown.resting'], ['here']]);
    expect(flow.context().result).toEqual({ key: 'others', count: 2 });
  });
  test.each([
    ['refuses', (flow: Flow) => flow.signOthersOut.reject('No.'), 'No.'],
    ['says nothing', (flow: Flow) => flow.wait(15_000), ''],
  ])('stay where the service %s, and can be tried again', (_, end, problem) => {
    const flow = signingOthers();
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([
      ['shown.othersNotSignedOut'],
      problem,
    ]);
    flow.send({ type: 'retry.requested' });
    flow.signOthersOut.reject();
    flow.send({ type: 'others.signedOut' });
    flow.signOthersOut.reject();
    expect(flow.signOthersOut.asked).toHaveLength(3);
    flow.send({ type: 'device.signedOut', id: 'phone' });
    expect(flow.states()).toEqual(['shown.signingOut']);
  });
});
