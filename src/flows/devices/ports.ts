// The ports of `devices`: the database, which knows every session of the member, and the session of this browser.
import { devicesMachine } from '#machines/devices.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { readDevices, signDeviceOut, signOthersOut } from './ports/devices.ts';
import { signThisOutBy } from './ports/thisDevice.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow, session }: PortsContext) =>
  connectFlow(
    'devices',
    devicesMachine.provide({
      actors: { readDevices, signDeviceOut, signOthersOut, signThisOut: signThisOutBy(session) },
    }),
  );
