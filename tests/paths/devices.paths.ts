// Path model of the devices: listed, signed out one by one, all others at once, or everywhere.
import { devices as words } from '#content/devices.ts';
import { devicesMachine } from '#machines/devices.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { here, library, phone } from './devices.samples.ts';
import { definePaths, site } from './kit/define.ts';
import { unreachable, wordless } from './support.ts';

type Seen = SnapshotFrom<typeof devicesMachine>;

const holds = (seen: Seen, id: string) => seen.context.devices.some((device) => device.id === id);
const other = (id: string) => (seen: Seen) => (holds(seen, id) ? { id } : undefined);

const failureOf = (seen: Pick<Seen, 'hasTag'>) =>
  seen.hasTag('everywhere') ? 'everywhere' : seen.hasTag('all') ? 'others' : 'one';

export default definePaths({
  machine: devicesMachine,
  input: { page: { say: 'A member opens /account' } },
  events: {
    'retry.requested': { say: 'Press Try again' },
    'device.signedOut': {
      say: ({ id }) => `Press ${words.out} beside ‘${id}’`,
      samples: {
        phone: other('phone'),
        library: other('library'),
        here: { id: 'here' },
        unknown: { id: 'tablet' },
      },
    },
    'others.signedOut': { say: `Press ${words.others}` },
    'everywhere.signedOut': { say: `Press ${words.everywhere}` },
  },
  environment: {
    [site]: { 'sessions.ended': { say: 'Another flow of the page has ended sessions' } },
  },
  outcomes: {
    readDevices: {
      alone: { gives: [here], say: 'The service knows this device alone' },
      three: { gives: [here, phone, library], say: 'The service knows three devices' },
      unreachable,
    },
    signDeviceOut: {
      ended: { gives: { wasSignedIn: true }, say: 'The service ends its session' },
      already: { gives: { wasSignedIn: false }, say: 'The session had ended before' },
      unreachable,
      wordless,
    },
    signOthersOut: {
      two: { gives: { count: 2 }, say: 'The service ends two other sessions' },
      one: { gives: { count: 1 }, say: 'The service ends one other session' },
      none: { gives: { count: 0 }, say: 'The service knows no other session any more' },
      unreachable,
      wordless,
    },
    signThisOut: {
      done: { gives: undefined, say: 'The session signs this browser out' },
      stays: { fails: '', say: 'This browser cannot be signed out, and a toast says so' },
    },
  },
  states: {
    reading: 'The page shows the shape of a list',
    unread: 'A notice says that the devices could not be read',
    'shown.resting': 'The list says what each device is, and when it was used',
    'shown.signingOut': 'The button of the device is busy, and the others cannot be pressed',
    'shown.notSignedOut': 'A notice says that the device could not be signed out',
    'shown.signingOthersOut': 'The button for all others is busy',
    'shown.othersNotSignedOut': 'A notice says that the other devices could not be signed out',
    'shown.endingOthers': 'The button for all devices is busy',
    'shown.stillEverywhere': 'A notice says that no device was signed out',
    'shown.signingThisOut': 'The other devices have left the list, and the button is busy',
    'shown.signedOut': 'The same until the address changes',
  },
  details: ({ context: { result, problem }, ...snapshot }) => [
    ...(problem === null
      ? []
      : [
          `Said above the list: ${words.failed[failureOf(snapshot)]} ${problem || words.failed.hint}`,
        ]),
    ...(result === null ? [] : [`Said above the list: ${result.key}, ${result.count}`]),
  ],
  resting: [
    'unread',
    'shown.resting',
    'shown.notSignedOut',
    'shown.othersNotSignedOut',
    'shown.stillEverywhere',
    'shown.signedOut',
  ],
  refused: {
    'device.signedOut/here': 'This device is signed out with all others, and last.',
    'device.signedOut/unknown': 'No line of the list has it.',
  },
  probes: {
    'this device is not the first of the list': {
      steps: [
        { port: 'readDevices', gives: [phone, here, library] },
        { type: 'others.signedOut' },
        'signOthersOut=two',
      ],
    },
  },
  invariants: {
    'This device is never signed out by a line of the list': ({ snapshot, started }) =>
      started.every(
        ({ port, input }) => port !== 'signDeviceOut' || (input as { id: string }).id !== 'here',
      ) &&
      (!snapshot.hasTag('shown') || holds(snapshot, 'here')),
    'This device is signed out once every other one is, and not before': ({ snapshot, started }) =>
      started.every(({ port }) => port !== 'signThisOut') ||
      (snapshot.context.devices.length === 1 && snapshot.context.result?.key === 'others'),
    'A device that is signed out leaves the list': ({ snapshot }) =>
      snapshot.context.result === null ||
      (snapshot.context.result.key === 'others'
        ? snapshot.context.devices.length === 1
        : !holds(snapshot, snapshot.context.chosen ?? '')),
    'Nothing is said to have failed and to have worked at once': ({ snapshot: { context } }) =>
      context.result === null || context.problem === null,
  },
});
