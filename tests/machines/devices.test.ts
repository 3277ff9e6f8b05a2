// The devices of a member by state: listed, signed out one by one, all others at once, or everywhere.
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
    signThisOut: port<void>(),
  };
  const flow = play(
    devicesMachine.provide({
      actors: {
        readDevices: ports.readDevices.logic,
        signDeviceOut: ports.signDeviceOut.logic,
        signOthersOut: ports.signOthersOut.logic,
        signThisOut: ports.signThisOut.logic,
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

const leavingEverywhere = (...devices: Device[]) => {
  const flow = shown(here, ...devices);
  flow.send({ type: 'everywhere.signedOut' });
  return flow;
};

describe('every device', () => {
  test('the others are signed out first, and then this one', () => {
    const flow = leavingEverywhere(phone, library);
    expect([flow.states(), flow.tags()]).toEqual([
      ['shown.endingOthers'],
      ['all', 'busy', 'everywhere', 'shown'],
    ]);
    expect(flow.signThisOut.asked).toEqual([]);
    flow.signOthersOut.resolve({ count: 2 });
    expect([flow.states(), ids(flow)]).toEqual([['shown.signingThisOut'], ['here']]);
    expect(flow.signThisOut.asked).toHaveLength(1);
    expect(flow.context().result).toEqual({ key: 'others', count: 2 });
    flow.signThisOut.resolve();
    expect(flow.states()).toEqual(['shown.signedOut']);
    flow.wait(60_000);
    expect(flow.can({ type: 'everywhere.signedOut' })).toBe(false);
  });
  test('where this one is alone, the service may know of others', () => {
    const flow = leavingEverywhere();
    flow.signOthersOut.resolve({ count: 0 });
    expect(flow.states()).toEqual(['shown.signingThisOut']);
  });
  test.each([
    ['refuses', (flow: Flow) => flow.signOthersOut.reject('No.'), 'No.'],
    ['says nothing', (flow: Flow) => flow.wait(15_000), ''],
  ])('stays signed in where the service %s, and can be tried again', (_, end, problem) => {
    const flow = leavingEverywhere(phone);
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([['shown.stillEverywhere'], problem]);
    expect(flow.signThisOut.asked).toEqual([]);
    flow.send({ type: 'retry.requested' });
    expect([flow.states(), flow.context().problem]).toEqual([['shown.endingOthers'], null]);
    flow.signOthersOut.reject();
    flow.send({ type: 'everywhere.signedOut' });
    flow.signOthersOut.reject();
    expect(flow.signOthersOut.asked).toHaveLength(3);
  });
  test('after a failure, one or all others can be signed out instead', () => {
    const flow = leavingEverywhere(phone, library);
    flow.signOthersOut.reject();
    expect(flow.can({ type: 'device.signedOut', id: 'here' })).toBe(false);
    flow.send({ type: 'device.signedOut', id: 'phone' });
    flow.signDeviceOut.reject();
    flow.send({ type: 'everywhere.signedOut' });
    flow.signOthersOut.reject();
    flow.send({ type: 'others.signedOut' });
    expect(flow.states()).toEqual(['shown.signingOthersOut']);
    flow.signOthersOut.reject();
    flow.send({ type: 'everywhere.signedOut' });
    expect(flow.states()).toEqual(['shown.endingOthers']);
  });
  test('alone, no others are there to sign out after a failure', () => {
    const flow = leavingEverywhere();
    flow.signOthersOut.reject();
    expect(flow.can({ type: 'others.signedOut' })).toBe(false);
  });
  test.each([
    ['cannot be signed out', (flow: Flow) => flow.signThisOut.reject()],
    ['is not signed out in time', (flow: Flow) => flow.wait(15_000)],
  ])('this one stays where it %s, and says what was done', (_, end) => {
    const flow = leavingEverywhere(phone);
    flow.signOthersOut.resolve({ count: 1 });
    end(flow);
    expect([flow.states(), ids(flow)]).toEqual([['shown.resting'], ['here']]);
    expect(flow.context()).toMatchObject({ result: { key: 'others', count: 1 }, problem: null });
  });
});
