// The ports of `devices`: the database, which knows every session of the member.
import { devicesMachine } from '#machines/devices.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { readDevices, signDeviceOut, signOthersOut } from './ports/devices.ts';

/** The machine with its ports. */
export const connect = ({ connectFlow }: PortsContext) =>
  connectFlow(
    'devices',
    devicesMachine.provide({ actors: { readDevices, signDeviceOut, signOthersOut } }),
  );
