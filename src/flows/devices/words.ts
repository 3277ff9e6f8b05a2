// What a device is called, and when it was used.
import { devices as words } from '#content/devices.ts';
import type { Device } from '#machines/devices.machine.ts';
import { fillIn } from '#flows/shared/fillIn.ts';
import { parisTime } from '#flows/shared/parisTime.ts';

const named = (signs: readonly { name: string; sign: string }[], userAgent: string) =>
  signs.find(({ sign }) => userAgent.includes(sign))?.name;

/** "Firefox on Linux", as far as the browser's name for itself tells it. */
export function deviceName({ userAgent }: Pick<Device, 'userAgent'>): string {
  const browser = named(words.browsers, userAgent ?? '');
  const system = named(words.systems, userAgent ?? '');
  if (browser === undefined || system === undefined) return browser ?? system ?? words.unknown;
  return fillIn(words.device, { browser, system });
}

/** "Signed in …, last used …". */
export const timesOf = ({ signedInAt, lastUsedAt }: Device): string =>
  [
    fillIn(words.signedIn, { time: parisTime(signedInAt) }),
    fillIn(words.lastUsed, { time: parisTime(lastUsedAt) }),
  ].join(' · ');

/** What sets the button of one device apart from that of another. */
export const hiddenName = (device: Device): string =>
  fillIn(words.outHidden, { device: deviceName(device), time: parisTime(device.signedInAt) });
